import type { Phrase } from '../../../../kernel/phrase'
import type { GunneryStatistics, OutcomeStatistics } from '../../../pack/outcome-statistics'

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

function figureIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
