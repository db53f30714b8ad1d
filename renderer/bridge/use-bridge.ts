import { inject, ref, type InjectionKey, type Ref } from 'vue'
import type { Bridge } from '#shared/bridge/contract'

/** Where the app keeps its one bridge; stores and components reach it through `useBridge`. */
export const bridgeKey: InjectionKey<Bridge> = Symbol('bridge')

/**
 * Whether the program behind the page is there. `gone`: it does not answer. `shut`: it has been restarted and does
 * not know this page, until its new address is opened in the same browser. While it is not `up` nothing can be saved.
 */
export type Link = 'up' | 'gone' | 'shut'

export interface Connection {
  readonly link: Ref<Link>
  /** Tries at once; it is tried every few seconds anyway. */
  readonly reconnect: () => void
}
export const connectionKey: InjectionKey<Connection> = Symbol('connection')

export function useBridge(): Bridge {
  const bridge = inject(bridgeKey)
  if (!bridge) throw new Error('no bridge was provided to the app')
  return bridge
}

/** A page that was given no connection has one that never breaks. */
export function useConnection(): Connection {
  return inject(connectionKey, () => ({ link: ref<Link>('up'), reconnect: () => undefined }), true)
}
