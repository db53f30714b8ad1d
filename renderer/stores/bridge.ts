import { inject, type InjectionKey, type Ref } from 'vue'
import type { Bridge } from '#shared/bridge/contract'

/** Where the app keeps its one bridge; stores and components reach it through `useBridge`. */
export const bridgeKey: InjectionKey<Bridge> = Symbol('bridge')

/** True from the moment the program behind the page has gone: nothing can be saved any more. */
export const lostKey: InjectionKey<Ref<boolean>> = Symbol('lost')

export function useBridge(): Bridge {
  const bridge = inject(bridgeKey)
  if (!bridge) throw new Error('no bridge was provided to the app')
  return bridge
}
