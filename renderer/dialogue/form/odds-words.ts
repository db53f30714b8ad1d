import { sayPhrase } from './field-words'
import { say } from '../../words'
import type { OddsRow } from '#shared/rules/pack/odds'
import { percentOf, sampledPercentOf } from '#shared/words/percent'

/** `At least one penetrates 79.4 %`; a sampled chance with its error. */
export function rowInWords({ say: what, chance, error }: OddsRow): string {
  const percent = error === null ? percentOf(chance) : sampledPercentOf(chance)
  const values = { say: sayPhrase(what), chance: say('form.percent', { percent }) }
  if (error === null) return say('form.row', values)
  return say('form.rowWithin', { ...values, error: (error * 100).toFixed(1) })
}
