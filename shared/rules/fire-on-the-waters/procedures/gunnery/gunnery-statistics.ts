import type { Phrase } from '../../../../kernel/phrase'
import type { GunneryStatistics, OutcomeStatistics } from '../../../pack/outcome-statistics'

/** Sentences of these rules, by what comes after their part: `rules.fire-on-the-waters.gunnery.expects`. */
const gunnery = 'rules.fire-on-the-waters.gunnery.'
const damage = 'rules.fire-on-the-waters.damage.'

type Guns = { -readonly [Key in keyof GunneryStatistics]: GunneryStatistics[Key] }

/**
 * What an outcome says of guns: hits to be expected of every battery that went on, and those that were scored. Where
 * hits do their work in the same dialogue it tells too which of them armour kept out; those that wait for the damage
 * phase are nobody's any more when they are worked out.
 */
export function readGunneryStatistics(label: Phrase, why: readonly Phrase[]): Omit<OutcomeStatistics, 'torpedoes'> {
  const guns = new Map<string, Guns>()
  /** Whose shell was worked out last. */
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
