import { bears } from '../../../../game/mark'
import type { ShipDocument } from '../../../../documents/ship'
import type { FoldRules } from '../../../../game/apply-effect'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { assertNever } from '../../../../kernel/assert-never'
import { ControlledMean } from '../../../../kernel/controlled-mean'
import type { Dialogue } from '../../../../kernel/dialogue'
import { facesOf, type Dice } from '../../../../kernel/dice'
import { fieldId, trackId, type ShipId, type TrackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { usualPolicy, type Policy } from '../../../../kernel/policy'
import { playOut, usualSamples } from '../../../../kernel/sampled-odds'
import type { FormedProcedure } from '../../../kit/procedure'
import type { Assumed, OddsFound, OddsRow } from '../../../pack/odds'
import { sentencesOf } from '../../sentence'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { isLost } from '../damage/fire-flash-flooding'
import { magazineLost, planOf, type PlannedCell } from '../damage/hull'
import { hitByShell, sternRakePlus, type Rake, type Shell } from '../damage/shell'
import { concentrate, type Concentration } from './concentration'
import type { SalvoValues } from './salvo-form'
import { heedEtiquette } from './targets'

const rules = { checkShip, shape }
const inWords = sentencesOf('odds')
const standing = fieldId('standing')
const flooding = trackId('flooding')
const fire = trackId('fire')

/** How many straddles, and whether any goes in, at once; what they do to her is played out. */
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
    return [
      ...straddles,
      exact('penetrated', chanceOfHits(concentrations, places, { once: new Set(places.hull), twice: new Set() })),
    ]
  },
  full: (state, values, { dice, policy, pending }) =>
    salvoOdds(beforeDice(rules, state, values, pending, policy), { dice, policy }),
}

/** Of one straddle that is sure: what lies at the places where it may fall. */
function rowsByPlace({ penetration }: Concentration, { cells, hull }: Places): readonly OddsRow[] {
  const enters = hull.filter(({ armour }) => penetration >= armour).length
  const counts = { void: cells.length - hull.length, held: hull.length - enters, enters }
  return Object.entries(counts).map(([fate, n]) => exact(`place.${fate}`, n / cells.length, { n, of: cells.length }))
}

function exact(name: string, chance: number, values?: Readonly<Record<string, number>>): OddsRow {
  return { say: inWords(name, values), chance, error: null }
}

/** The values of a salvo, with everything before its first die worked out. */
interface PreparedSalvo {
  readonly target: ShipId
  readonly concentrations: readonly Concentration[]
  readonly places: Places
  /** The table before its hits. */
  draft(): RuleDraft
}

export function beforeDice(
  rules: FoldRules,
  state: GameState,
  values: SalvoValues,
  pending: readonly Effect[] = [],
  policy: Policy = usualPolicy,
): PreparedSalvo {
  const draft = () => new RuleDraft(rules, state, pending, 'table')
  const concentrations = playOut(reckoned(draft(), values), unrolled, policy)
  const { target, rake } = values
  return { target: target.id, concentrations, places: placesOfHit(target.document, rake), draft }
}

function* reckoned(table: RuleDraft, values: SalvoValues): Dialogue<readonly Concentration[]> {
  return yield* concentrate(table, values, yield* heedEtiquette(table, values))
}

function unrolled(): never {
  throw new Error('a salvo is reckoned without dice')
}

/** Half the width of the 95 % interval, 0 to 1, at which a figure is sure enough. */
const sureEnough = 0.01
const leastSamples = 1_000
/** Played out before it looks up: some milliseconds. */
const samplesAtOnce = 250

const fates = ['floods', 'burns', 'sinks', 'blowsUp'] as const
type Fate = (typeof fates)[number]

/**
 * What a salvo does to its target, played out until it is sure enough, piece by piece. How likely a hit is to bring a
 * fate about by itself is known: by its share in each sample the figures are corrected.
 */
export function* salvoOdds(
  { target, concentrations, places, draft }: PreparedSalvo,
  { dice, policy }: Pick<Assumed, 'dice' | 'policy'>,
  most = usualSamples,
): Generator<OddsFound, OddsFound> {
  const before = draft().ship(target)
  const means = fates.map((fate) => {
    const by = hitsFor(fate, before, places)
    return { fate, by, mean: new ControlledMean(chanceOfHits(concentrations, places, by)) }
  })
  for (let samples = 1; ; samples++) {
    const hits = fallen(concentrations, places, dice)
    const table = draft()
    for (const { shell } of hits) playOut(hitByShell(table, target, shell), dice, policy)
    const after = table.ship(target)
    const entered = hits.filter(({ cell, shell }) => shell.penetration >= cell.armour).map(({ cell }) => cell)
    for (const { fate, by, mean } of means) mean.add(hasMet(fate, before, after), Number(areAmong(entered, by)))
    if (samples % samplesAtOnce > 0 && samples < most) continue
    const rows = means.map(({ fate, mean }) => ({ say: inWords(fate), chance: mean.chance, error: mean.error }))
    const isSure = samples >= leastSamples && rows.every(({ error }) => error <= sureEnough)
    if (isSure || samples >= most) return { rows, samples }
    yield { rows, samples }
  }
}

/** The shells of one salvo that fall on the hull. */
function fallen(concentrations: readonly Concentration[], places: Places, dice: Dice) {
  const hits: { readonly cell: PlannedCell; readonly shell: Shell }[] = []
  for (const { penetration, sure, oneMore } of concentrations) {
    const straddles = oneMore && dice(oneMore.die) <= oneMore.atMost ? sure + 1 : sure
    for (let straddle = 0; straddle < straddles; straddle++) {
      const cell = places.roll(dice)
      if (cell) hits.push({ cell, shell: { section: cell.section, deck: cell.deck, penetration } })
    }
  }
  return hits
}

/** Which hits are enough by themselves: one in any of these cells, or two in one of those. */
interface Enough {
  readonly once: ReadonlySet<PlannedCell>
  readonly twice: ReadonlySet<PlannedCell>
}

/** As she is before the salvo, without flashes and explosions. */
function hitsFor(fate: Fate, ship: ShipInPlay, { hull }: Places): Enough {
  const enough = (once: (cell: PlannedCell) => boolean, twice = (_: PlannedCell) => false): Enough => ({
    once: new Set(hull.filter(once)),
    twice: new Set(hull.filter(twice)),
  })
  const isLive = ({ magazine, box }: PlannedCell) => magazine && !magazineLost(ship, box)
  const isAlight = ({ fireMark, box }: PlannedCell) => fireMark || bears(ship, box, 'struck', 'repaired')
  const canBurn = (cell: PlannedCell) => !cell.underWater && !isLive(cell)
  switch (fate) {
    case 'floods':
      return enough((cell) => cell.underWater && !isLive(cell))
    case 'burns':
      return enough(
        (cell) => canBurn(cell) && isAlight(cell),
        (cell) => canBurn(cell) && !isAlight(cell),
      )
    case 'sinks':
      return enough(() => false)
    case 'blowsUp':
      return enough(isLive)
    default:
      return assertNever(fate)
  }
}

function areAmong(entered: readonly PlannedCell[], { once, twice }: Enough): boolean {
  return entered.some((cell, at) => once.has(cell) || (twice.has(cell) && entered.indexOf(cell) < at))
}

function hasMet(fate: Fate, before: ShipInPlay, after: ShipInPlay): boolean {
  const hasRisen = (track: TrackId) => (own(after.tracks, track) ?? 0) > (own(before.tracks, track) ?? 0)
  if (fate === 'floods') return hasRisen(flooding)
  if (fate === 'burns') return hasRisen(fire)
  return !isLost(before) && own(after.fields, standing) === (fate === 'sinks' ? 'sunk' : 'blownUp')
}

/** Where a straddle may fall, each place as likely as any other; `undefined` where there is no hull. */
export interface Places {
  readonly cells: readonly (PlannedCell | undefined)[]
  readonly hull: readonly PlannedCell[]
  /** Two dice. */
  roll(dice: Dice): PlannedCell | undefined
}

export function placesOfHit(document: ShipDocument, rake: Rake): Places {
  const plan = planOf(document)
  const die = rake === 'none' ? 'D10' : 'D6'
  const plus = rake === 'stern' ? sternRakePlus : 0
  const decks = facesOf('D6')
  const cells = facesOf(die).flatMap((face) => decks.map((deck) => plan.cell(face + plus, deck)))
  const hull = cells.filter((cell) => cell !== undefined)
  return { cells, hull, roll: (dice) => cells[(dice(die) - 1) * decks.length + dice('D6') - 1] }
}

/** The chance, 0 to 1, that shells of a salvo go in where that is enough. Exact. */
function chanceOfHits(
  concentrations: readonly Pick<Concentration, 'penetration' | 'sure' | 'oneMore'>[],
  { cells, hull }: Places,
  { once, twice }: Enough,
): number {
  /** What has not come about yet, by the number of cells hit once where two hits are enough. */
  let none = [1]
  // A shell goes in wherever a lighter one does: from the lightest on, every cell hit once can be hit again.
  const lightestFirst = concentrations.toSorted((one, other) => one.penetration - other.penetration)
  for (const { penetration, sure, oneMore } of lightestFirst) {
    const reached = hull.filter(({ armour }) => penetration >= armour)
    const first = reached.filter((cell) => once.has(cell)).length
    const second = reached.filter((cell) => twice.has(cell)).length
    const shares = [...Array.from({ length: sure }, () => 1), ...(oneMore ? [oneMore.percent / 100] : [])]
    for (const share of shares) {
      const each = share / cells.length
      const stays = 1 - each * (first + second)
      none = [...none, 0].map((chance, hit) => chance * stays + (none[hit - 1] ?? 0) * each * (second - hit + 1))
    }
  }
  return 1 - none.reduce((sum, chance) => sum + chance, 0)
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
