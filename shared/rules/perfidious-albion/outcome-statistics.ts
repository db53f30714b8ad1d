import { own } from '../../kernel/own'
import type { Phrase } from '../../kernel/phrase'
import {
  figureIn,
  type ChanceStatistics,
  type OutcomeStatistics,
  type TorpedoStatistics,
} from '../pack/outcome-statistics'

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
      const sure = figureIn(values['n'])
      const expected = sure + figureIn(values['percent']) / 100
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
  const wanted = Math.min(6, Math.max(0, figureIn(values['atMost'])))
  return { of: { key: 'rules.perfidious-albion.told.crewTest' }, expected: wanted / 6, came: is === 'passed' ? 1 : 0 }
}

/** Sentences of these rules on torpedoes, by what comes after their part. */
const torpedo = 'rules.perfidious-albion.sequence.torpedo.'

/**
 * What an outcome says of torpedoes. A template that is placed says how many were fired; each that was rolled for has a
 * reason of its own: it struck, found nothing, or passed above the waterline.
 */
function torpedoStatistics(label: Phrase, why: readonly Phrase[]): readonly TorpedoStatistics[] {
  const count = (...names: readonly string[]) =>
    why.filter(({ key }) => names.some((name) => key === torpedo + name)).length
  const fired = label.key.startsWith(`${torpedo}laid.`) ? figureIn(label.values?.['n']) : 0
  const tested = count('strikes', 'void', 'aboveWater')
  if (fired === 0 && tested === 0) return []
  const by = textIn(label, fired > 0 ? 'ship' : 'by')
  return [{ by: by === '' ? null : by, type: textIn(label, 'type'), fired, tested, struck: count('strikes') }]
}

function textIn({ values = {} }: Phrase, name: string): string {
  const value = own(values, name)
  return typeof value === 'string' ? value : ''
}
