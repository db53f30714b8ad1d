import type { GameState } from '../../game/state'
import type { OddsFound, OddsRow, ProcedureOdds } from '../pack/odds'
import type { Input } from '../pack/input'

/** Odds of a dialogue that are all known in closed form: nothing is left to be played out. */
export function exactly<Given = Input>(
  rows: (state: GameState, given: Given) => readonly OddsRow[],
): ProcedureOdds<Given> {
  return { quick: (state, given) => rows(state, given), full: () => nothingMore() }
}

function* nothingMore(): Generator<OddsFound, OddsFound> {
  const found = { rows: [], samples: null }
  yield found
  return found
}
