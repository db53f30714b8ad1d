import { renameSync, writeFileSync } from 'node:fs'
import { app, BrowserWindow, dialog, nativeTheme, screen, session, type Rectangle } from 'electron'
import { z } from 'zod'
import type { Notice } from '#shared/bridge/channels'
import { palettes } from '#shared/card/palettes'
import type { Words } from '#shared/words/speak'
import { readKept, windowState, type WindowState } from './places'
import { pageAddress } from './sessions'

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
    webPreferences: { ...guardedPage(), preload: files.preload },
  })
  window.on('close', () => {
    const state: WindowState = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    keepPlace(files.state, state)
  })
  window.once('ready-to-show', () => {
    // A window is shown by being maximised, so not before.
    if (state?.maximized) window.maximize()
    window.show()
  })
  return window
}

/** What every page of ours is allowed, in both windows. */
export const guardedPage = () => ({
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  spellcheck: false,
  devTools: !app.isPackaged,
})

/** Rejects when the page cannot be loaded; a window that was closed meanwhile, or reloaded, is no failure. */
export async function loadPage(window: BrowserWindow): Promise<void> {
  try {
    await window.loadURL(pageAddress)
  } catch (error) {
    const isAborted = error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED'
    if (!window.isDestroyed() && !isAborted) throw error
  }
}

/** The windows that hold the bridge: all but that of the second screen, which has a session of its own. */
export function operatorWindows(): BrowserWindow[] {
  return BrowserWindow.getAllWindows().filter(
    (window) => !window.isDestroyed() && window.webContents.session === session.defaultSession,
  )
}

/** Brings the program to the front. */
export function showFirstWindow(): void {
  const window = operatorWindows()[0]
  if (window?.isMinimized()) window.restore()
  window?.focus()
}

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

/** So much of a window has to lie on a display to be taken hold of, px. */
const graspWidthPx = 120
const graspHeightPx = 40

/** Where the window last stood; null the first time, or when that place is on no display now. */
function readWindowState(file: string): WindowState | null {
  const state = readKept(file, windowState)
  return screen.getAllDisplays().some(({ workArea }) => state && canBeGrasped(state.bounds, workArea)) ? state : null
}

/** A window that opens in its usual place next time is no loss: a full disk is passed over. */
export function keepPlace(file: string, place: object): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(place))
    renameSync(`${file}.new`, file)
  } catch {
    // See above.
  }
}

/** The title bar counts: its strip has to show, and not above the display. */
function canBeGrasped(bounds: Rectangle, area: Rectangle): boolean {
  const width = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  return (
    width >= graspWidthPx && bounds.y >= area.y - graspHeightPx / 2 && bounds.y + graspHeightPx <= area.y + area.height
  )
}

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

/** Problems of the settings are reported where all of them are read. */
const chosenTheme = z.object({ theme: z.enum(['day', 'night', 'contrast']) })
type Theme = z.infer<typeof chosenTheme>['theme']

/** The theme that the page will have: read at once, since a window has to have a colour before there is a library. */
export function themeAtStart(settingsFile: string): Theme {
  const chosen = readKept(settingsFile, chosenTheme)
  if (chosen) return chosen.theme
  if (nativeTheme.shouldUseHighContrastColors) return 'contrast'
  return nativeTheme.shouldUseDarkColors ? 'night' : 'day'
}

/** What lies behind the page until it has painted. */
export function paperColour(theme: Theme): string {
  return palettes[theme].paper
}

/** The page as it is served: in its theme from its first frame on. */
export function inTheme(html: string, theme: Theme): string {
  return html.replace('<html lang="en">', `<html lang="en" data-theme="${theme}">`)
}
