import { sayPhrase } from './field-words'
import { say } from '../../words'
import type { OddsRow } from '#shared/rules/odds'

/** A chance in words: over 99.5 is never 100, and what can happen is never nothing. */
export function chanceInWords(chance: number): string {
  const percent = chance * 100
  if (chance < 1 && percent > 99.5) return say('laying.nearlyAll')
  if (chance > 0 && percent < 0.5) return say('laying.nearlyNone')
  return say('laying.percent', { percent: Math.round(percent) })
}

/** `At least one penetrates 79 %`; a sampled chance with its error. */
export function rowInWords({ say: what, chance, error }: OddsRow): string {
  const values = { say: sayPhrase(what), chance: chanceInWords(chance) }
  if (error === null) return say('laying.row', values)
  return say('laying.rowWithin', { ...values, error: (error * 100).toFixed(1) })
}
