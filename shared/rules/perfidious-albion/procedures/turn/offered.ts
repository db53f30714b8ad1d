import type { GameState } from '../../../../game/state'
import type { Due } from '../../../pack/rules-pack'
import { squadronHasFired } from '../gunnery/guns-fired'
import { silent } from '../gunnery/salvo-form'
import { says } from '../form-says'
import { yetToMove } from '../movement/move-squadron'
import { actingShips } from './acting'
import { squadronById, squadronName } from '../../../kit/on-table'
import { dueNow } from './due'
import { firingOrder } from './firing-order'

/**
 * What the sequence offers now: in the firing step the squadron that is next, and before her the repairs of the last; in
 * the movement step the squadrons that have not moved, of the side that moves first first.
 */
export function offeredNow(state: GameState): readonly Due[] {
  const due = dueNow(state)
  const repairs = due.filter(({ procedure }) => procedure === 'damageControl')
  const others = due.filter(({ procedure }) => procedure !== 'damageControl')
  return [...repairs, ...firingOffered(state), ...others, ...movementOffered(state)]
}

function movementOffered(state: GameState): readonly Due[] {
  if (state.phase !== 'movement') return []
  return yetToMove(state).map((squadron) => ({
    phase: 'movement',
    procedure: 'moveSquadron',
    input: { squadron },
    say: says('moves', { squadron: squadronName(state, squadron) }),
  }))
}

/** The next squadron fires, or has fired; with guns left she may fire again before she is done. */
function firingOffered(state: GameState): readonly Due[] {
  const squadron = state.phase === 'gunnery' ? squadronById(state, firingOrder(state).waiting[0]) : undefined
  if (!squadron) return []
  const ships = actingShips(state, squadron)
  const hasBegun = squadronHasFired(state, squadron)
  const isAble = ships.some((ship) => !silent(state, ship))
  const offer = (procedure: string, said: string): Due => ({
    phase: 'gunnery',
    procedure,
    input: { squadron: squadron.id },
    say: says(said, { squadron: squadron.name }),
  })
  const fires = isAble ? [offer('salvo', hasBegun ? 'firesOn' : 'fires')] : []
  const isDone = offer('hasFired', hasBegun ? 'isDone' : 'holdsFire')
  return hasBegun ? [isDone, ...fires] : [...fires, isDone]
}
