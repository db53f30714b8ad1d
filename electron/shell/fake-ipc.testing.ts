import { EventEmitter } from 'node:events'
import { cloned } from './fake-context-bridge.testing'

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
