/** Replaces `electron` inside a real page: the preload's half of the wire, joined to main through the test. */
import { FakeContextBridge } from '../../electron/shell/fake-context-bridge.testing'

interface Joined {
  joinedInvoke(channel: string, input: readonly unknown[]): Promise<unknown>
  joinedSend(channel: string, payload: readonly unknown[]): void
}

const world = window as unknown as Joined & Record<string, unknown>
const listeners = new Map<string, ((event: unknown, ...payload: unknown[]) => void)[]>()

/** The test calls this with what main sends to the page. */
world.joinedSend = (channel, payload) => {
  for (const listen of listeners.get(channel) ?? []) listen({}, ...payload)
}

export const ipcRenderer = {
  invoke: (channel: string, ...input: unknown[]) => world.joinedInvoke(channel, structuredClone(input)),
  on: (channel: string, listener: (event: unknown, ...payload: unknown[]) => void) => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
  },
}

const bridge = new FakeContextBridge()
export const contextBridge = {
  exposeInMainWorld(name: string, api: unknown): void {
    bridge.exposeInMainWorld(name, api)
    Object.defineProperty(window, name, { value: bridge.world[name] })
  },
}
