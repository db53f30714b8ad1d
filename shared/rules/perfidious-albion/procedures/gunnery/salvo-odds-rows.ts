import type { OddsFound, OddsRow } from '../../../pack/odds'
import type { FormedProcedure } from '../../../kit/procedure'
import { checkShip } from '../../ship/check-ship'
import { sentencesOf } from '../../sentence'
import { shape } from '../../ship/shape'
import { isLost } from '../damage/gone'
import type { Concentration } from './concentration'
import { chanceOfEntering, placesByFate, type Places } from './place-odds'
import { beforeDice, salvoOdds } from './salvo-odds'
import { straddleOdds } from './straddle-odds'
import type { SalvoOdds } from './fate-odds'
import type { SalvoValues } from './salvo-form'

const rules = { checkShip, shape }
const inWords = sentencesOf('odds')

const sampled = ['floods', 'burns', 'sinks', 'blowsUp'] as const

/**
 * How many straddles, and whether any goes in, at once; what they do to her, followed or played out. Of one straddle
 * that is sure: what lies at the places where it may fall.
 */
export const oddsOfSalvo: NonNullable<FormedProcedure<SalvoValues>['odds']> = {
  policy: { key: 'odds.policy.usualWithRepairs' },
  quick(state, values, pending) {
    const { concentrations, places, draft } = beforeDice(rules, state, values, pending)
    if (isLost(draft().ship(values.target.id))) return [exact('penetrated', 0)]
    const [one, ...others] = concentrations.filter(({ sure, oneMore }) => sure > 0 || oneMore)
    const isOneLetterSure = one && !one.oneMore && others.length === 0
    if (isOneLetterSure && one.sure === 1) return rowsByPlace(one, places)
    const straddles = straddleOdds(concentrations).flatMap((chance, n) =>
      // The sum has them already.
      chance > 0 && !isOneLetterSure ? [exact('straddles', chance, { n })] : [],
    )
    return [...straddles, exact('penetrated', chanceOfEntering(concentrations, places))]
  },
  *full(state, values, { dice, policy, pending }) {
    const odds = salvoOdds(beforeDice(rules, state, values, pending, policy), { dice, policy })
    for (;;) {
      const step = odds.next()
      if (step.done) return found(step.value)
      yield found(step.value)
    }
  },
}

function rowsByPlace({ penetration }: Pick<Concentration, 'penetration'>, places: Places): readonly OddsRow[] {
  const { of, ...counts } = placesByFate(penetration, places)
  return (['void', 'held', 'enters'] as const).map((fate) =>
    exact(`place.${fate}`, counts[fate] / of, { n: counts[fate], of }),
  )
}

function exact(name: string, chance: number, values?: Readonly<Record<string, number>>): OddsRow {
  return { say: inWords(name, values), chance, error: null }
}

function found({ fates, samples }: SalvoOdds): OddsFound {
  return { rows: sampled.map((name): OddsRow => ({ say: inWords(name), ...fates[name] })), samples }
}
