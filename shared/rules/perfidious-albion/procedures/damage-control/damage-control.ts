import { bears } from '../../../../game/mark'
import { inForceOf } from '../../../../game/decks/in-force'
import { lastingOn, type LastingEvent } from '../../../../game/decks/lasting'
import { sayLasting } from '../../../../game/decks/lasting-words'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { assertNever } from '../../../../kernel/assert-never'
import { choose, overridable, under, type Dialogue } from '../../../../kernel/dialogue'
import { boxId, trackId, type BoxId, type MarkerId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { sayEnded } from '../../../event-cards/lasting-ends'
import { form } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { chooseUnlike } from '../../../kit/choose-unlike'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipWho, unmet, type Need } from '../../../kit/ship-who'
import { onSheet } from '../../reference/look-up'
import { saysOfEvents, saysOfSequence as says } from '../../sentence'
import { contents, place, shipOf, written } from '../../ship/ship-data'
import { condition, damageControlTests } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { lowerFire } from '../damage/fire-flash-flooding'
import { isIdle, mendSteering, planOf, steeringWantsMending, worksAgain } from '../damage/hull'
import { crewTest, crewTestNumber, reckonCrewTest } from '../morale/crew-test'
import { actingShips, acts, isDoneThisTurn, mustAct, note } from '../turn/acting'
import { firingOrder, salvosWaiting } from '../turn/firing-order'

export const mayRepair: readonly Need[] = [
  ['damage-control-made', ({ id }, state) => !isDoneThisTurn(state, 'repairs', id)],
  ['nothing-to-repair', (ship, state) => wantsAnything(wanting(state, ship))],
  ['too-little-flotation', (ship, state) => testsAllowed(state, ship) > 0, (ship) => ({ left: condition(ship).left })],
]

/** During firing: one crew test for each 5 flotation boxes left; the repair is named before the die. */
export const damageControl = procedure({
  name: 'damageControl',
  phases: ['gunnery'],
  lookUp: onSheet.damageControl.tests,
  form: form().ship(
    ...shipWho('ship', [mustAct, ...mayRepair], (state) => ({
      default: shipById(state, damageControlDue(state)[0]),
      wrong: (given) => refused(given === null ? 'nothing-to-repair-anywhere' : 'no-such-ship'),
    })),
  ),
  reckoning: (state, { ship }) => reckonCrewTest(state, ship),
  run: (table, { ship }) => makeRepairs(table, ship),
})

export function canRepair(state: GameState, ship: ShipInPlay): boolean {
  return acts(ship) && !unmet(state, ship, mayRepair)
}

/** Which of several repairs is tried next. */
export type Plan = (wants: Wanting, possible: readonly Repair[]) => Repair

/** Damage that waits is not repaired yet: `ship` is as she is without it. Without a plan her owner names each repair. */
export function* makeRepairs(table: RuleDraft, ship: ShipInPlay, plan?: Plan): Dialogue<Phrase> {
  const { id } = ship
  const tests = yield* numberOfTests(table, ship)
  // What is wanting is read once, and counted down.
  let wants = wanting(table.settled, ship)
  let mended = 0
  for (let test = 1; test <= tests && wantsAnything(wants); test++) {
    const repair = yield* under(`test-${test}`, oneTest(table, id, wants, { test, tests }, plan))
    if (repair === 'none') break
    if (repair === 'failed') continue
    wants = { ...wants, [repair]: wants[repair] - 1 }
    mended++
  }
  note(table, 'repairs', id)
  return says('repairs.done', { ship: shipName(ship), n: mended })
}

function* numberOfTests(table: RuleDraft, ship: ShipInPlay): Dialogue<number> {
  const { left } = condition(ship)
  const tests = testsAllowed(table.settled, ship)
  const because = [says(left < 5 ? 'repairs.minimumOne' : 'repairs.eachFive', { left, n: tests })]
  const ask = says('repairs.tests', { ship: shipName(ship), n: tests })
  const prompt = { to: ownerOf(table.state, ship.id), ask, because }
  const answer = yield* overridable('tests', tests, { least: 0, most: 8 }, prompt)
  table.because(...because)
  return answer
}

function* oneTest(
  table: RuleDraft,
  id: ShipId,
  wants: Wanting,
  count: { readonly test: number; readonly tests: number },
  plan?: Plan,
): Dialogue<Repair | 'none' | 'failed'> {
  const values = { ship: shipName(table.ship(id)), ...count }
  const possible = repairs.filter((repair) => wants[repair] > 0)
  const repair = plan ? plan(wants, possible) : yield* named(table, id, possible, values)
  if (repair === 'none') return 'none'
  table.because(says(`repairs.tries.${repair}`, values))
  const ask = says(`repairs.roll.${repair}`, values)
  const passed = yield* crewTest(table, id, 'crew', ask, onSheet.damageControl[repair])
  if (!passed) return 'failed'
  yield* putRight(table, id, repair)
  return repair
}

/** Her owner names the repair before the die; where one thing alone is broken nobody is asked. */
function* named(
  table: RuleDraft,
  id: ShipId,
  possible: readonly Repair[],
  values: Readonly<Record<string, Scalar>>,
): Dialogue<Repair | 'none'> {
  const [only, ...others] = possible
  if (only && others.length === 0) return only
  const options = [...possible, 'none' as const].map((value) => ({ value, say: says(`repairs.what.${value}`) }))
  const { because } = crewTestNumber(table, id)
  const lookUp = onSheet.damageControl.tests
  const prompt = { to: ownerOf(table.state, id), ask: says('repairs.ask', values), because, lookUp }
  return yield* choose<Repair | 'none'>('repair', options, possible[0] ?? 'none', { ...prompt, ends: 'none' })
}

const flooding = trackId('flooding')
const fire = trackId('fire')
const propulsion = trackId('propulsion')
export const repairs = ['flooding', 'fire', 'propulsion', 'steering', 'event'] as const

export type Repair = (typeof repairs)[number]

/** What a success can repair, and how often. */
export type Wanting = Readonly<Record<Repair, number>>

export function wanting(state: GameState, ship: ShipInPlay): Wanting {
  return {
    flooding: own(ship.tracks, flooding) ?? 0,
    fire: own(ship.tracks, fire) ?? 0,
    propulsion: own(ship.tracks, propulsion) ?? 0,
    steering: Number(steeringWantsMending(state, ship.id)),
    event: repairable(state, ship.id).length,
  }
}

export function wantsAnything(wants: Wanting): boolean {
  return repairs.some((repair) => wants[repair] > 0)
}

/** One crew test for each 5 undamaged flotation boxes, rounded down; `minimumOneTest` gives any ship afloat one. */
export function testsAllowed(state: GameState, ship: ShipInPlay): number {
  const tests = damageControlTests(ship)
  return rulingOf(state, 'minimumOneTest') === 'on' && condition(ship).left > 0 ? Math.max(1, tests) : tests
}

/** Propulsion cells that do no work, from the bow. */
function idleEngines(ship: ShipInPlay): readonly BoxId[] {
  return contents(shipOf(ship.document), 'propulsion')
    .map(({ cell }) => cell.at)
    .sort((one, other) => place(one).section - place(other).section)
    .map(boxId)
    .filter((box) => isIdle(ship, box))
}

/** Ships whose checks are due: when their squadron has fired or passed, or at the end of the firing step. */
export function damageControlDue(state: GameState): readonly ShipId[] {
  const { waiting } = firingOrder(state)
  const atEnd = rulingOf(state, 'damageControlMoment') === 'endOfFiring'
  if (atEnd && (waiting.length > 0 || salvosWaiting(state) > 0)) return []
  return state.squadrons
    .filter(({ id }) => waiting.length === 0 || isDoneThisTurn(state, 'squadronFired', id))
    .flatMap((squadron) => worstFirst(actingShips(state, squadron).filter((ship) => !unmet(state, ship, mayRepair))))
    .map(({ id }) => id)
}

/** Those with the most fire and water in them. */
function worstFirst(ships: readonly ShipInPlay[]): readonly ShipInPlay[] {
  const harm = ({ tracks }: ShipInPlay) => (own(tracks, fire) ?? 0) + (own(tracks, flooding) ?? 0)
  return ships.toSorted((one, other) => harm(other) - harm(one))
}

/** What one success does. Flotation boxes, cells and guns never come back. */
function* putRight(table: RuleDraft, ship: ShipId, repair: Repair): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)) }
  switch (repair) {
    case 'flooding': {
      const was = table.track(ship, flooding)
      const said = says('repairs.stemmed', { ...values, was, level: was - 1 })
      return table.apply({ type: 'trackMoved', ship, track: flooding, by: -1 }, said)
    }
    case 'fire':
      lowerFire(table, ship)
      return note(table, 'fireBroughtDown', ship)
    case 'propulsion':
      return yield* restoreEngine(table, ship)
    case 'steering':
      mendSteering(table, ship)
      return table.because(says('repairs.steers', values))
    case 'event':
      return yield* repairEvent(table, ship)
    default:
      return assertNever(repair)
  }
}

/** One propulsion box works again, and counts for speed at once. The cell stays destroyed: a ring goes over its cross. */
function* restoreEngine(table: RuleDraft, ship: ShipId): Dialogue<void> {
  const box = yield* whichEngine(table, ship)
  table.apply({ type: 'trackMoved', ship, track: propulsion, by: -1 })
  if (box) worksAgain(table, ship, box)
  const { maximumSpeed } = condition(table.ship(ship))
  table.because(says('repairs.engine', { ship: shipName(table.ship(ship)), speed: maximumSpeed }))
}

/** Idle before any damage that waits, and not repaired by a test before this one. */
function idleNow(table: RuleDraft, ship: ShipId): readonly BoxId[] {
  const settled = shipById(table.settled, ship) ?? table.ship(ship)
  const still = idleEngines(table.ship(ship))
  return idleEngines(settled).filter((box) => still.includes(box))
}

/**
 * Asked only where it matters: of engines that are alike the first from the bow works again. They differ in their armour,
 * and in their cell where a destroyed one loses no box again.
 */
function* whichEngine(table: RuleDraft, id: ShipId): Dialogue<BoxId | undefined> {
  const engines = idleNow(table, id)
  const [first] = engines
  if (first === undefined) return undefined
  const ship = table.ship(id)
  const isSpared = rulingOf(table.state, 'repairedEngineHit') === 'spared'
  const options = engines.map((box) => ({
    value: box,
    say: says('repairs.engineAt', { at: written(box) }),
    comesTo: `${planOf(ship.document).box(box)?.armour} ${isSpared && bears(ship, box, 'struck')}`,
  }))
  const ask = says('repairs.askEngine', { ship: shipName(ship) })
  return yield* chooseUnlike<BoxId>('engine', options, first, { to: ownerOf(table.state, id), ask })
}

/**
 * Effects of event cards that damage control can end, reminders too: her radars are repaired like her guns.
 * Steering is repaired with the gear.
 */
function repairable(state: GameState, ship: ShipId): readonly LastingEvent[] {
  // Battles ask by the million: mostly none lies.
  if (state.markers.length === 0) return []
  const gear = inForceOf(state, ship, 'steeringLost').map(({ event }) => event.marker)
  return lastingOn(state, ship).filter(
    (event) => event.endsBy === 'repair' && event.ship === ship && !gear.includes(event.marker),
  )
}

/** One event until repaired is over; of several her owner names one. */
function* repairEvent(table: RuleDraft, ship: ShipId): Dialogue<void> {
  const broken = repairable(table.state, ship)
  const [first, ...others] = broken
  if (!first) return
  const options = broken.map((event) => ({ value: event.marker, say: sayLasting(table.state, event) }))
  const prompt = {
    to: ownerOf(table.state, ship),
    ask: saysOfEvents('repair.ask', { ship: shipName(table.ship(ship)) }),
  }
  const marker = others.length === 0 ? first.marker : yield* choose<MarkerId>('event', options, first.marker, prompt)
  const event = broken.find((each) => each.marker === marker) ?? first
  table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
}
