import { BrowserWindow } from 'electron'
import type { Notice } from '#shared/bridge/channels'

/** Tells every open window. */
export function notifyWindows(notice: Notice, payload: unknown): void {
  for (const window of BrowserWindow.getAllWindows()) {
    if (!window.isDestroyed()) window.webContents.send(notice, payload)
  }
}
