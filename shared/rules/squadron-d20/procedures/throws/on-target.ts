import type { Effect } from '../../../../game/effect'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { number, overridable, type Dialogue, type Prompt } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import { ownerOf } from '../../../kit/owner'
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning } from '../../../pack/procedure'
import { sentencesOf } from '../../sentence'
import { trackOf } from '../../ship/shape'
import { dataOf, sizeOf } from '../../ship/stand-data'
import { beganOn, isSteeringOut, paceOf, standsOn } from '../../ship/state'
import { savingThrow, target as targetTable } from '../../tables/gunnery'
import { plain } from '../../../kit/reference-sheet'
import { type Modifier, type Sum, chanceFrom, eachOf, enoughOf, fromOf, modifiersOf, reckonFrom, rollAll } from './sum'

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

/** Dice at a target: what a form shows of them, their odds and their throw all come from it. */
export interface Attack {
  /** Of its questions; once in a dialogue. */
  readonly key: string
  /** D20s: 1 for a battery or a spread, one a factor for small guns. */
  readonly dice: number
  /** Who attacks, in the sentences of what came of it: `Harker 5″`. */
  readonly who: string
  readonly to: Addressee
  readonly sum: OnTargetSum
  readonly lookUp: readonly LookUp[]
  /** What is thrown against each hit. */
  readonly saves?: Saves
}

/** Saving throws: one D10 for each hit. */
interface Saves {
  /** Of its questions; once in a dialogue. */
  readonly key: string
  /** Who saves herself. */
  readonly of: ShipInPlay
  readonly modifiers: readonly Modifier[]
  readonly lookUp: readonly LookUp[]
}

/** Who throws the dice of a stand, and what she is called. */
export const attackBy = (state: GameState, by: ShipInPlay) => ({ who: shipName(by), to: ownerOf(state, by.id) })

/** From strafing with a factor of 60 to guns at 5 RB between two ships full of splash markers. */
const within = { least: -60, most: 160 } as const
const faces = 20

/** How likely one die is on target, 0 to 1, its second throw counted where misses are thrown again. */
export function chanceOnTarget(from: number, rerollsMisses: boolean): number {
  const once = chanceFrom(faces, from)
  return rerollsMisses ? 1 - (1 - once) ** 2 : once
}

function chanceOf(sum: OnTargetSum): number {
  return chanceOnTarget(fromOf(sum), sum.rerolls.length > 0)
}

/** Shows the sum, which can be overruled, throws, throws misses again once, and gives how many are on target. */
export function* throwOnTarget(table: RuleDraft, attack: Attack): Dialogue<number> {
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

function* thrown(attack: Attack, which: 'die' | 'again', dice: number, from: number): Dialogue<readonly number[]> {
  const { key, who, to, sum, lookUp } = attack
  const because = [...(which === 'again' ? sum.rerolls : []), ...becauseOf(sum)]
  const prompt = { to, ask: says(`onTarget.ask.${which}`, { who, from: plain(from), n: dice }), because, lookUp }
  return yield* rollAll(`${key}/${which}`, 'D20', dice, { ...prompt, enough: enoughOf('onTarget', from) })
}

function becauseOf(sum: OnTargetSum): readonly Phrase[] {
  return [
    says('onTarget.needed', { needed: sum.needed }),
    sum.of,
    ...sum.modifiers.filter(({ modifier }) => modifier !== 0).map(({ line }) => line),
    says('onTarget.from', { from: plain(fromOf(sum)) }),
  ]
}

/** The sum as a form shows it while the player still chooses; with `saved` the saving throw against each hit too. */
export function reckonAttack(
  attack: Attack,
  agreed: Agreed,
  { title, saved }: { readonly title: Phrase; readonly saved?: Phrase | undefined },
): readonly Reckoning[] {
  const { key, dice, saves } = attack
  const sum = { ...attack.sum, agreed: agreed(`${key}/from`, fromOf(attack.sum)) }
  const any = chanceOfAny({ ...attack, sum })
  const means = any === 0 ? 'Never' : `${dice === 1 ? '' : 'Of'}${sum.rerolls.length > 0 ? 'Again' : ''}`
  return [
    {
      ...reckonFrom(title, sum.of, sum, says(`onTarget.means${means}`, { percent: percentOf(any), dice }), any),
      of: attack.key,
    },
    ...(saves && saved ? [{ ...reckonSaves(saved, saves, agreed), of: saves.key }] : []),
  ]
}

/** How likely one die hits, and how likely its hit is not saved, 0 to 1. */
function chancesOf({ sum, saves }: Attack) {
  const hit = chanceOf(sum)
  return { hit, lost: saves ? hit * chanceOfFailure(saved(saves.modifiers)) : 0 }
}

/** How likely any die hits, or any hit is not saved, 0 to 1. */
export function chanceOfAny(attack: Attack, of: 'hit' | 'lost' = 'hit'): number {
  return 1 - (1 - chancesOf(attack)[of]) ** attack.dice
}

/** The chance, 0 to 1, of every number of hits, or of losses up to so many; `from`: those of the attacks before it. */
export function countsOf(
  attack: Attack,
  of: 'hit' | 'lost' = 'hit',
  most = Infinity,
  from: readonly number[] = [1],
): readonly number[] {
  const chance = chancesOf(attack)[of]
  let found = from
  for (let die = 0; die < attack.dice; die++) {
    const before = found
    found = [...before, 0].map((none, n) => none * (1 - chance) + (before[n - 1] ?? 0) * chance)
  }
  if (found.length <= most + 1) return found
  return [...found.slice(0, most), found.slice(most).reduce((sum, likely) => sum + likely, 0)]
}

const countFrom = (shown: readonly number[], from: number) => shown.filter((face) => face >= from).length
const shown = (thrown: readonly number[]) => ({ die: thrown.join(', ') })

const saysOfAircraft = sentencesOf('aircraft')

/** The heaviest gun takes 20 from the throw of small craft. */
const savedWithin = { least: -10, most: 40 } as const
const savingFaces = 10

const saved = (modifiers: readonly Modifier[]): Sum => ({ needed: savingThrow.needed, modifiers })

/** How likely one throw fails, 0 to 1. */
function chanceOfFailure(sum: Sum): number {
  return Math.min(savingFaces, Math.max(0, fromOf(sum) - 1)) / savingFaces
}

/**
 * Saving throws (D10, 6 or more), the number needed shown and open to be overruled; gives how many have failed. Where
 * several weapons hit in turn, `by` says which one is saved against.
 */
export function* throwSaves(table: RuleDraft, saves: Saves, hits: number, ...by: readonly Phrase[]): Dialogue<number> {
  const { key, of, modifiers, lookUp } = saves
  if (hits === 0) return 0
  const who = shipName(of)
  const to = ownerOf(table.state, of.id)
  const because = [
    ...by,
    says('save.needed', { needed: savingThrow.needed }),
    ...modifiers.filter(({ modifier }) => modifier !== 0).map(({ line }) => line),
  ]
  const ask = says('save.askFrom', { who })
  const from = yield* overridable(`${key}/from`, fromOf(saved(modifiers)), savedWithin, { to, ask, because, lookUp })
  const values = { who, from: plain(from), n: hits }
  if (from > savingFaces || from <= 1) {
    table.because(says(from > savingFaces ? 'save.cannot' : 'save.sure', values))
    return from > savingFaces ? hits : 0
  }
  const prompt = { to, ask: says('save.ask', values), because: [...because, says('save.from', values)], lookUp }
  const thrown = yield* rollAll(`${key}/save`, 'D10', hits, { ...prompt, enough: enoughOf('save', from) })
  const failed = thrown.filter((face) => face < from).length
  const came = hits > 1 ? 'of' : failed > 0 ? 'failed' : 'saved'
  table.because(says(`save.${came}`, { ...values, ...shown(thrown), failed }))
  return failed
}

/** The same of an attack whose saving throw is shown once it is thrown. */
export function reckonWithSaves(attack: Attack, agreed: Agreed, title: Phrase): readonly Reckoning[] {
  const [sum, ...saves] = reckonAttack(attack, agreed, { title, saved: saysOfAircraft('title.save') })
  return [sum!, ...saves.map((save) => ({ ...save, isLater: true }) as const)]
}

/** The saving throw against each hit: its big figure is what saves, its chance that it fails. */
function reckonSaves(title: Phrase, { key, modifiers }: Saves, agreed: Agreed): Reckoning {
  const sum = saved(modifiers)
  const agreedOn = { ...sum, agreed: agreed(`${key}/from`, fromOf(sum)) }
  const fails = chanceOfFailure(agreedOn)
  const means = saysOfAircraft('means.save', { percent: percentOf(fails) })
  return reckonFrom(title, saysOfAircraft('row.savingThrow'), agreedOn, means, fails)
}

/** What can be lost of a stand, and its sentences: of some, of the last, of a third or less, of nothing left. */
interface Loss {
  readonly of: 'aircraft' | 'structure' | 'vessels'
  /** What the sentences call the stand. */
  readonly name: 'stand' | 'ship'
  readonly lost: string
  readonly last?: string
  /** 12.3, 12.4: these call for a morale test in the end phase. */
  readonly third?: string
  readonly none?: string
}

const losses = {
  aircraft: {
    of: 'aircraft',
    name: 'stand',
    lost: 'aircraft.lost',
    third: 'aircraft.third',
    none: 'aircraft.noneLeft',
  },
  /** Small guns take S off a ship and nothing else. */
  structure: {
    ...{ of: 'structure', name: 'ship', lost: 'aircraft.structureLost' },
    ...{ third: 'criticals.hit.third.structure', none: 'criticals.hit.nothing.structure' },
  },
  /** Vessels of small craft, to aircraft and cards. */
  vessels: { of: 'vessels', name: 'stand', lost: 'aircraft.vesselsLost', none: 'aircraft.noneLeft' },
  vesselsToGuns: { of: 'vessels', name: 'ship', lost: 'guns.vessels.lost', last: 'guns.vessels.last' },
} as const satisfies Readonly<Record<string, Loss>>

/** Takes off a stand what it has lost, no more than it had; gives how much. */
export function lose(table: RuleDraft, stand: ShipId, what: keyof typeof losses, lost: number): number {
  const { of, name, last, third, none, ...said }: Loss = losses[what]
  const was = table.track(stand, trackOf(of))
  const n = Math.max(0, Math.min(lost, was))
  if (n === 0) return 0
  const ship = table.ship(stand)
  const left = was - n
  const called = { [name]: shipName(ship) }
  const why = sentence((left === 0 && last) || said.lost, { ...called, n, left })
  table.apply({ type: 'trackMoved', ship: stand, track: trackOf(of), by: -n }, why)
  const most = beganOn(ship, of) / 3
  const isThird = was > most && left <= most && (left > 0 || of === 'structure')
  if (third && isThird) table.because(sentence(third, called))
  if (none && left === 0) table.because(sentence(none, called))
  return n
}

function sentence(path: string, values: Readonly<Record<string, string | number>>): Phrase {
  const [part = '', ...name] = path.split('.')
  return sentencesOf(part)(name.join('.'), values)
}

/** Print has no saving throw of small craft against bombs, torpedoes and mines: the number of vessels lost is asked. */
export function* askVesselsLost(
  table: RuleDraft,
  stand: ShipId,
  likely: number,
  asked: { readonly ask: (left: number) => Phrase } & Omit<Prompt, 'to' | 'ask'>,
): Dialogue<void> {
  const left = table.track(stand, trackOf('vessels'))
  const prompt = { ...asked, to: ownerOf(table.state, stand), ask: asked.ask(left) }
  lose(
    table,
    stand,
    'vessels',
    yield* number('vessels', { least: 0, most: left, usual: Math.min(left, likely) }, prompt),
  )
}
