import type { Phrase } from '../../kernel/phrase'
import type { ChanceStatistics, OutcomeStatistics } from '../pack/outcome-statistics'
import { torpedoStatistics } from './torpedo-statistics'

/** Sentences of these rules, by what comes after their part: `rules.perfidious-albion.gunnery.sure`. */
const gunnery = 'rules.perfidious-albion.gunnery.'
const damage = 'rules.perfidious-albion.damage.'

interface Letter {
  readonly letter: string
  readonly expected: number
  straddles: number
  /** Straddles whose shells are still to come among the reasons. */
  toCome: number
  held: number
  entered: number
}

/**
 * The statistics of an outcome. Its reasons are in the order of the rules: the sum of every letter, the
 * dice for one more, then the shells of each letter, the heaviest first. So a shell is of the first letter that still
 * has straddles to come.
 */
export function readStatistics(label: Phrase, why: readonly Phrase[]): OutcomeStatistics {
  const letters: Letter[] = []
  const chances: ChanceStatistics[] = []
  for (const phrase of why) {
    readGunnery(letters, phrase)
    readShell(letters, phrase)
    const test = crewTestOf(phrase)
    if (test) chances.push(test)
  }
  const squadron = label.values?.['squadron']
  return {
    by: typeof squadron === 'string' ? squadron : null,
    guns: letters.map(({ letter, expected, straddles, held, entered }) => {
      return { letter, expected, straddles, held, entered }
    }),
    chances,
    torpedoes: torpedoStatistics(label, why),
  }
}

function readGunnery(letters: Letter[], { key, values = {} }: Phrase): void {
  if (!key.startsWith(gunnery)) return
  const letter = values['letter']
  if (typeof letter !== 'string') return
  const known = letters.find((each) => each.letter === letter)
  switch (key.slice(gunnery.length)) {
    case 'sure':
    case 'sureAndOneMore': {
      const sure = numberIn(values['n'])
      const expected = sure + numberIn(values['percent']) / 100
      if (!known) letters.push({ letter, expected, straddles: sure, toCome: sure, held: 0, entered: 0 })
      return
    }
    case 'oneMoreYes':
      if (known) known.straddles++
      if (known) known.toCome++
      return
    case 'straddlesLost':
      if (known) known.toCome = 0
      return
    default:
      return
  }
}

function readShell(letters: Letter[], { key }: Phrase): void {
  const is = key.startsWith(damage) ? key.slice(damage.length) : ''
  if (is !== 'enters' && is !== 'held' && is !== 'void') return
  const of = letters.find(({ toCome }) => toCome > 0)
  if (!of) return
  of.toCome--
  if (is === 'enters') of.entered++
  if (is === 'held') of.held++
}

/** A crew test is a D6 against a number; on more than five it cannot fail unless a six always does. */
function crewTestOf({ key, values = {} }: Phrase): ChanceStatistics | undefined {
  const is = key.startsWith(`${damage}crewTest.`) ? key.slice(`${damage}crewTest.`.length) : ''
  if (is !== 'passed' && is !== 'failed') return undefined
  const wanted = Math.min(6, Math.max(0, numberIn(values['atMost'])))
  return { of: { key: 'rules.perfidious-albion.told.crewTest' }, expected: wanted / 6, came: is === 'passed' ? 1 : 0 }
}

function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
