import type { OddsFound, OddsRow, ProcedureOdds } from '../../../odds'
import { checkShip } from '../../check-ship'
import { sentencesOf } from '../../sentence'
import { shape } from '../../shape'
import { isLost } from '../damage/gone'
import { chanceOfEntering } from './place-odds'
import { beforeDice, salvoOdds, type SalvoOdds } from './salvo-odds'
import { straddleOdds } from './straddle-odds'

const rules = { checkShip, shape }
const inWords = sentencesOf('odds')

const sampled = ['floods', 'burns', 'sinks', 'blowsUp'] as const

/** How many straddles, and whether any goes in, at once; what they do to her, followed or played out. */
export const oddsOfSalvo: ProcedureOdds = {
  policy: { key: 'odds.policy.usualWithRepairs' },
  quick(state, input, pending) {
    const { laid, concentrations, places, draft } = beforeDice(rules, state, input, pending)
    const straddles = straddleOdds(concentrations).flatMap((chance, n) =>
      chance > 0 ? [{ say: inWords('straddles', { n }), chance, error: null }] : [],
    )
    const isOver = isLost(draft().ship(laid.target.id))
    const penetrated = isOver ? 0 : chanceOfEntering(concentrations, places)
    return [...straddles, { say: inWords('penetrated'), chance: penetrated, error: null }]
  },
  *full(state, input, { dice, policy, pending }) {
    const odds = salvoOdds(beforeDice(rules, state, input, pending, policy), { dice, policy })
    for (;;) {
      const step = odds.next()
      if (step.done) return found(step.value)
      yield found(step.value)
    }
  },
}

function found({ fates, samples }: SalvoOdds): OddsFound {
  return { rows: sampled.map((name): OddsRow => ({ say: inWords(name), ...fates[name] })), samples }
}
