import type { BrowserWindow } from 'electron'

/** On macOS a window that fills its screen by the system's own way takes a desktop for itself, and takes its time over it. */
const isMac = process.platform === 'darwin'

export function fillScreen(window: BrowserWindow, isFull: boolean): void {
  if (isMac) window.setSimpleFullScreen(isFull)
  else window.setFullScreen(isFull)
}

export function fillsScreen(window: BrowserWindow): boolean {
  return isMac ? window.isSimpleFullScreen() : window.isFullScreen()
}
