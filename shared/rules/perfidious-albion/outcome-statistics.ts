import { own } from '../../kernel/own'
import type { Phrase } from '../../kernel/phrase'
import {
  figureIn,
  GunsByLetter,
  type ChanceStatistics,
  type OutcomeStatistics,
  type TorpedoStatistics,
} from '../pack/outcome-statistics'

/** Sentences of these rules, by what comes after their part: `rules.perfidious-albion.gunnery.sure`. */
const gunnery = 'rules.perfidious-albion.gunnery.'
const damage = 'rules.perfidious-albion.damage.'

/**
 * The statistics of an outcome. Its reasons are in the order of the rules: the sum of every letter, the
 * dice for one more, then the shells of each letter, the heaviest first. So a shell is of the first letter that still
 * has straddles to come.
 */
export function readStatistics(label: Phrase, why: readonly Phrase[]): OutcomeStatistics {
  const guns = new GunsByLetter()
  /** Straddles of each letter whose shells are still to come. */
  const toCome = new Map<string, number>()
  const straddles = (letter: string, more: number) => {
    guns.of(letter).straddles += more
    toCome.set(letter, (toCome.get(letter) ?? 0) + more)
  }
  for (const { key, values = {} } of why) {
    const salvo = key.startsWith(gunnery) ? key.slice(gunnery.length) : ''
    const { letter } = values
    if (typeof letter === 'string' && (salvo === 'sure' || salvo === 'sureAndOneMore') && !guns.has(letter)) {
      const sure = figureIn(values['n'])
      guns.of(letter).expected = sure + figureIn(values['percent']) / 100
      straddles(letter, sure)
    }
    if (typeof letter === 'string' && guns.has(letter)) {
      if (salvo === 'oneMoreYes') straddles(letter, 1)
      if (salvo === 'straddlesLost') toCome.set(letter, 0)
    }
    const shell = key.startsWith(damage) ? key.slice(damage.length) : ''
    const [of] = [...toCome].find(([, shells]) => shells > 0) ?? []
    if (of === undefined || (shell !== 'enters' && shell !== 'held' && shell !== 'void')) continue
    toCome.set(of, toCome.get(of)! - 1)
    if (shell === 'enters') guns.of(of).entered++
    if (shell === 'held') guns.of(of).held++
  }
  const squadron = label.values?.['squadron']
  return {
    by: typeof squadron === 'string' ? squadron : null,
    guns: guns.all,
    chances: why.flatMap((phrase) => crewTestOf(phrase) ?? []),
    torpedoes: torpedoStatistics(label, why),
  }
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
