import { channels, notices, type Channel, type Notice } from './channels'
import type { Bridge } from './contract'

type Ask = (input?: unknown) => Promise<unknown>
type Listen = (listener: (payload: unknown) => void) => () => void

/**
 * The one place where messages of the page become plain data, in both shells. Electron refuses to clone the reactive
 * objects that a page works with; the host's socket carries JSON, so both shells get the same.
 */
export function plainBridge(bridge: Bridge): Bridge {
  const asked = Object.fromEntries(channels.map((channel) => [channel, plainAsk(bridge, channel)]))
  const on = Object.fromEntries(notices.map((notice) => [notice, plainListen(bridge, notice)]))
  return { ...asked, on } as unknown as Bridge
}

/** Async, so that a message that cannot be sent rejects like every other fault of the bridge. */
function plainAsk(bridge: Bridge, channel: Channel): Ask {
  const ask = bridge[channel] as Ask
  return async (input) => ask(input === undefined ? undefined : (JSON.parse(JSON.stringify(input)) as unknown))
}

/** What a listener returns would cross too. */
function plainListen(bridge: Bridge, notice: Notice): Listen {
  const listen = bridge.on[notice] as Listen
  return (listener) =>
    listen((payload) => {
      listener(payload)
    })
}
