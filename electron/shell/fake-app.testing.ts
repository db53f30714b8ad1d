import { EventEmitter } from 'node:events'

/** The application object: a test makes it ready, hands it files and watches it quit. */
export class FakeApp extends EventEmitter {
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
