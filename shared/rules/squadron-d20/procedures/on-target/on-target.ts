import type { Effect } from '../../../../game/effect'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import type { Reckoning } from '../../../pack/procedure'
import { sentencesOf } from '../../sentence'
import { trackOf } from '../../ship/shape'
import { dataOf, sizeOf } from '../../ship/stand-data'
import { isSteeringOut, paceOf, standsOn } from '../../ship/state'
import { target as targetTable } from '../../tables/gunnery'
import {
  type Modifier,
  type Sum,
  chanceFrom,
  eachOf,
  fromOf,
  modifiersOf,
  plain,
  reckonFrom,
  rollAll,
} from '../throws/sum'

/** A sentence of ships that shoot. */
export const says = sentencesOf('guns')

/** Crew quality now: a track on every kind of card. */
export const crewQualityOf = (stand: ShipInPlay): number => standsOn(stand, 'crewQuality')

/** Splash markers on a card. */
export const splashOn = (stand: ShipInPlay): number => standsOn(stand, 'splash')

/** One more splash marker, or several. */
export function splashes(stand: ShipInPlay, by = 1): Effect {
  return { type: 'trackMoved', ship: stand.id, track: trackOf('splash'), by }
}

/** A modifier of ships that shoot. */
export const counts = modifiersOf(says)

const countsEach = eachOf(counts)

/** Splash markers on the firer and on the target. */
export const splashOnFirer = (firer: ShipInPlay, worth: number) => countsEach('splashFirer', worth, splashOn(firer))
export const splashOnTarget = (target: ShipInPlay, worth: number) => countsEach('splashTarget', worth, splashOn(target))

/** Modifiers of a target in every attack on ships, small craft and places ashore: size, steering out, slow. */
export function targetModifiers(target: ShipInPlay, size = sizeOf(dataOf(target.document))): readonly Modifier[] {
  return [
    counts('targetSize', size),
    counts('targetSteeringOut', isSteeringOut(target) ? targetTable.steeringOut : 0),
    counts('targetSlow', paceOf(target) === 'slow' ? targetTable.slow : 0),
  ]
}

/** Why misses at it are thrown again: it lies still, or it is land. */
export function targetRerolls(target: ShipInPlay): readonly Phrase[] {
  if (isLand(target)) return [says('reroll.land')]
  return paceOf(target) === 'stopped' ? [says('reroll.stopped')] : []
}

export function isLand(target: ShipInPlay): boolean {
  return dataOf(target.document).kind === 'shore'
}

/** Slow or stopped: arcs of a torpedo do not count then. */
export function hasLittleWay(target: ShipInPlay): boolean {
  return paceOf(target) !== 'underWay'
}

/** What an attack needs on its D20, with everything that counts, and why misses are thrown again, where they are. */
export interface OnTargetSum extends Sum {
  /** Where `needed` comes from: `Local control, 2 RB`. */
  readonly of: Phrase
  readonly rerolls: readonly Phrase[]
}

interface AttackThrown {
  /** Of its questions; once in a dialogue. */
  readonly key: string
  /** D20s: 1 for a battery or a spread, one a factor for small guns. */
  readonly dice: number
  /** Who attacks, in the sentences of what came of it: `Harker 5″`. */
  readonly who: string
  readonly to: Addressee
  readonly sum: OnTargetSum
  readonly lookUp: readonly LookUp[]
}

/** From strafing with a factor of 60 to guns at 5 RB between two ships full of splash markers. */
const within = { least: -60, most: 160 } as const
const faces = 20

/** How likely one die is on target, 0 to 1, its second throw counted where misses are thrown again. */
export function chanceOnTarget(from: number, rerollsMisses: boolean): number {
  const once = chanceFrom(faces, from)
  return rerollsMisses ? 1 - (1 - once) ** 2 : once
}

export function chanceOf(sum: OnTargetSum): number {
  return chanceOnTarget(fromOf(sum), sum.rerolls.length > 0)
}

/** Shows the sum, which can be overruled, throws, throws misses again once, and gives how many are on target. */
export function* throwOnTarget(table: RuleDraft, attack: AttackThrown): Dialogue<number> {
  const { key, dice, who, sum, to, lookUp } = attack
  const ask = says('onTarget.askFrom', { who })
  const from = yield* overridable(`${key}/from`, fromOf(sum), within, { to, ask, because: becauseOf(sum), lookUp })
  const values = { who, from: plain(from), dice }
  if (from > faces || from <= 1) {
    table.because(says(from > faces ? 'onTarget.cannot' : 'onTarget.sure', values))
    return from > faces ? 0 : dice
  }
  const first = yield* thrown(attack, 'die', dice, from)
  const on = countFrom(first, from)
  table.because(
    says(dice === 1 ? `onTarget.${on > 0 ? 'on' : 'off'}` : 'onTarget.of', { ...values, ...shown(first), on }),
  )
  if (sum.rerolls.length === 0 || on === dice) return on
  const second = yield* thrown(attack, 'again', dice - on, from)
  const more = countFrom(second, from)
  const again = dice - on === 1 ? `onTarget.again.${more > 0 ? 'on' : 'off'}` : 'onTarget.again.of'
  table.because(...sum.rerolls, says(again, { ...values, ...shown(second), on: more, dice: dice - on }))
  return on + more
}

function* thrown(
  attack: AttackThrown,
  which: 'die' | 'again',
  dice: number,
  from: number,
): Dialogue<readonly number[]> {
  const { key, who, to, sum, lookUp } = attack
  const because = [...(which === 'again' ? sum.rerolls : []), ...becauseOf(sum)]
  const prompt = { to, ask: says(`onTarget.ask.${which}`, { who, from: plain(from), n: dice }), because, lookUp }
  return yield* rollAll(`${key}/${which}`, 'D20', dice, prompt)
}

function becauseOf(sum: OnTargetSum): readonly Phrase[] {
  return [
    says('onTarget.needed', { needed: sum.needed }),
    sum.of,
    ...sum.modifiers.filter(({ modifier }) => modifier !== 0).map(({ line }) => line),
    says('onTarget.from', { from: plain(fromOf(sum)) }),
  ]
}

/** The sum as a form shows it while the player still chooses. */
export function reckonOnTarget(title: Phrase, sum: OnTargetSum, dice = 1): Reckoning {
  const any = 1 - (1 - chanceOf(sum)) ** dice
  const means = any === 0 ? 'Never' : `${dice === 1 ? '' : 'Of'}${sum.rerolls.length > 0 ? 'Again' : ''}`
  return reckonFrom(title, sum.of, sum, says(`onTarget.means${means}`, { percent: percentOf(any), dice }), any)
}

const countFrom = (shown: readonly number[], from: number) => shown.filter((face) => face >= from).length
const shown = (thrown: readonly number[]) => ({ die: thrown.join(', ') })
