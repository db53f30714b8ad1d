import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { screen, type BrowserWindow, type Rectangle } from 'electron'
import { windowState, type WindowState } from './place-schemas'

/** So much of a window has to lie on a display to be taken hold of, px. */
const graspWidthPx = 120
const graspHeightPx = 40

/** Where the window last stood; null the first time, or when that place is on no display now. */
export function readWindowState(file: string): WindowState | null {
  try {
    const state = windowState.parse(JSON.parse(readFileSync(file, 'utf8')))
    return screen.getAllDisplays().some((display) => canBeGrasped(state.bounds, display.workArea)) ? state : null
  } catch {
    return null
  }
}

/** Notes where the window stands when it closes. */
export function keepWindowState(window: BrowserWindow, file: string): void {
  window.on('close', () => {
    const state: WindowState = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    keepPlace(file, state)
  })
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
