import type { GameState } from '../../../../game/state'
import type { Input } from '../../../pack/input'
import { exactly } from '../../../kit/exactly'
import type { OddsRow, ProcedureOdds } from '../../../pack/odds'
import { shipById } from '../../../kit/on-table'
import { firstRow } from '../criticals/first-row'
import { damageInputs } from '../criticals/damage-form'
import { criticalTableOf } from '../criticals/spend'
import { targetStateOf } from '../criticals/target-in-figures'
import { says } from './says'

/** Odds of a hit whose damage only the rule book knows: what its critical damages first. */
export const oddsOfHit: ProcedureOdds = exactly(rowsOf)

function rowsOf(state: GameState, input: Input): readonly OddsRow[] {
  const hit = damageInputs(input)
  const ship = shipById(state, hit.target)
  const standing = ship && targetStateOf(state, ship)
  if (!standing) return []
  const found = firstRow(standing.data, criticalTableOf(standing.data, hit), hit.column ?? null)
  return found.map(({ key, chance }) => ({ say: says(`odds.first.${key}`), chance, error: null }))
}
