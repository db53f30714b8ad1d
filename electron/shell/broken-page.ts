import { dialog, type BrowserWindow } from 'electron'
import type { Words } from '#shared/words/speak'

/** A page that breaks again this soon is not loaded a third time. */
const soonMs = 60_000

/**
 * Reloads the page of a window when its process has died, and then calls `onBroken`. Electron emits the event while
 * it is still taking the process away: a window that is reloaded or destroyed from inside it can take the program down.
 */
export function reloadWhenBroken(
  window: BrowserWindow,
  clock: () => number,
  onBroken: (isAgain: boolean) => void,
): void {
  let lastBroken = -Infinity
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const isAgain = clock() - lastBroken < soonMs
    lastBroken = clock()
    setImmediate(() => {
      if (window.isDestroyed()) return
      if (!isAgain) window.webContents.reload()
      onBroken(isAgain)
    })
  })
}

/** Says that the page was reloaded: the table is in the journal. */
export function mendBrokenPage(window: BrowserWindow, words: Words, clock: () => number): void {
  reloadWhenBroken(window, clock, (isAgain) => {
    void dialog.showMessageBox(window, {
      type: 'warning',
      message: words('app.shell.broken'),
      detail: words(isAgain ? 'app.shell.brokenAgain' : 'app.shell.brokenOnce'),
    })
  })
}
