import { EventEmitter } from 'node:events'
import { cloned, FakeContextBridge } from './fake-context-bridge.testing'

type Handler = (event: unknown, ...input: unknown[]) => unknown

/** The frame that a message comes from; a test may set another. */
export interface FakeFrame {
  url: string
  parent: FakeFrame | null
}

/** The wire between page and main: every message goes through a structured clone, both ways, as in Electron. */
export class FakeIpc {
  readonly handlers = new Map<string, Handler>()
  readonly toPage = new EventEmitter()
  /** The window's contents, as main knows them. */
  readonly sender = new EventEmitter()
  frame: FakeFrame | null = { url: 'app://spotting-top/index.html', parent: null }

  readonly main = {
    handle: (channel: string, handler: Handler): void => {
      if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
      this.handlers.set(channel, handler)
    },
  }

  readonly renderer = {
    invoke: async (channel: string, ...input: unknown[]): Promise<unknown> => {
      const sent = cloned(input)
      const handler = this.handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      try {
        return cloned(await handler({ senderFrame: this.frame, sender: this.sender }, ...sent))
      } catch (problem) {
        throw new Error(`Error invoking remote method '${channel}': ${String(problem)}`, { cause: problem })
      }
    },
    on: (channel: string, listener: (event: unknown, ...payload: unknown[]) => void): void => {
      this.toPage.on(channel, (...payload: unknown[]) => listener({}, ...payload))
    },
  }

  send(channel: string, ...payload: unknown[]): void {
    const sent = cloned(payload)
    this.toPage.emit(channel, ...sent)
    this.toPage.emit('*', channel, ...sent)
  }
}

type Rule = (...input: unknown[]) => unknown
type Answer = (request: Request) => Promise<Response>

/** A session: what it allows, what it serves, and the wire and world of its page. */
export class FakeSession {
  readonly rules = new Map<string, Rule>()
  readonly served = new Map<string, Answer>()
  readonly protocol = { handle: (scheme: string, answer: Answer) => void this.served.set(scheme, answer) }
  readonly setPermissionRequestHandler = this.keep('permission')
  readonly setPermissionCheckHandler = this.keep('permissionCheck')
  readonly setDevicePermissionHandler = this.keep('device')
  readonly webRequest = { onBeforeRequest: this.keep('request') }

  constructor(
    readonly ipc: FakeIpc,
    readonly context: FakeContextBridge,
  ) {}

  private keep(name: string) {
    return (rule: Rule) => void this.rules.set(name, rule)
  }
}

/** The sessions of the program, by partition. */
export class FakeSessions {
  readonly defaultSession: FakeSession
  readonly partitions = new Map<string, FakeSession>()
  private inPage: FakeSession

  constructor(ipc: FakeIpc, context: FakeContextBridge) {
    this.defaultSession = new FakeSession(ipc, context)
    this.inPage = this.defaultSession
  }

  fromPartition(name: string): FakeSession {
    const known = this.partitions.get(name)
    if (known) return known
    const made = new FakeSession(new FakeIpc(), new FakeContextBridge())
    this.partitions.set(name, made)
    return made
  }

  /** Loads a preload in the page of this session: while it runs, the page's side of the wire is that page's. */
  async runPreloadIn(partition: string, load: () => Promise<unknown>): Promise<void> {
    this.inPage = this.fromPartition(partition)
    await load()
    this.inPage = this.defaultSession
  }

  readonly renderer: FakeIpc['renderer'] = {
    invoke: (...asked) => this.inPage.ipc.renderer.invoke(...asked),
    on: (...args) => this.inPage.ipc.renderer.on(...args),
  }
  readonly contextBridge = {
    exposeInMainWorld: (name: string, api: unknown) => this.inPage.context.exposeInMainWorld(name, api),
  }
}
