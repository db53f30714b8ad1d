import { BrowserWindow, session } from 'electron'

/** The windows that hold the bridge: all but that of the second screen, which has a session of its own. */
export function operatorWindows(): BrowserWindow[] {
  return BrowserWindow.getAllWindows().filter(
    (window) => !window.isDestroyed() && window.webContents.session === session.defaultSession,
  )
}
