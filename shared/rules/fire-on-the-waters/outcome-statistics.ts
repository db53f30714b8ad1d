import type { Phrase } from '../../kernel/phrase'
import {
  figureIn,
  type GunneryStatistics,
  type OutcomeStatistics,
  type TorpedoStatistics,
} from '../pack/outcome-statistics'

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

/** The sentences that are counted, by key: `rules.fire-on-the-waters.gunnery.expects`. */
const gunnery = 'rules.fire-on-the-waters.gunnery.'
const damage = 'rules.fire-on-the-waters.damage.'

type Guns = { -readonly [Key in keyof GunneryStatistics]: GunneryStatistics[Key] }

/**
 * Gunnery statistics of an outcome: expected and scored hits of every battery that went on. Where hits are worked out
 * in the same dialogue, also those that armour kept out; hits that wait for the damage phase have no known firer then.
 */
export function readGunneryStatistics(label: Phrase, why: readonly Phrase[]): Omit<OutcomeStatistics, 'torpedoes'> {
  const guns = new Map<string, Guns>()
  /** The firer of the last shell worked out. */
  let struck: Guns | undefined
  for (const { key, values = {} } of why) {
    const name = key.startsWith(gunnery) ? key.slice(gunnery.length) : ''
    const letter = `${String(values['inches'] ?? '')}″`
    if (name === 'expects') gunsAt(guns, letter).expected += figureIn(values['expected'])
    if (scored.has(name)) gunsAt(guns, letter).straddles += figureIn(values['n'])
    if (key.startsWith(`${damage}strikes.`)) struck = guns.get(letter)
    if (struck && key === `${damage}effective`) struck.entered++
    if (struck && key === `${damage}keptOut`) struck.held++
    if (key === `${damage}effective` || key === `${damage}keptOut`) struck = undefined
  }
  const squadron = label.key === `${gunnery}done` ? label.values?.['squadron'] : undefined
  return { by: typeof squadron === 'string' ? squadron : null, guns: [...guns.values()], chances: [] }
}

const scored = new Set(['scored', 'scoredSure', 'scoredByChits'])

function gunsAt(guns: Map<string, Guns>, letter: string): Guns {
  let of = guns.get(letter)
  if (!of) guns.set(letter, (of = { letter, expected: 0, straddles: 0, held: 0, entered: 0 }))
  return of
}
