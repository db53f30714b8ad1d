import { own } from '../../kernel/own'
import type { Phrase } from '../../kernel/phrase'
import type { TorpedoStatistics } from '../pack/outcome-statistics'

/** Sentences of these rules on torpedoes, by what comes after their part. */
const torpedo = 'rules.perfidious-albion.sequence.torpedo.'

/**
 * What an outcome says of torpedoes. A template that is placed says how many were fired; each that was rolled for has a
 * reason of its own: it struck, found nothing, or passed above the waterline.
 */
export function torpedoStatistics(label: Phrase, why: readonly Phrase[]): readonly TorpedoStatistics[] {
  const count = (...names: readonly string[]) =>
    why.filter(({ key }) => names.some((name) => key === torpedo + name)).length
  const fired = label.key.startsWith(`${torpedo}laid.`) ? figureIn(label, 'n') : 0
  const tested = count('strikes', 'void', 'aboveWater')
  if (fired === 0 && tested === 0) return []
  const by = textIn(label, fired > 0 ? 'ship' : 'by')
  return [{ by: by === '' ? null : by, type: textIn(label, 'type'), fired, tested, struck: count('strikes') }]
}

function textIn({ values = {} }: Phrase, name: string): string {
  const value = own(values, name)
  return typeof value === 'string' ? value : ''
}

function figureIn({ values = {} }: Phrase, name: string): number {
  const value = own(values, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
