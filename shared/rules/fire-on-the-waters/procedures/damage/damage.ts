import { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { refused } from '../../../../kernel/result'
import { errorOf, playOut, usualSamples } from '../../../../kernel/sampled-odds'
import { form, type ValuesOf } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { span } from '../../../kit/reference-sheet'
import type { Assumed, OddsFound, OddsRow } from '../../../pack/odds'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { shipOf } from '../../ship/ship-data'
import { countOf } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { allThatWait, callHits, placeHits, waitingHits, type Hits, type WaitingHits } from '../../table/markers'
import { hitLocation } from '../../tables/damage'
import { torpedoTypes } from '../../tables/torpedoes'
import { floats } from '../turn/acting'
import { mostSpeed, slowDown } from './casualties'
import { chanceOfSinking, flotationLostBy, type PointOdds } from './flotation-odds'
import { hitOn, isGone } from './hit'
import { shellHit } from './shell'
import { torpedoHit } from './torpedo'

const says = sentencesOf('damage')

/** The result of hits. */
export interface HitResult {
  /** Flotation points lost. */
  readonly points: number
  readonly isGone: boolean
}

const flotation = trackId('flotation')

/** Works out hits on a ship, one after another in the printed order, each under its own key. */
export function* resolveHits(table: RuleDraft, hits: Hits): Dialogue<HitResult> {
  const target = shipById(table.state, hits.target)
  if (!target) {
    table.because(says('targetOffTable'))
    return { points: 0, isGone: true }
  }
  const ship = target.id
  const before = own(target.tracks, flotation) ?? 0
  // Most hits do nothing: her speed is calculated only when one penetrates.
  let mostBefore: number | undefined
  const harms = () => (mostBefore ??= mostSpeed(table, ship))
  const hit = hitOn(table, ship, hits, harms)
  for (let n = 1; n <= hits.count; n++) {
    if (isGone(table.ship(ship))) {
      table.because(says('pastHarm', { ship: shipName(table.ship(ship)), n: hits.count - n + 1 }))
      break
    }
    yield* under(`hit-${n}`, hits.weapon === 'torpedo' ? torpedoHit(hit) : shellHit(hit))
  }
  if (mostBefore !== undefined && !isGone(table.ship(ship))) slowDown(table, ship, mostBefore)
  return { points: before - (own(table.ship(ship).tracks, flotation) ?? 0), isGone: isGone(table.ship(ship)) }
}

const rules = { checkShip, shape }

/** Flotation points lost, in steps that are easy to read. */
const steps = [
  { least: 1, most: 2 },
  { least: 3, most: 5 },
  { least: 6, most: 10 },
  { least: 11, most: Infinity },
] as const

/** Samples between two results: some milliseconds. */
const samplesAtOnce = 200

/** Flooding of one marker, exact and at once; fires, explosions and several markers are played out. */
function oddsOfHits<Values>(hitsIn: (state: GameState, values: Values) => readonly Hits[]) {
  return {
    quick(state: GameState, values: Values): readonly OddsRow[] {
      const hits = oneMarker(state, hitsIn(state, values))
      const ship = hits && shipById(state, hits.target)
      if (!hits || !ship) return []
      const points = flotationLostBy(state, ship, hits, hits.count)[hits.count] ?? []
      return [
        ...inSteps(points, null),
        { say: says('odds.sinks'), chance: chanceOfSinking(state, ship, points), error: null },
      ]
    },
    full: (state: GameState, values: Values, assumed: Assumed) => played(state, hitsIn(state, values), assumed),
  }
}

/** The marker whose flooding is exact; several have to be played out. */
function oneMarker(state: GameState, [hits, ...others]: readonly Hits[]): Hits | undefined {
  return hits && others.length === 0 && shipById(state, hits.target) ? hits : undefined
}

function inSteps(points: PointOdds, samples: number | null): readonly OddsRow[] {
  return steps.map(({ least, most }) => {
    const chance = points.reduce((sum, each, lost) => sum + (lost >= least && lost <= most ? each : 0), 0)
    const say = most === Infinity ? says('odds.pointsOrMore', { least }) : says('odds.points', { least, most })
    return { say, chance, error: samples === null ? null : errorOf(chance, samples) }
  })
}

function* played(state: GameState, all: readonly Hits[], assumed: Assumed): Generator<OddsFound, OddsFound> {
  const seen = new Seen(oneMarker(state, all) === undefined)
  for (let samples = samplesAtOnce; samples < usualSamples; samples += samplesAtOnce) {
    while (seen.samples < samples) playOnce(state, all, assumed, seen)
    yield seen.found()
  }
  while (seen.samples < usualSamples) playOnce(state, all, assumed, seen)
  return seen.found()
}

class Seen {
  samples = 0
  private readonly points: number[] = []
  private burnt = 0
  private lost = 0

  constructor(private readonly showsWater: boolean) {}

  add(points: number, isBurning: boolean, isLost: boolean): void {
    this.samples++
    this.points[points] = (this.points[points] ?? 0) + 1
    if (isBurning) this.burnt++
    if (isLost) this.lost++
  }

  found(): OddsFound {
    const { samples, showsWater } = this
    const points = Array.from(this.points, (times: number | undefined) => (times ?? 0) / samples)
    const row = (name: string, times: number): OddsRow => {
      return { say: says(name, { n: 1 }), chance: times / samples, error: errorOf(times / samples, samples) }
    }
    const water = showsWater ? inSteps(points, samples) : []
    return { rows: [...water, row('odds.burns', this.burnt), row('odds.gone', this.lost)], samples }
  }
}

function playOnce(state: GameState, all: readonly Hits[], { dice, policy, pending }: Assumed, seen: Seen): void {
  const draft = new RuleDraft(rules, state, pending, 'table')
  const targets = [...new Set(all.flatMap(({ target }) => shipById(state, target) ?? []))]
  let points = 0
  for (const hits of all) points += playOut(resolveHits(draft, hits), dice, policy).points
  const now = (ship: ShipInPlay) => draft.ship(ship.id)
  seen.add(
    points,
    targets.some((ship) => countOf(now(ship), 'burning') > countOf(ship, 'burning')),
    targets.some((ship) => !isGone(ship) && isGone(now(ship))),
  )
}

/** Sizes that the tables know: shells, and bombs that go as shells; torpedoes. */
const shellInches = { least: 3, most: 18.1 } as const
const torpedoInches = { least: 15, most: 30 } as const
/** More than any salvo scores: what a damaged journal says beyond it would never be worked out. */
const mostHits = 500

function isKnownSize({ weapon, inches }: WaitingHits): boolean {
  const { least, most } = weapon === 'torpedo' ? torpedoInches : shellInches
  return inches >= least && inches <= most
}

/** Those of one marker, or of all in the order they were scored. */
const chosenHits = (state: GameState, { hits }: { readonly hits: string }) =>
  waitingHits(state).filter(({ id }) => hits === allThatWait || hits === id)

const waitingForm = form().choice(
  'hits',
  (state) => {
    const waiting = waitingHits(state)
    const called = (chosen: string) => waiting.find(({ id }) => id === chosen)
    return {
      among: [...(waiting.length === 1 ? [] : [allThatWait]), ...waiting.map(({ id }) => id as string)],
      also: [allThatWait],
      names: (chosen) => called(chosen) && callHits(state, called(chosen)!),
      wrong: waiting.length === 0 ? 'no-hits-wait' : 'no-such-hits',
    }
  },
  (state, values) => {
    const chosen = chosenHits(state, values)
    if (chosen.length === 0) return refused('no-hits-wait')
    const unknown = chosen.find((hits) => !isKnownSize(hits))
    if (unknown) return refused('hits-of-no-size', { inches: unknown.inches })
    const uncounted = chosen.some(({ count }) => !isWhole(count, 1, mostHits))
    return uncounted ? refused('hits-uncounted', { most: mostHits }) : undefined
  },
)

/** Works out the hits that wait: those of one marker, or all of them in the order they were scored. */
export const damage = procedure({
  name: 'damage',
  phases: ['damage'],
  lookUp: [...onDamage.places, ...onDamage.power, ...onDamage.fire],
  form: waitingForm,
  odds: oddsOfHits(chosenHits),
  *run(table, values) {
    const chosen = chosenHits(table.state, values)
    let points = 0
    for (const hits of chosen) {
      table.because(callHits(table.state, hits))
      const struck = yield* under(hits.id, resolveHits(table, hits))
      points += struck.points
      table.apply({ type: 'markerLifted', marker: hits.id })
    }
    const n = chosen.reduce((sum, { count }) => sum + count, 0)
    const targets = [...new Set(chosen.map(({ target }) => target))]
    const only = targets.length === 1 ? shipById(table.state, targets[0]) : undefined
    return only ? says('done.one', { ship: shipName(only), n, points }) : says('done.all', { n, points })
  },
})

const weapons = ['gun', 'torpedo', 'bomb'] as const
/** Sizes of the war, among them those of the ships in play. */
const shells = [3, 4, 4.7, 5, 5.5, 6, 8, 11, 12, 14, 15, 16, 18.1]
const usualInches = { gun: 8, bomb: 8, torpedo: 21 } as const
const mostInches = 60
const usualRangeInches = 10
const mostCalled = 20

const calledForm = form()
  .ship(
    'target',
    (state) => ({ among: Object.values(state.ships).filter(floats), nobody: 'no-ship-to-hit' }),
    (_state, { target }) => (floats(target) ? undefined : refused('ship-out-of-action', { ship: shipName(target) })),
  )
  .choice('weapon', { among: weapons, wrong: 'no-such-weapon' })
  .choice('inches', (state, { weapon = 'gun' }) => ({
    among: sizesOf(state, weapon).map(String),
    names: (inches) => says('called.inches', { inches: Number(inches) }),
    default: String(usualInches[weapon]),
    wrong: (given) => refused('hits-of-no-size', { inches: Number(given) || 0 }),
  }))
  .range(
    'rangeInches',
    (_state, { weapon = 'gun' }) => (weapon === 'gun' ? calledRange : undefined),
    (_state, { rangeInches }) => (rangeInches > mostInches ? calledRange.wrong : undefined),
  )
  .number('count', { least: 1, most: mostCalled, default: 1, wrong: 'answer-out-of-range' })
  .yesNo('waits', (state) => (mayWait(state) ? { default: state.phase !== 'damage' } : undefined))

/** In each band the faces that find the hull. */
const calledRange = {
  mostInches,
  bandsInches: hitLocation.rows.map(({ upToInches }) => upToInches ?? mostInches),
  inBands: { say: says('called.hullOn'), figures: hitLocation.rows.map(({ hull: [from, to] }) => span(from, to)) },
  default: usualRangeInches,
  wrong: refused('called-range-unfit', { most: mostInches }),
}

/** Ruling `damageTiming`: where all damage counts together a hit can wait for its phase. */
const mayWait = (state: GameState) => rulingOf(state, 'damageTiming') === 'together'

/** Largest first. */
function sizesOf(state: GameState, weapon: Hits['weapon']): readonly number[] {
  const forms = Object.values(state.ships).map(({ document }) => shipOf(document))
  const known =
    weapon === 'torpedo'
      ? [18, 21, 24, ...Object.values(torpedoTypes).map(({ inches }) => inches)]
      : [...shells, ...forms.flatMap(({ batteries }) => batteries.map(({ inches }) => inches))]
  return [...new Set(known)].sort((one, other) => other - one)
}

type Called = ValuesOf<typeof calledForm>

function calledIn({ target, weapon, inches, rangeInches = 0, count }: Called): Hits {
  return { target: target.id, by: '', weapon, inches: Number(inches), rangeInches, count }
}

/** A hit entered by hand, whoever scored it: a shell, bomb or torpedo goes through the damage of these rules. */
export const hit = procedure({
  name: 'hit',
  phases: ['gunfire', 'torpedoes', 'damage'],
  lookUp: [...onDamage.places, ...onDamage.power, ...onDamage.fire],
  form: calledForm,
  odds: oddsOfHits((_, called: Called) => [calledIn(called)]),
  *run(table, called) {
    const hits = calledIn(called)
    const values = { ship: shipName(called.target), n: hits.count }
    if (called.waits === true) {
      table.apply(placeHits(table.state, umpire, hits))
      return says(`called.waits.${hits.weapon}`, { ...values, inches: hits.inches })
    }
    table.because(callHits(table.state, hits))
    const { points } = yield* under('hit', resolveHits(table, hits))
    return says('done.one', { ...values, points })
  },
})

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
