import type { GameState } from '../../game/state'
import type { OddsFound, OddsRow, ProcedureOdds } from '../pack/odds'
import type { Input } from '../pack/input'

/** Odds of a dialogue that are all known in closed form: nothing is left to be played out. */
export function exactly(rows: (state: GameState, input: Input) => readonly OddsRow[]): ProcedureOdds {
  return { quick: (state, input) => rows(state, input), full: () => nothingMore() }
}

function* nothingMore(): Generator<OddsFound, OddsFound> {
  const found = { rows: [], samples: null }
  yield found
  return found
}
