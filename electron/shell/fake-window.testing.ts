import { EventEmitter } from 'node:events'
import type { FakeIpc, FakeSession, FakeSessions } from './fake-session.testing'

interface Bounds {
  x: number
  y: number
  width: number
  height: number
}
export interface FakeWindowOptions extends Partial<Bounds> {
  readonly show?: boolean
  readonly webPreferences?: Readonly<Record<string, unknown>>
}

export class FakeContents extends EventEmitter {
  reloads = 0
  /** Electron is taking the process of the page away, and must not be called upon meanwhile. */
  isLosingPage = false
  /** The page asks to stay: its `beforeunload` was prevented. */
  pageHoldsBack = false
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' })

  constructor(
    readonly session: FakeSession,
    private readonly ipc: FakeIpc = session.ipc,
  ) {
    super()
  }
  reload(): void {
    if (this.isLosingPage) throw new Error('reload() inside render-process-gone')
    this.reloads += 1
  }
  override emit(name: string, ...given: unknown[]): boolean {
    this.isLosingPage = name === 'render-process-gone'
    try {
      return super.emit(name, ...given)
    } finally {
      this.isLosingPage = false
    }
  }
  send(channel: string, ...payload: unknown[]): void {
    this.ipc.send(channel, ...payload)
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler
  }
}

/** A class of windows of its own for each fake, as the list of windows belongs to the class. */
export function fakeWindowClass(sessions: FakeSessions, onContents: (contents: FakeContents) => void) {
  return class FakeWindow extends EventEmitter {
    static readonly all: FakeWindow[] = []
    static readonly getAllWindows = () => [...FakeWindow.all]
    static readonly getFocusedWindow = () => FakeWindow.all.find((window) => window.focused) ?? null
    /** Why no page can be loaded, where a test wants that. */
    static loadError: Error | null = null

    readonly webContents: FakeContents
    readonly addresses: string[] = []
    bounds: Bounds
    focused = false
    shown = false
    minimized = false
    maximized = false
    fullScreen = false
    broughtForward = 0

    constructor(readonly options: FakeWindowOptions) {
      super()
      this.bounds = {
        x: options.x ?? 10,
        y: options.y ?? 20,
        width: options.width ?? 800,
        height: options.height ?? 600,
      }
      const partition = options.webPreferences?.['partition']
      this.webContents = new FakeContents(
        typeof partition === 'string' ? sessions.fromPartition(partition) : sessions.defaultSession,
      )
      FakeWindow.all.push(this)
      onContents(this.webContents)
    }
    async loadURL(address: string): Promise<void> {
      this.addresses.push(address)
      if (FakeWindow.loadError) throw FakeWindow.loadError
    }
    show() {
      this.shown = true
    }
    showInactive() {
      this.shown = true
    }
    moveTop() {
      this.broughtForward += 1
    }
    setMenuBarVisibility() {}
    /** Without effect while the window is hidden: its manager does not know it yet. */
    setFullScreen(is: boolean) {
      if (!this.shown) return
      this.fullScreen = is
      this.emit(is ? 'enter-full-screen' : 'leave-full-screen')
    }
    isFullScreen = () => this.fullScreen
    getBounds = () => this.bounds
    setBounds(bounds: Bounds) {
      if (this.shown) this.bounds = bounds
    }
    focus() {
      this.focused = true
    }
    /** Shows the window too. */
    maximize() {
      this.maximized = true
      this.shown = true
    }
    restore() {
      this.minimized = false
    }
    isMinimized = () => this.minimized
    isMaximized = () => this.maximized
    isDestroyed = () => !FakeWindow.all.includes(this)
    getNormalBounds = () => this.bounds
    /** As Electron does it: the window is asked, then the page, then it goes. */
    close(): void {
      const isPrevented = (emit: (event: object) => void): boolean => {
        let prevented = false
        emit({ preventDefault: () => (prevented = true) })
        return prevented
      }
      if (isPrevented((event) => this.emit('close', event))) return
      const isLetGo = () => isPrevented((event) => this.webContents.emit('will-prevent-unload', event))
      if (this.webContents.pageHoldsBack && !isLetGo()) return
      this.destroy()
    }
    destroy(): void {
      if (this.webContents.isLosingPage) throw new Error('destroy() inside render-process-gone')
      FakeWindow.all.splice(FakeWindow.all.indexOf(this), 1)
      this.emit('closed')
    }
  }
}
