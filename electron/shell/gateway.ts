import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import { channels, type Channel } from '#shared/bridge/channels'
import { pageOrigin } from './protocol'

/** Answers every channel of the bridge, and only to our own page in the main frame of a window; `dispatch` checks the input. */
export function openGateway(dispatch: (channel: Channel, input: unknown) => Promise<unknown>): void {
  for (const channel of channels) {
    ipcMain.handle(channel, async (event, input: unknown) => {
      if (!comesFromOurPage(event)) throw new Error('Only the program’s own page is answered.')
      return dispatch(channel, input)
    })
  }
}

function comesFromOurPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(`${pageOrigin}/`)
}
