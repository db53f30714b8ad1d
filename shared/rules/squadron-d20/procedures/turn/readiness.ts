import type { GameState, ShipInPlay } from '../../../../game/state'
import { gunsByName, type Readiness } from '../../../pack/readiness'
import { mountsThatFire } from '../../ship/state'
import { batteriesInPlay, hasFired } from '../may-fire/firing'

/** Guns of the batteries by calibre; the factors of small guns are no guns that anybody counts. */
export function readiness(state: GameState, stand: ShipInPlay): Readiness {
  const batteries = batteriesInPlay(stand)
  const mounts = batteries.flatMap((of) => {
    const firing = mountsThatFire(stand, of)
    const { inches, mounts } = of.battery
    return mounts.map(({ guns }, at) => ({ name: `${inches}″`, guns, works: firing.includes(at) }))
  })
  const arms = [...batteries.map(({ key }) => key), 'crf', 'mrf']
  return { guns: gunsByName(mounts), hasFired: arms.some((what) => hasFired(state, stand.id, what)) }
}
