import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { overridable, roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import { umpire } from '../../../kit/owner'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { expectedHits, hitsOf, withinTables, type HitOdds } from '../../hitting/hits'
import { onTorpedoes } from '../../reference/look-up'
import { signed } from '../../../kit/reference-sheet'
import { figure, modifierLine, sentencesOf } from '../../sentence'
import { reliabilities, type ShipType } from '../../ship/ship'
import { boxesOfTubes, shipOf, works } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import type { Chit } from '../../tables/gunnery'
import { mostMounts, type Mounts } from '../../tables/hit-resolution'
import {
  circlesOn,
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
import { isByChits, isHit, numberForChits, oddsOfHits, pullChits, writtenChit } from '../gunnery/cup'
import { doesHarm, oneGoesOut } from '../gunnery/mishap'
import { floats } from '../turn/acting'
import type { RunningSpread } from './spreads'
import { torpedoMounts } from './tubes'

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
  readonly type?: ShipType
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
    { is: 'size', modifier: torpedoTargetSize[facts.targetType], type: facts.targetType },
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
  return says(`line.${is}`, { figure: signed(modifier), at: at ?? 0 })
}

export function reckonSpread({ lines, sum, cap, hitNumber }: SpreadSum, torpedoes: number, odds: HitOdds): Reckoning {
  const bounded = says(sum > cap ? 'cappedAt' : 'flooredAt')
  const isBounded = hitNumber === (sum > cap ? cap : torpedoFloor) && sum !== hitNumber
  const capped: readonly SumLine[] = !isBounded ? [] : [{ say: bounded, figure: figure(hitNumber), is: 'total' }]
  const any = 1 - (odds[0] ?? 1)
  const mean = expectedHits(odds)
  return {
    title: says('title', { n: torpedoes }),
    lines: [
      ...lines.map(({ is, modifier, at, type }) =>
        modifierLine(says(`row.${is}`, { at: at ?? 0, type: type ?? '' }), modifier),
      ),
      ...capped,
    ],
    total: figure(hitNumber),
    means: says('means', { percent: percentOf(any), mean: Math.round(10 * mean) / 10 }),
    sure: 0,
    chanceOfMore: any,
  }
}

/** Ruling `hitMethod`: one D100 for the torpedoes of a mount, or a chit for each of them. */
export function scoreSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  return isByChits(table.settled) ? pullSpread(table, spread) : rollSpread(table, spread)
}

/** A roll of 00 that also hits still circles. */
function* rollSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  const torpedoes = asMounts(spread.torpedoes)
  const prompt = { to: spread.to, ask: says('askHits', { n: torpedoes }), lookUp: onTorpedoes.hits }
  const face = yield* roll('hits', 'D100', prompt)
  const hits = hitsOf(spread.hitNumber, torpedoes, face)
  table.because(says('rolled', { face, n: hits }))
  return { hits, circled: face === circlesOn }
}

/** The chance, 0 to 1, of every number of hits of a spread. */
export function spreadOdds(state: GameState, hitNumber: number, torpedoes: number): HitOdds {
  return oddsOfHits(state, [{ hitNumber, mounts: asMounts(torpedoes) }])
}

/** No mount has more tubes than the table has rows. */
function asMounts(torpedoes: number): Mounts {
  return Math.min(mostMounts, Math.max(1, Math.round(torpedoes))) as Mounts
}

/**
 * One chit from the cup for each torpedo. An X pulled first is a torpedo that circles back to the launcher; for that
 * one chit is pulled even where no hit depends on it.
 */
function* pullSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  const below = { to: spread.to, ask: says('askBelow'), lookUp: onTorpedoes.chits }
  const hitNumber = yield* numberForChits(withinTables(spread.hitNumber), 'below', below)
  const pulls = hitNumber === null ? 1 : spread.torpedoes
  const seen = yield* pullChits(table, pulls, (n) => {
    const ask = says('askChit', { n, of: pulls })
    return [`chit-${n}`, { to: spread.to, ask, lookUp: onTorpedoes.chits }]
  })
  const hits = hitNumber === null ? 0 : seen.filter((chit) => isHit(chit, hitNumber)).length
  table.because(says('pulled', { chits: seen.map(writtenChit).join(', '), n: hits }))
  return { hits, circled: seen[0] === 'X', ...(seen[0] !== undefined && { firstChit: seen[0] }) }
}

export interface SpreadScored {
  readonly hits: number
  /** One torpedo has come round at the ship that launched it. */
  readonly circled: boolean
  /** By chits: the one pulled first, which may harm the launcher. */
  readonly firstChit?: Chit
}

/** The torpedoes of a mount, at a hit number. */
export interface SpreadAtHitNumber {
  readonly hitNumber: number
  readonly torpedoes: number
  /** Who rolls or pulls. */
  readonly to: Addressee
}

/**
 * The first chit of an attack bears a letter: as good as the mount that launched or better, that mount or an item of
 * electronics is out. A mount already out, and a launcher that is gone, take no more harm.
 */
export function* firstChitOf(table: RuleDraft, spread: RunningSpread, chit: Chit | undefined): Dialogue<void> {
  const letter = reliabilities.find((each) => each === chit)
  const ship = table.state.ships[spread.by as ShipId]
  if (letter === undefined || !ship || !floats(ship) || rulingOf(table.settled, 'mishaps') !== 'on') return
  const mount = torpedoMounts(ship).find(({ id }) => id === spread.mount)
  if (!mount) return
  const { reliability } = mount
  const values = { ship: shipName(ship), mount: mount.id, chit: letter, reliability }
  const does = doesHarm(letter, reliability)
  const ask = says(`firstChit.${does ? 'harms' : 'harmless'}`, values)
  if (!(yield* overridable<boolean>('first', does, [true, false], { to: umpire, ask, lookUp: onTorpedoes.chits })))
    return
  const boxes = boxesOfTubes(shipOf(ship.document), mount.id)
  const isAtWork = boxes.every((box) => works(ship, box))
  const say = says('lotMount', { mount: mount.id })
  const atRisk = isAtWork ? [{ id: mount.id, boxes, say, out: says('firstChit.mountOut', values) }] : []
  yield* oneGoesOut(table, ship.id, atRisk, { key: 'victim', lookUp: onTorpedoes.chits })
}
