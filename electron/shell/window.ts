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

/** Opens the main window on our page. It shows when it has something to show. */
export function openMainWindow(files: WindowFiles): BrowserWindow {
  const state = readWindowState(files.state)
  const window = new BrowserWindow({
    width: 1280,
    height: 860,
    ...state?.bounds,
    minWidth: 800,
    minHeight: 560,
    show: false,
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
  if (state?.maximized) window.maximize()
  keepWindowState(window, files.state)
  window.once('ready-to-show', () => window.show())
  void window.loadURL(pageAddress)
  return window
}

/** Brings the program to the front. */
export function showFirstWindow(): void {
  const window = operatorWindows()[0]
  if (window?.isMinimized()) window.restore()
  window?.focus()
}
