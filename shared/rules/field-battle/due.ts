import type { GameState } from '../../game/state'
import type { Due } from '../pack/rules-pack'
import { holders } from './procedures/play-held'
import { says } from './says'
import { isRolled, isRolledInPhase, nameOf } from './state'

/** At the beginning of a turn: kept events, then the die. Offered, never forced. */
export function due(state: GameState): readonly Due[] {
  const { phase, turn } = state
  const die: readonly Due[] = isRolled(state)
    ? []
    : [{ phase, procedure: 'turn-event', input: {}, say: says('due.roll', { turn }) }]
  const kept = isRolledInPhase(state) ? [] : holders(state)
  return [
    ...die,
    ...kept.map((holder): Due => {
      return {
        phase,
        procedure: 'play-held',
        input: { holder },
        say: says('due.play', { side: nameOf(state, holder) }),
      }
    }),
  ]
}
