/**
 * Replaces the `electron` module in tests, so that main and preload run for real without the binary. It records
 * what was asked of it; whatever crosses a process in Electron goes through a structured clone here.
 */
import { EventEmitter } from 'node:events'
import { FakeContextBridge } from './fake-context-bridge.testing'
import { FakeScreen } from './fake-screen.testing'
import { FakeIpc, FakeSessions } from './fake-session.testing'
import { fakeWindowClass, type FakeContents } from './fake-window.testing'

/** The application object: a test makes it ready, hands it files and watches it quit. */
class FakeApp extends EventEmitter {
  isPackaged = false
  /** Whether this start is the first. */
  first = true
  lockData: unknown = null
  quits = 0
  exited = false
  exitCode = 0
  readonly paths: Record<string, string> = {}
  becomeReady: () => void = () => undefined
  readonly #ready = new Promise<void>((resolve) => (this.becomeReady = resolve))

  whenReady(): Promise<void> {
    return this.#ready
  }
  requestSingleInstanceLock(data: unknown): boolean {
    this.lockData = structuredClone(data)
    return this.first
  }
  getPath(name: string): string {
    const path = this.paths[name]
    if (path === undefined) throw new Error(`no path was given for ${name}`)
    return path
  }
  getVersion = () => '0.0.0-fake'
  getName = () => 'Spotting Top'
  quit(): void {
    this.quits += 1
    let prevented = false
    this.emit('will-quit', { preventDefault: () => (prevented = true) })
    if (!prevented) this.exit()
  }
  exit(code = 0): void {
    this.exited = true
    this.exitCode = code
  }
}

interface MenuItem {
  readonly id?: string
  readonly label?: string
  readonly submenu?: readonly MenuItem[]
  readonly click?: () => void
}

export const fakeIpc = new FakeIpc()
export const fakeContext = new FakeContextBridge()
export const app = new FakeApp()
export const ipcMain = fakeIpc.main
export const fakeSessions = new FakeSessions(fakeIpc, fakeContext)
/** That of the page that a preload runs in at the time. */
export const ipcRenderer = fakeSessions.renderer
export const contextBridge = fakeSessions.contextBridge
export const BrowserWindow = fakeWindowClass(fakeSessions, (contents: FakeContents) =>
  app.emit('web-contents-created', {}, contents),
)

export const schemes: { scheme: string; privileges: Readonly<Record<string, boolean>> }[] = []
export const session = fakeSessions
export const { served, rules: sessionRules } = fakeSessions.defaultSession
export const protocol = {
  registerSchemesAsPrivileged: (given: typeof schemes) => void schemes.push(...given),
  handle: fakeSessions.defaultSession.protocol.handle,
}

export const nativeTheme = { shouldUseDarkColors: false, shouldUseHighContrastColors: false }

export const screen = new FakeScreen()
export const { displays } = screen

export const chosen = { folder: null as string | null }
export const errorBoxes: [title: string, text: string][] = []
/** Message boxes that were shown, and which button is pressed in those to come. */
export const messageBoxes: { readonly message: string; readonly detail: string; readonly buttons?: string[] }[] = []
export const pressed = { button: 0 }
export const dialog = {
  showMessageBox: async (...given: readonly unknown[]) => {
    messageBoxes.push(given.at(-1) as (typeof messageBoxes)[number])
    return { response: pressed.button }
  },
  showErrorBox: (title: string, text: string) => void errorBoxes.push([title, text]),
  showOpenDialog: async () => ({ canceled: chosen.folder === null, filePaths: chosen.folder ? [chosen.folder] : [] }),
}

export const shown: string[] = []
export const shell = {
  showItemInFolder: (path: string) => void shown.push(path),
  openPath: async (path: string) => {
    shown.push(path)
    return ''
  },
}

export const menus: (readonly MenuItem[])[] = []
export const Menu = {
  buildFromTemplate: (template: readonly MenuItem[]) => template,
  setApplicationMenu: (menu: readonly MenuItem[]) => void menus.push(menu),
}

/** Chooses a menu command by its id, as a person would. */
export function chooseCommand(id: string): void {
  const items = (menus.at(-1) ?? []).flatMap((item) => item.submenu ?? [])
  const item = items.find((one) => one.id === id)
  if (!item?.click) throw new Error(`no command ${id} in the menu`)
  item.click()
}

/**
 * Windows logs off or shuts down: every window is asked, and may hold it up unless it is forced; then all are
 * notified, and the program is gone without `close` and without `will-quit`. True when the session has ended.
 */
export function endSession(reason: 'logoff' | 'shutdown' | 'critical'): boolean {
  let isHeldUp = false
  const event = { reasons: [reason], preventDefault: () => (isHeldUp = true) }
  for (const window of BrowserWindow.getAllWindows()) window.emit('query-session-end', event)
  if (isHeldUp && reason !== 'critical') return false
  for (const window of BrowserWindow.getAllWindows()) window.emit('session-end', event)
  return true
}
