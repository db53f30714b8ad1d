import type { GameState, ShipInPlay } from '../../../../game/state'
import { gunsByName, type Readiness } from '../../../pack/readiness'
import { saysOfSequence as says } from '../../sentence'
import { gunLetters } from '../../ship/ship'
import { helmIsHit } from '../damage/hull'
import { gunsAtWork, mountsOf, shipHasFired } from '../gunnery/guns'
import { isDoneThisTurn } from './acting'

/** Guns by letter, heaviest first; a turret without supply serves no more. */
export function readiness(state: GameState, ship: ShipInPlay): Readiness {
  const mounts = mountsOf(ship.document)
  const atWork = new Set(gunsAtWork(ship, mounts))
  const heaviestFirst = gunLetters.flatMap((letter) => mounts.filter((mount) => mount.letter === letter))
  return {
    guns: gunsByName(
      heaviestFirst.map((mount) => ({ name: mount.letter, guns: mount.guns, works: atWork.has(mount) })),
    ),
    hasMoved: isDoneThisTurn(state, 'moved', ship.id),
    hasFired: shipHasFired(state, ship.id),
    ...(helmIsHit(state, ship.id) ? { says: [says('helm.isHit')] } : {}),
  }
}
