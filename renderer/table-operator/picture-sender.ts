import type { TablePicture } from '#shared/table-view/picture'

/**
 * Sends pictures one at a time, the newest first: of those that come while one is on its way only the last is sent.
 * A picture like the last is not sent at all: that something has changed that may not be seen is no message either.
 */
export function pictureSender(send: (picture: TablePicture) => Promise<void>) {
  let sent = ''
  let waiting: TablePicture | undefined
  let isUnderWay = false

  async function run(): Promise<void> {
    isUnderWay = true
    while (waiting) {
      const picture = waiting
      waiting = undefined
      const written = JSON.stringify(picture)
      if (written === sent) continue
      sent = written
      try {
        await send(picture)
      } catch {
        // The wire was cut: what the table saw last is not known, so that the next picture goes whatever it is.
        sent = ''
      }
    }
    isUnderWay = false
  }

  return (picture: TablePicture, how?: 'again'): void => {
    if (how === 'again') sent = ''
    waiting = picture
    if (!isUnderWay) void run()
  }
}
