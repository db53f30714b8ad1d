import type { Phrase } from '../../kernel/phrase'
import { figureIn, GunsByLetter, type OutcomeStatistics, type TorpedoStatistics } from '../pack/outcome-statistics'

/** The sentences that are counted, by key: `rules.fire-on-the-waters.gunnery.expects`. */
const gunnery = 'rules.fire-on-the-waters.gunnery.'
const damage = 'rules.fire-on-the-waters.damage.'
const torpedoes = 'rules.fire-on-the-waters.torpedoes.'

const scored = new Set(['scored', 'scoredSure', 'scoredByChits'])

/**
 * Statistics of an outcome: expected and scored hits of every battery that went on. Where hits are worked out in the
 * same dialogue, also those that armour kept out; hits that wait for the damage phase have no known firer then.
 */
export function readStatistics(label: Phrase, why: readonly Phrase[]): OutcomeStatistics {
  const guns = new GunsByLetter()
  /** The letter of the last shell worked out. */
  let struck: string | undefined
  for (const { key, values = {} } of why) {
    const name = key.startsWith(gunnery) ? key.slice(gunnery.length) : ''
    const letter = `${String(values['inches'] ?? '')}″`
    if (name === 'expects') guns.of(letter).expected += figureIn(values['expected'])
    if (scored.has(name)) guns.of(letter).straddles += figureIn(values['n'])
    if (key.startsWith(`${damage}strikes.`)) struck = guns.has(letter) ? letter : undefined
    if (key !== `${damage}effective` && key !== `${damage}keptOut`) continue
    if (struck !== undefined) guns.of(struck)[key === `${damage}effective` ? 'entered' : 'held']++
    struck = undefined
  }
  const squadron = label.key === `${gunnery}done` ? label.values?.['squadron'] : undefined
  const by = typeof squadron === 'string' ? squadron : null
  return { by, guns: guns.all, chances: [], torpedoes: torpedoStatistics(label) }
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
