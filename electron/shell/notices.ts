import type { Notice } from '#shared/bridge/channels'
import { operatorWindows } from './operator-windows'

/** Notifies every window of the operator; the second screen gets pictures and nothing else. */
export function notifyWindows(notice: Notice, payload: unknown): void {
  for (const window of operatorWindows()) {
    try {
      window.webContents.send(notice, payload)
    } catch {
      // A window whose process has just died gets nothing; the others still do.
    }
  }
}
