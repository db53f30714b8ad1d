import type { GameState } from '../../../../game/state'
import type { Due } from '../../../pack/rules-pack'
import { gunfire } from './gunfire'
import { waitingShip } from './gunfire-form'
import { says } from './says'

/** Squadrons with a ship that can fire and has not: offered while the guns have their phase, never owed. */
export function gunfireDue(state: GameState): readonly Due[] {
  if (!gunfire.phases.includes(state.phase)) return []
  return state.squadrons.flatMap((squadron) =>
    waitingShip(state, squadron) === undefined
      ? []
      : [
          {
            phase: state.phase,
            procedure: gunfire.name,
            input: { squadron: squadron.id },
            say: says('due', { squadron: squadron.name }),
          },
        ],
  )
}
