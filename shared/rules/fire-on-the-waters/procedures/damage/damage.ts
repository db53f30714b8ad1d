import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee } from '../../../../kernel/question'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { span } from '../../../kit/reference-sheet'
import { shipWho } from '../../../kit/ship-who'
import type { ProcedureOdds } from '../../../pack/odds'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { tracks } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import {
  allThatWait,
  callHits,
  placeHits,
  waitingHits,
  weapons,
  type Hits,
  type WaitingHits,
} from '../../table/markers'
import { hitLocation } from '../../tables/damage'
import { torpedoTypes } from '../../tables/torpedoes'
import { mustFloat } from '../turn/acting'
import { mostSpeed, slowDown } from './casualties'
import { oddsOfDamage, type DamageToPlay } from './damage-odds'
import { hitOn, isGone } from './hit'
import { shellHit } from './shell'
import { torpedoHit } from './torpedo'

const says = sentencesOf('damage')

/** Works out hits on a ship, one after another in the printed order, each under its own key: flotation points lost. */
export function* resolveHits(table: RuleDraft, hits: Hits): Dialogue<number> {
  const target = shipById(table.state, hits.target)
  if (!target) {
    table.because(says('targetOffTable'))
    return 0
  }
  const ship = target.id
  const before = own(target.tracks, tracks.flotation) ?? 0
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
  return before - (own(table.ship(ship).tracks, tracks.flotation) ?? 0)
}

/** Ruling `damageTiming`: hits wait for the damage phase, or are worked out at once, under this key. */
export function* land(
  table: RuleDraft,
  hits: Hits,
  { of, key, waits }: { readonly of: Addressee; readonly key: string; readonly waits?: Phrase },
): Dialogue<void> {
  if (hits.count === 0) return
  if (rulingOf(table.state, 'damageTiming') === 'atOnce') yield* under(key, resolveHits(table, hits))
  else table.apply(placeHits(table.state, of, hits), ...(waits ? [waits] : []))
}

/** Odds of hits on ships that are there, played out. */
function oddsOfHits<Values>(hitsIn: (state: GameState, values: Values) => readonly Hits[]): ProcedureOdds<Values> {
  return {
    quick: () => [],
    full(state, values, assumed) {
      const all = hitsIn(state, values)
      const targets = [...new Set(all.flatMap(({ target }) => shipById(state, target) ?? []))]
      const rows: DamageToPlay['rows'] = all.length === 1 ? ['sinks', 'burns', 'gone'] : ['burns', 'gone']
      return oddsOfDamage(state, { targets, rows, play: (table) => resolveAll(table, all) }, assumed)
    },
  }
}

function* resolveAll(table: RuleDraft, all: readonly Hits[]): Dialogue<number> {
  let points = 0
  for (const hits of all) points += yield* resolveHits(table, hits)
  return points
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
      points += yield* under(hits.id, resolveHits(table, hits))
      table.apply({ type: 'markerLifted', marker: hits.id })
    }
    const n = chosen.reduce((sum, { count }) => sum + count, 0)
    const targets = [...new Set(chosen.map(({ target }) => target))]
    const only = targets.length === 1 ? shipById(table.state, targets[0]) : undefined
    return only ? says('done.one', { ship: shipName(only), n, points }) : says('done.all', { n, points })
  },
})

/** Sizes of the war, among them those of the ships in play. */
const shells = [3, 4, 4.7, 5, 5.5, 6, 8, 11, 12, 14, 15, 16, 18.1]
const usualInches = { gun: 8, bomb: 8, torpedo: 21 } as const
const mostInches = 60
const usualRangeInches = 10
const mostCalled = 20

const calledForm = form()
  .ship(...shipWho('target', [mustFloat], () => ({ nobody: 'no-ship-to-hit' })))
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
    const points = yield* under('hit', resolveHits(table, hits))
    return says('done.one', { ...values, points })
  },
})

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
