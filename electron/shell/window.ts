import { app, BrowserWindow } from 'electron'
import { operatorWindows } from './operator-windows'
import { pageAddress } from './protocol'
import { keepWindowState, readWindowState } from './window-state'

export interface WindowFiles {
  readonly preload: string
  readonly icon: string
  /** Where the window's place is kept. */
  readonly state: string
}

/** The main window, in the colour of the page to come. It shows when the page has something to show. */
export function makeMainWindow(files: WindowFiles, backgroundColor: string): BrowserWindow {
  const state = readWindowState(files.state)
  const window = new BrowserWindow({
    width: 1280,
    height: 860,
    ...state?.bounds,
    minWidth: 800,
    minHeight: 560,
    show: false,
    backgroundColor,
    icon: files.icon,
    webPreferences: {
      preload: files.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  })
  keepWindowState(window, files.state)
  window.once('ready-to-show', () => {
    // A window is shown by being maximised, so not before.
    if (state?.maximized) window.maximize()
    window.show()
  })
  return window
}

/** Rejects when the page cannot be loaded; a window that was closed meanwhile, or reloaded, is no failure. */
export async function loadPage(window: BrowserWindow): Promise<void> {
  try {
    await window.loadURL(pageAddress)
  } catch (error) {
    const isAborted = error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED'
    if (!window.isDestroyed() && !isAborted) throw error
  }
}

/** Brings the program to the front. */
export function showFirstWindow(): void {
  const window = operatorWindows()[0]
  if (window?.isMinimized()) window.restore()
  window?.focus()
}
