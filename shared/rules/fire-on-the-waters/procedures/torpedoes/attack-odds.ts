import type { GameState } from '../../../../game/state'
import { exactly } from '../../../kit/exactly'
import type { OddsRow, ProcedureOdds } from '../../../pack/odds'
import type { Input } from '../../../pack/input'
import { readAttack } from './attack-inputs'
import { says } from './says'
import { spreadOdds } from './spread-hits'
import { sumOfSpread } from './spread-sum'

/** How many of a spread hit: exact and at once, by the printed table or the cup. Damage has its own phase. */
export const oddsOfAttack: ProcedureOdds = exactly(rowsOf)

function rowsOf(state: GameState, input: Input): readonly OddsRow[] {
  const { facts, spread } = readAttack(state, input)
  return spreadOdds(state, sumOfSpread(facts).hitNumber, spread.torpedoes).map((chance, n) => ({
    say: n === 0 ? says('odds.none') : says('odds.hits', { n }),
    chance,
    error: null,
  }))
}
