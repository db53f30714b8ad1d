import { BrowserWindow } from 'electron'
import type { Notice } from '#shared/bridge/channels'

/** Tells every open window. */
export function notifyWindows(notice: Notice, payload: unknown): void {
  for (const window of BrowserWindow.getAllWindows()) {
    if (window.isDestroyed()) continue
    try {
      window.webContents.send(notice, payload)
    } catch {
      // A window whose process has just died hears nothing; the others still do.
    }
  }
}
