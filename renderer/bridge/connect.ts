import { ref } from 'vue'
import type { Bridge } from '#shared/bridge/contract'
import { plainBridge } from '#shared/bridge/plain-bridge'
import type { Connection, Link } from './use-bridge'
import { hostBridge } from './host-bridge'
import { textFirst } from './text-first'

declare global {
  interface Window {
    /** Put there by Electron's preload, and by nothing else. */
    readonly spottingTop?: Bridge
  }
}

/** The bridge of the shell we are in, and whether the program behind it is there. */
export function connect(): { readonly bridge: Bridge; readonly connection: Connection } {
  const link = ref<Link>('up')
  const electron = window.spottingTop
  if (electron) return { bridge: textFirst(plainBridge(electron)), connection: { link, reconnect: () => undefined } }
  const { bridge, reconnect } = hostBridge((is) => (link.value = is))
  return { bridge: plainBridge(bridge), connection: { link, reconnect } }
}
