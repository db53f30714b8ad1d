import { BrowserWindow, screen, type Display } from 'electron'
import { tablePictureMessage } from '#shared/bridge/channels'
import type { TableWindowState } from '#shared/bridge/table-window'
import { done, type Done } from '#shared/kernel/result'
import type { Words } from '#shared/words/speak'
import { SecondScreen } from '../desk/second-screen'
import { isOfPlace, placeOn, readKept, screenFor, tablePlace, windowOn, type TablePlace } from './places'
import { openTableSession, tableAddress, tablePartition } from './sessions'
import { guardedPage, keepPlace, operatorWindows, reloadWhenBroken } from './window'

export interface TableWindowFiles {
  readonly preload: string
  readonly icon: string
  /** The folder of the built page. */
  readonly page: string
  /** Where the window's place is kept. */
  readonly place: string
}

/** The window of the second screen: its place, and the pictures that it gets. Nothing comes back from it. */
export class TableWindow extends SecondScreen {
  private window: BrowserWindow | null = null
  private place: TablePlace | null
  /** On the screen that is its own; as a guest on another, while the operator sits at its own; or beside the operator. */
  private placement: 'own' | 'guest' | 'waiting' = 'own'
  private hasSession = false

  constructor(
    private readonly files: TableWindowFiles,
    private readonly words: Words,
    private readonly clock: () => number,
  ) {
    super()
    this.place = readKept(files.place, tablePlace)
    screen.on('display-removed', () => this.screenWent())
    screen.on('display-added', () => this.screenCame())
    screen.on('display-metrics-changed', (_event, changed, what) => this.screenChanged(changed, what))
  }

  async open(): Promise<Done<{ readonly address: null }>> {
    if (this.window?.isMinimized()) this.window.restore()
    if (this.window) this.window.moveTop()
    else this.window = this.make()
    this.notifyWatchers()
    return done({ address: null })
  }

  close(): void {
    this.window?.close()
  }

  state(): TableWindowState {
    const screens = screen.getAllDisplays()
    const at = this.window && screen.getDisplayMatching(this.window.getBounds())
    return {
      isOpen: this.window !== null,
      isFullScreen: this.window !== null && fillsScreen(this.window),
      screens: screens.length,
      screen:
        at && (at.label || this.words('tableWindow.screen', { n: screens.findIndex(({ id }) => id === at.id) + 1 })),
      isDisplaced: this.window !== null && this.placement === 'waiting' && this.place !== null,
    }
  }

  private make(): BrowserWindow {
    if (!this.hasSession) openTableSession(this.files.page)
    this.hasSession = true
    const { on, operators, place } = this.wanted()
    const window = new BrowserWindow({
      ...windowOn(on ?? operators, place?.window),
      show: false,
      title: this.words('tableWindow.title'),
      icon: this.files.icon,
      backgroundColor: '#0a0d11',
      autoHideMenuBar: true,
      webPreferences: {
        ...guardedPage(),
        partition: tablePartition,
        preload: this.files.preload,
        // The operator works in another window all the time: this one must not fall asleep behind it.
        backgroundThrottling: false,
      },
    })
    window.setMenuBarVisibility(false)
    // Shown without focus: that stays with the operator. A hidden window can neither be placed nor fill a screen.
    window.once('ready-to-show', () => {
      window.showInactive()
      this.settle(window)
    })
    for (const event of ['enter-full-screen', 'leave-full-screen'] as const)
      window.on(event as 'focus', () => this.notifyWatchers())
    window.on('close', () => this.remember(window))
    this.feed(window)
    void window.loadURL(tableAddress)
    return window
  }

  /** A page that has just come up is shown the latest picture first; one that breaks is reloaded. */
  private feed(window: BrowserWindow): void {
    const { webContents } = window
    let stop: () => void = () => undefined
    webContents.on('dom-ready', () => {
      stop()
      stop = this.onPicture((picture) => webContents.send(tablePictureMessage, picture))
    })
    webContents.on('will-navigate', (event) => event.preventDefault())
    webContents.on('render-process-gone', () => stop())
    reloadWhenBroken(window, this.clock, (isAgain) => isAgain && window.destroy())
    webContents.on('before-input-event', (event, { type, key }) => {
      if (type !== 'keyDown' || !(key === 'F11' || (key === 'Escape' && fillsScreen(window)))) return
      // The menu has the same key.
      event.preventDefault()
      fillScreen(window, !fillsScreen(window))
      this.notifyWatchers()
    })
    window.once('closed', () => {
      stop()
      this.window = null
      this.notifyWatchers()
    })
  }

  /** Puts the window on the screen that it belongs on; with one screen only, beside the operator's own. */
  private settle(window: BrowserWindow): void {
    const { on, operators, place } = this.wanted()
    this.placement = on === null ? 'waiting' : !place && isOfPlace(operators, this.place) ? 'guest' : 'own'
    if (on && this.placement === 'own' && !place) this.place = placeOn(on, windowOn(on, undefined), true)
    this.moveTo(window, on ?? operators, place?.window, on !== null && (place?.isFullScreen ?? true))
    this.notifyWatchers()
  }

  private wanted() {
    const operators = operatorScreen()
    const on = screenFor(screen.getAllDisplays(), operators, this.place)
    return { on, operators, place: on && isOfPlace(on, this.place) ? this.place : null }
  }

  private moveTo(window: BrowserWindow, on: Display, place: TablePlace['window'] | undefined, isFull: boolean): void {
    if (fillsScreen(window)) fillScreen(window, false)
    window.setBounds(windowOn(on, place))
    if (isFull) fillScreen(window, true)
  }

  /**
   * Its cable was pulled: it waits beside the operator's window. Or the operator's was, and they sit at its screen now:
   * it moves, to a third screen where there is one.
   */
  private screenWent(): void {
    const { window } = this
    const screens = screen.getAllDisplays()
    const isLost = screens.length < 2 || !screens.some((each) => isOfPlace(each, this.place))
    if (!window || this.placement === 'waiting') return this.notifyWatchers()
    if (!isLost) return this.makeWay(window)
    this.placement = 'waiting'
    this.moveTo(window, operatorScreen(), undefined, false)
    this.notifyWatchers()
  }

  private makeWay(window: BrowserWindow): void {
    const isCovering = this.placement === 'own' && isOfPlace(operatorScreen(), this.place)
    if (isCovering || this.placement === 'guest') this.settle(window)
    else this.notifyWatchers()
  }

  /** Its own screen is back, or there is another in its place. */
  private screenCame(): void {
    if (this.window && this.placement !== 'own') this.settle(this.window)
    else this.notifyWatchers()
  }

  /** A screen has another size or scale: the window there fills it again, or fits on it again. */
  private screenChanged(changed: Display, what: readonly string[]): void {
    const { window } = this
    // Bars of the system come and go when a window fills the screen: that is no change of the screen.
    if (!window || what.every((metric) => metric === 'workArea')) return this.notifyWatchers()
    if (this.placement === 'guest') return this.settle(window)
    const stoodOn = this.placement === 'waiting' ? operatorScreen().id : this.place?.screen.id
    if (stoodOn === changed.id) {
      const isFull = fillsScreen(window)
      const place = placeOn(changed, window.getNormalBounds(), isFull)
      if (this.place && this.placement === 'own') this.place = { ...place, window: this.place.window }
      this.moveTo(window, changed, isFull ? this.place?.window : place.window, isFull)
    }
    this.notifyWatchers()
  }

  /** A place on another's screen is no place to come back to. */
  private remember(window: BrowserWindow): void {
    if (this.placement !== 'own') return
    const on = screen.getDisplayMatching(window.getBounds())
    const isFull = fillsScreen(window)
    const stood = placeOn(on, isFull ? window.getNormalBounds() : window.getBounds(), isFull)
    this.place = stood
    keepPlace(this.files.place, stood)
  }
}

function operatorScreen(): Display {
  const [window] = operatorWindows()
  return window ? screen.getDisplayMatching(window.getBounds()) : screen.getPrimaryDisplay()
}

/** On macOS a window that fills its screen by the system's own way takes a desktop for itself, and takes its time over it. */
const isMac = process.platform === 'darwin'

function fillScreen(window: BrowserWindow, isFull: boolean): void {
  if (isMac) window.setSimpleFullScreen(isFull)
  else window.setFullScreen(isFull)
}

function fillsScreen(window: BrowserWindow): boolean {
  return isMac ? window.isSimpleFullScreen() : window.isFullScreen()
}
