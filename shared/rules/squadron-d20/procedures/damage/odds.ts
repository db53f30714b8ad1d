import type { GameState } from '../../../../game/state'
import type { Input } from '../../../procedure'
import type { OddsRow, ProcedureOdds } from '../../../odds'
import { shipById } from '../../../on-table'
import { firstRow } from '../criticals/first-row'
import { strikeOf } from '../criticals/laid'
import { tableOf } from '../criticals/spend'
import { standingOf, TargetInFigures } from '../criticals/target-in-figures'
import { chanceOfWreckTest } from '../throws/wreck-test'
import { says } from './says'

/** Of a hit whose damage only the rule book knows: what a wreck test would come to, and what its critical strikes first. */
export const oddsOfHit: ProcedureOdds = {
  quick: rowsOf,
  // Nothing here is left to be played out: the exact rows are all of it.
  full: function* exactly(state, input) {
    const found = { rows: rowsOf(state, input), samples: null }
    yield found
    return found
  },
}

function rowsOf(state: GameState, input: Input): readonly OddsRow[] {
  const hit = strikeOf(input)
  const ship = shipById(state, hit.target)
  const standing = ship && standingOf(state, ship)
  if (!standing) return []
  const survives = chanceOfWreckTest(new TargetInFigures(standing))
  const found = firstRow(standing.sheet, tableOf(standing.sheet, hit), hit.column ?? null)
  return [
    { say: says('odds.staysAfloat'), chance: survives, error: null },
    ...found.map(({ key, chance }) => ({ say: says(`odds.first.${key}`), chance, error: null })),
  ]
}
