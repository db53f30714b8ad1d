import type { Phrase } from '../../kernel/phrase'
import type { OutcomeStatistics, TorpedoStatistics } from '../pack/outcome-statistics'
import { readGunneryStatistics } from './procedures/gunnery/gunnery-statistics'

const torpedoes = 'rules.fire-on-the-waters.torpedoes.'

/** Statistics of guns and torpedoes from an outcome of these rules. */
export function readStatistics(label: Phrase, why: readonly Phrase[]): OutcomeStatistics {
  return { ...readGunneryStatistics(label, why), torpedoes: torpedoStatistics(label) }
}

/** A launch says how many went, an attack how many ran at a ship and how many struck. */
function torpedoStatistics({ key, values = {} }: Phrase): readonly TorpedoStatistics[] {
  const count = Number(values['n'] ?? 0)
  const type = String(values['type'] ?? '')
  if (key === `${torpedoes}launched`) {
    return [{ by: String(values['ship'] ?? ''), type, fired: count, tested: 0, struck: 0 }]
  }
  if (key !== `${torpedoes}attacked`) return []
  return [{ by: null, type, fired: 0, tested: count, struck: Number(values['hits'] ?? 0) }]
}
