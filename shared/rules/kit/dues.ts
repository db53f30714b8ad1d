import { shipName } from '../../game/ship-name'
import type { GameState, ShipInPlay } from '../../game/state'
import type { Phrase } from '../../kernel/phrase'
import type { Input } from '../pack/input'
import type { Due } from '../pack/rules-pack'
import type { Says } from './sentence'

/** How a pack lists what is due: by its phases, in its sentences `due.<procedure>`. */
export function duesBy<Phase extends string>(phases: readonly Phase[], says: Says) {
  const placeOf = (phase: string) => phases.findIndex((each) => each === phase)
  const due = (phase: Phase, procedure: string, say: Phrase, input: Input = {}): Due => ({
    phase,
    procedure,
    input,
    say,
  })
  return {
    due,
    /** In the sentence of the procedure. */
    dueSaid: (phase: Phase, procedure: string, values: Input = {}, input: Input = {}) =>
      due(phase, procedure, says(`due.${procedure}`, values), input),
    dueOf: (phase: Phase, procedure: string, ship: ShipInPlay) =>
      due(phase, procedure, says(`due.${procedure}`, { ship: shipName(ship) }), { ship: ship.id }),
    /** Whether the table has come to a phase. One of its own is before none: a scenario may have such. */
    hasReached: ({ phase }: Pick<GameState, 'phase'>, of: string) =>
      placeOf(phase) < 0 || placeOf(of) <= placeOf(phase),
  }
}
