import type { Phrase } from '../../../../kernel/phrase'
import { percentOf } from '../../../../words/percent'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { expectedHits, type HitOdds } from '../../hitting/hit-odds'
import { figure, modifierLine, sentencesOf, written } from '../../sentence'
import type { ShipType } from '../../ship/ship'
import {
  t93Surprise,
  torpedoAspects,
  torpedoFloor,
  torpedoModifiers,
  torpedoRanges,
  torpedoTargetSize,
  type Month,
  type TorpedoModifier,
  type TorpedoType,
} from '../../tables/torpedoes'

const says = sentencesOf('torpedoes')

/** Everything that the hit number of a spread depends on. */
export interface SpreadFacts {
  readonly torpedo: TorpedoType
  readonly month: Month
  readonly targetType: ShipType
  /** From the launching point to the interception. */
  readonly rangeInches: number
  /** 0 bow or stern on to the torpedoes, 90 the beam. */
  readonly aspectDegrees: number
  readonly atLaunch: { readonly rangeInches: number; readonly aspectDegrees: number }
  readonly isListedTarget: boolean
  readonly isMoving: boolean
  readonly directorIsOut: boolean
  readonly directedByRadar: boolean
  readonly keptCourse: boolean
  /** The optional rule of the long lance, in place of the Japanese modifier. */
  readonly surprise: boolean
}

export interface SpreadLine {
  readonly is: 'size' | 'range' | 'aspect' | TorpedoModifier
  readonly modifier: number
  /** What the row was read with. */
  readonly at?: number
}

export interface SpreadSum {
  readonly lines: readonly SpreadLine[]
  readonly sum: number
  /** No higher than the torpedo's maximum value, no lower than the floor. */
  readonly hitNumber: number
  readonly cap: number
}

export function sumOfSpread(facts: SpreadFacts): SpreadSum {
  const aspect = aspectOf(facts)
  const lines: readonly SpreadLine[] = [
    { is: 'size', modifier: torpedoTargetSize[facts.targetType] },
    { is: 'range', modifier: rangeModifier(facts.rangeInches), at: facts.rangeInches },
    { is: 'aspect', modifier: aspectModifier(aspect), at: aspect },
    ...applying(facts).map((is): SpreadLine => ({ is, modifier: torpedoModifiers[is] })),
  ]
  const sum = lines.reduce((all, { modifier }) => all + modifier, 0)
  const cap = capOf(facts.torpedo, facts.month)
  return { lines, sum, cap, hitNumber: Math.max(torpedoFloor, Math.min(cap, sum)) }
}

/** The torpedo's maximum value in that month. */
export function capOf({ maximumValue, cappedBefore }: TorpedoType, month: Month): number {
  return cappedBefore && month < cappedBefore.before ? cappedBefore.maximumValue : maximumValue
}

export function rangeModifier(inches: number): number {
  return torpedoRanges.find(({ upToInches }) => inches <= upToInches)?.modifier ?? torpedoRanges[5].modifier
}

/** Between two degrees the lower row is read. */
export function aspectModifier(degrees: number): number {
  return torpedoAspects.find(({ toDegrees }) => Math.floor(degrees) <= toDegrees)?.modifier ?? 0
}

/** A surprised target: the better of the aspects counts, and she has kept her course. */
function isSurprised({ surprise, torpedo, month, atLaunch }: SpreadFacts): boolean {
  return (
    surprise &&
    `${torpedo.navy} ${torpedo.type}` === t93Surprise.type &&
    month < t93Surprise.before &&
    atLaunch.rangeInches > t93Surprise.aboveInches &&
    atLaunch.rangeInches < t93Surprise.belowInches
  )
}

function aspectOf(facts: SpreadFacts): number {
  return isSurprised(facts) ? Math.max(facts.aspectDegrees, facts.atLaunch.aspectDegrees) : facts.aspectDegrees
}

const small: readonly ShipType[] = ['DD', 'DE', 'TB']

function applying(facts: SpreadFacts): readonly TorpedoModifier[] {
  const { torpedo, month } = facts
  const isEarlyGerman = torpedo.navy === 'KM' && month < '1942-01'
  const applies: Readonly<Record<TorpedoModifier, boolean>> = {
    japanese: torpedo.navy === 'IJN' && !facts.surprise,
    usBeforeJuly1943: torpedo.navy === 'USN' && month < '1943-07',
    germanBefore1942Small: isEarlyGerman && small.includes(facts.targetType),
    germanBefore1942Larger: isEarlyGerman && !small.includes(facts.targetType),
    otherThanListedTarget: !facts.isListedTarget,
    torpedoDirectorOut: facts.directorIsOut,
    targetNotMoving: !facts.isMoving,
    directedByRadar: facts.directedByRadar,
    targetKeptCourseAndSpeed: facts.keptCourse || isSurprised(facts),
  }
  return (Object.keys(torpedoModifiers) as TorpedoModifier[]).filter((name) => applies[name])
}

/** A line of the sum as a reason: `Range 6″: −2`. */
export function sayLine({ is, modifier, at }: SpreadLine): Phrase {
  return says(`line.${is}`, { figure: written(modifier), at: at ?? 0 })
}

export function reckonSpread({ lines, sum, cap, hitNumber }: SpreadSum, torpedoes: number, odds: HitOdds): Reckoning {
  const bounded = says(sum > cap ? 'cappedAt' : 'flooredAt')
  const capped: readonly SumLine[] = sum === hitNumber ? [] : [{ say: bounded, figure: figure(hitNumber), is: 'total' }]
  const any = 1 - (odds[0] ?? 1)
  const mean = expectedHits(odds)
  return {
    title: says('title', { n: torpedoes }),
    lines: [
      ...lines.map(({ is, modifier, at }) => modifierLine(says(`row.${is}`, { at: at ?? 0 }), modifier)),
      ...capped,
    ],
    total: figure(hitNumber),
    means: says('means', { percent: percentOf(any), mean: Math.round(10 * mean) / 10 }),
    sure: 0,
    chanceOfMore: any,
  }
}
