import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { own } from '../../../../kernel/own'
import { ownerOf } from '../../../kit/owner'
import { floats } from '../turn/acting'
import { firesOf } from './firing-record'
import { mountsOf } from './firing'
import type { GunfireValues } from './gunfire-form'
import { isDelayed, isJammed } from './mount-faults'
import { orderedBy } from '../spotting/friendly-fire'
import { says } from './says'

/** Warnings before the dialogue starts; they do not prevent it. */
export function warningsOf(state: GameState, inputs: GunfireValues): readonly Phrase[] {
  return [...friends(state, inputs), ...mistaken(state, inputs), ...jammed(state, inputs), ...delayed(state, inputs)]
}

function friends(state: GameState, { ships, target }: GunfireValues): readonly Phrase[] {
  const isFriend = ships.some(({ id }) => ownerOf(state, id) === ownerOf(state, target.id))
  return isFriend ? [says('warning.friend', { target: shipName(target) })] : []
}

/** A card, or the dice of friendly fire, have said at whom her main battery fires. */
function mistaken(state: GameState, { firing, target }: GunfireValues): readonly Phrase[] {
  return firing.flatMap(({ ship, battery }) => {
    const ordered = battery.is === 'main' ? orderedBy(state, ship.id) : undefined
    const at = ordered && ordered !== target.id ? own(state.ships, ordered) : undefined
    return at && floats(at) ? [says('warning.mistaken', { ship: shipName(ship), target: shipName(at) })] : []
  })
}

/** Left out until somebody says that the target lies where it points. */
function jammed(state: GameState, { ships }: GunfireValues): readonly Phrase[] {
  return ships.flatMap((ship) =>
    mountsOf(ship).flatMap(({ mount }) =>
      isJammed(state, ship, mount) ? [says('warning.jammed', { ship: shipName(ship), mount: mount.id })] : [],
    ),
  )
}

/** Who fired at this target last turn goes on; others open fire or change target, which takes a turn longer. */
function delayed(state: GameState, { firing, target }: GunfireValues): readonly Phrase[] {
  return firing.flatMap(({ ship, battery }) => {
    const goesOn = firesOf(state, ship.id, battery.id).some(
      (last) => last.turn === state.turn - 1 && last.target === target.id,
    )
    const values = { ship: shipName(ship), inches: battery.inches, target: shipName(target) }
    return isDelayed(state, ship, battery) && !goesOn ? [says('warning.delayed', values)] : []
  })
}
