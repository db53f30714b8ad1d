import type { GameState, ShipInPlay } from '../../../../game/state'
import { gunsByName, type Readiness } from '../../../pack/readiness'
import { faultOf, mountsOf } from '../gunnery/mounts'
import { isDoneThisTurn } from './acting'

/** Guns by calibre as the batteries are on her form; a mount that has fired serves again next turn. */
export function readiness(state: GameState, ship: ShipInPlay): Readiness {
  const mounts = mountsOf(ship).map(({ battery, mount }) => {
    const fault = faultOf(state, ship, battery, mount)
    return { name: `${battery.inches}″`, guns: mount.guns, works: fault === undefined || fault === 'fired' }
  })
  return { guns: gunsByName(mounts), hasFired: isDoneThisTurn(state, 'fired', ship.id) }
}
