import type { OddsFound, OddsRow, Assumed } from '../../../pack/odds'
import type { FormedProcedure } from '../../../kit/procedure'
import { checkShip } from '../../ship/check-ship'
import { sentencesOf } from '../../sentence'
import { shape } from '../../ship/shape'
import { isLost } from '../damage/fire-flash-flooding'
import { type Concentration, concentrate } from './concentration'
import type { SalvoValues } from './salvo-form'
import type { FoldRules } from '../../../../game/apply-effect'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { usualPolicy, type Policy } from '../../../../kernel/policy'
import { playOut, usualSamples } from '../../../../kernel/sampled-odds'
import { heedEtiquette } from './targets'
import { followedOdds } from './followed-odds'
import { PlayedOdds } from './played-odds'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { type PlannedCell, planOf } from '../damage/hull-plan'
import { hitByShell, sternRakePlus, type Rake } from '../damage/shell'
import type { ShipDocument } from '../../../../documents/ship'
import { facesOf, type Dice } from '../../../../kernel/dice'

const rules = { checkShip, shape }
const inWords = sentencesOf('odds')
const sampled = ['floods', 'burns', 'sinks', 'blowsUp'] as const

/**
 * How many straddles, and whether any goes in, at once; what they do to her, followed or played out. Of one straddle
 * that is sure: what lies at the places where it may fall.
 */
export const oddsOfSalvo: NonNullable<FormedProcedure<SalvoValues>['odds']> = {
  policy: { key: 'odds.policy.usualWithRepairs' },
  quick(state, values, pending) {
    const { concentrations, places, draft } = beforeDice(rules, state, values, pending)
    if (isLost(draft().ship(values.target.id))) return [exact('penetrated', 0)]
    const [one, ...others] = concentrations.filter(({ sure, oneMore }) => sure > 0 || oneMore)
    const isOneLetterSure = one && !one.oneMore && others.length === 0
    if (isOneLetterSure && one.sure === 1) return rowsByPlace(one, places)
    const straddles = straddleOdds(concentrations).flatMap((chance, n) =>
      // The sum has them already.
      chance > 0 && !isOneLetterSure ? [exact('straddles', chance, { n })] : [],
    )
    return [...straddles, exact('penetrated', chanceOfEntering(concentrations, places))]
  },
  *full(state, values, { dice, policy, pending }) {
    const odds = salvoOdds(beforeDice(rules, state, values, pending, policy), { dice, policy })
    for (;;) {
      const step = odds.next()
      if (step.done) return found(step.value)
      yield found(step.value)
    }
  },
}

function rowsByPlace({ penetration }: Pick<Concentration, 'penetration'>, places: Places): readonly OddsRow[] {
  const { of, ...counts } = placesByFate(penetration, places)
  return (['void', 'held', 'enters'] as const).map((fate) =>
    exact(`place.${fate}`, counts[fate] / of, { n: counts[fate], of }),
  )
}

function exact(name: string, chance: number, values?: Readonly<Record<string, number>>): OddsRow {
  return { say: inWords(name, values), chance, error: null }
}

function found({ fates, samples }: SalvoOdds): OddsFound {
  return { rows: sampled.map((name): OddsRow => ({ say: inWords(name), ...fates[name] })), samples }
}

/** Half the width of the 95 % interval, 0 to 1, at which a figure is sure enough. */
const sureEnough = 0.01
const leastSamples = 1_000

/** Played out before it looks up: some milliseconds. */
const samplesAtOnce = 250

/** The sums of a salvo that `check` has passed, before it is fired. */
export function beforeDice(
  rules: FoldRules,
  state: GameState,
  inputs: SalvoValues,
  pending: readonly Effect[] = [],
  policy: Policy = usualPolicy,
): PreparedSalvo {
  const draft = () => new RuleDraft(rules, state, pending, 'table')
  const concentrations = playOut(reckoned(draft(), inputs), unrolled, policy)
  return { inputs, concentrations, places: placesOfHit(inputs.target.document, inputs.rake), draft }
}

/** What it does to its target: exact up to two straddles, else played out until it is sure enough, piece by piece. */
export function* salvoOdds(
  salvo: PreparedSalvo,
  { dice, policy }: Pick<Assumed, 'dice' | 'policy'>,
  most = usualSamples,
): Generator<SalvoOdds, SalvoOdds> {
  const followed = followedOdds(salvo, policy)
  if (followed) return followed
  const play = new PlayedOdds(salvo, dice, policy)
  for (let samples = 0; ;) {
    const until = Math.min(most, samples + samplesAtOnce)
    while (samples++ < until) play.once()
    const odds = { fates: play.fates, samples: until }
    const isSure = until >= leastSamples && fates.every((fate) => (odds.fates[fate].error ?? 0) <= sureEnough)
    if (isSure || until >= most) return odds
    samples = until
    yield odds
  }
}

function* reckoned(table: RuleDraft, inputs: SalvoValues): Dialogue<readonly Concentration[]> {
  return yield* concentrate(table, inputs, yield* heedEtiquette(table.settled, inputs))
}

function unrolled(): never {
  throw new Error('a salvo is reckoned without dice')
}

/** What a salvo may do to its target, each by itself. */
export const fates = ['penetrated', 'floods', 'burns', 'sinks', 'blowsUp'] as const

export type FateName = (typeof fates)[number]

export type Fate = Readonly<Record<FateName, boolean>>

export interface Hit {
  readonly cell: PlannedCell
  readonly penetration: number
}

const standing = fieldId('standing')
const flooding = trackId('flooding')
const fire = trackId('fire')

/** The fate of a ship by hits whose places are known: new leaks, a fire that rises, her loss. */
export function* fateByHits(table: RuleDraft, id: ShipId, hits: readonly Hit[]): Dialogue<Fate> {
  const before = table.ship(id)
  const [leaks, burnt] = [own(before.tracks, flooding) ?? 0, own(before.tracks, fire) ?? 0]
  let penetrated = false
  for (const { cell, penetration } of hits) {
    if (isLost(table.ship(id))) break
    const { section, deck } = cell
    if (yield* hitByShell(table, id, { section, deck, penetration })) penetrated = true
  }
  const after = table.ship(id)
  const stands = own(after.fields, standing)
  return {
    penetrated,
    floods: (own(after.tracks, flooding) ?? 0) > leaks,
    burns: (own(after.tracks, fire) ?? 0) > burnt,
    sinks: stands === 'sunk',
    blowsUp: stands === 'blownUp',
  }
}

export interface FateOdds {
  readonly chance: number
  /** `null` where it is exact. */
  readonly error: number | null
}

export interface SalvoOdds {
  readonly fates: Readonly<Record<FateName, FateOdds>>
  /** How often the salvo was played out; `null` where all fates are exact. */
  readonly samples: number | null
}

/** The inputs of a salvo, with everything before its first die worked out. */
export interface PreparedSalvo {
  readonly inputs: SalvoValues
  readonly concentrations: readonly Concentration[]
  readonly places: Places
  /** The table before its hits. */
  draft(): RuleDraft
}

/** Where a straddle may fall, each place as likely as any other; `undefined` where there is no hull. */
export interface Places {
  readonly cells: readonly (PlannedCell | undefined)[]
  /** Two dice. */
  roll(dice: Dice): PlannedCell | undefined
}

export function placesOfHit(document: ShipDocument, rake: Rake): Places {
  const plan = planOf(document)
  const die = rake === 'none' ? 'D10' : 'D6'
  const plus = rake === 'stern' ? sternRakePlus : 0
  const decks = facesOf('D6')
  const cells = facesOf(die).flatMap((face) => decks.map((deck) => plan.cell(face + plus, deck)))
  return { cells, roll: (dice) => cells[(dice(die) - 1) * decks.length + dice('D6') - 1] }
}

/** How many of the places of a hit lie outside the hull, are kept out by armour, and let a shell of this penetration in. */
function placesByFate(penetration: number, { cells }: Places) {
  const hull = cells.filter((cell) => cell !== undefined)
  const enters = hull.filter(({ armour }) => penetration >= armour).length
  return { void: cells.length - hull.length, held: hull.length - enters, enters, of: cells.length }
}

/** The chance, 0 to 1, that any straddle of a salvo falls where it goes in and where something more holds. Exact. */
export function chanceOfEntering(
  concentrations: readonly Pick<Concentration, 'penetration' | 'sure' | 'oneMore'>[],
  { cells }: Places,
  holds: (cell: PlannedCell) => boolean = () => true,
): number {
  let none = 1
  for (const { penetration, sure, oneMore } of concentrations) {
    const reached = cells.filter((cell) => cell && penetration >= cell.armour && holds(cell)).length / cells.length
    none *= (1 - reached) ** sure * (1 - ((oneMore?.percent ?? 0) / 100) * reached)
  }
  return 1 - none
}

/**
 * The chance, from 0 to 1, of every number of straddles, by their number: what is sure is a shift, and each remainder
 * splits what came before in two. Exact, and equal to following the dialogue.
 */
export function straddleOdds(concentrations: readonly Pick<Concentration, 'sure' | 'oneMore'>[]): readonly number[] {
  const sure = concentrations.reduce((sum, concentration) => sum + concentration.sure, 0)
  const odds = [1]
  for (const { oneMore } of concentrations) {
    if (!oneMore) continue
    const hit = oneMore.percent / 100
    odds.push(0)
    for (let straddles = odds.length - 1; straddles > 0; straddles--) {
      odds[straddles] = odds[straddles]! * (1 - hit) + odds[straddles - 1]! * hit
    }
    odds[0]! *= 1 - hit
  }
  return [...Array.from({ length: sure }, () => 0), ...odds]
}
