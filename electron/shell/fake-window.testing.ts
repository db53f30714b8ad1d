import { EventEmitter } from 'node:events'
import type { FakeIpc } from './fake-ipc.testing'
import type { FakeSession, FakeSessions } from './fake-session.testing'

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
    this.reloads += 1
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
    setFullScreen(is: boolean) {
      this.fullScreen = is
      this.emit(is ? 'enter-full-screen' : 'leave-full-screen')
    }
    isFullScreen = () => this.fullScreen
    getBounds = () => this.bounds
    setBounds(bounds: Bounds) {
      this.bounds = bounds
    }
    focus() {
      this.focused = true
    }
    maximize() {
      this.maximized = true
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
      FakeWindow.all.splice(FakeWindow.all.indexOf(this), 1)
      this.emit('closed')
    }
  }
}
