import type { Bridge } from '#shared/bridge/contract'
import { electronBridge } from './electron-bridge'
import { hostBridge } from './host-bridge'

/** The bridge of the shell we are in. `onLost` is told once if the program behind the page goes away. */
export function connect(onLost: () => void = () => undefined): Bridge {
  return electronBridge() ?? hostBridge(onLost)
}
