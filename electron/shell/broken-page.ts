import { dialog, type BrowserWindow } from 'electron'
import type { Words } from '#shared/words/speak'

/** A page that breaks again this soon is not loaded a third time. */
const soonMs = 60_000

/** Loads a page anew whose process has died, and says so: the table is in the journal. */
export function mendBrokenPage(window: BrowserWindow, words: Words, clock: () => number): void {
  let lastBroken = -Infinity
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const isAgain = clock() - lastBroken < soonMs
    lastBroken = clock()
    if (!isAgain) window.webContents.reload()
    void dialog.showMessageBox(window, {
      type: 'warning',
      message: words('app.shell.broken'),
      detail: words(isAgain ? 'app.shell.brokenAgain' : 'app.shell.brokenOnce'),
    })
  })
}
