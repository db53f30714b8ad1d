import { navalEventOf } from '../../../../decks/naval/events'
import { inForce, type InForce } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { choose, confirm, roll, under, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import { refused } from '../../../../kernel/result'
import { outcomeOf } from '../../../event-cards/naval-events'
import { says as saysOfCards } from '../../../event-cards/played-event'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipWho } from '../../../kit/ship-who'
import { onSheet } from '../../reference/look-up'
import { saysOfEvents, saysOfSequence as says } from '../../sentence'
import { shipOf } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { helmIsHit, steeringDamaged } from '../damage/hull'
import { crewTest, reckonCrewTest } from '../morale/crew-test'
import { detach } from '../morale/morale'
import { actingShips, actingSquadrons, isDoneThisTurn, lastDone, mustAct, note } from '../turn/acting'
import { hazardNote, movementHazards, type MovementHazard } from '../turn/hazard'
import { movingOrder } from '../turn/initiative'
import {
  cameFromKey,
  isWithin,
  lastSpeed,
  speedsOf,
  squadronSpeeds,
  type LegalSpeeds,
  type ShipSpeeds,
  type Way,
} from './speeds'

const ways = ['ahead', 'astern'] as const satisfies readonly Way[]

/** A squadron moves: its speed within what its ships can make, helm trouble asked, hazards flagged. */
export const moveSquadron = procedure({
  name: 'moveSquadron',
  phases: ['movement'],
  lookUp: onSheet.keepUp,
  form: form()
    .squadron(
      'squadron',
      (state) => ({ among: yetToMove(state) }),
      (state, { squadron }) =>
        actingShips(state, squadron).length === 0
          ? refused('squadron-out-of-action', { squadron: squadron.name })
          : undefined,
    )
    .derived('ships', (state, { squadron }) => (squadron ? speedsOf(state, squadron) : []))
    .choice('way', { among: ways, wrong: 'no-such-way' }, (_state, { squadron, ships, way }) =>
      squadronSpeeds(ships, way).widest ? undefined : refused('cannot-go-astern', { squadron: squadron.name }),
    )
    .number(
      'speed',
      (_state, { ships = [], way = 'ahead' }) => {
        const { widest = { least: 0, most: 0 }, kept = widest } = squadronSpeeds(ships, way)
        const asBefore = ships[0] ? Math.abs(ships[0].legal.last) : kept.most
        const usual = Math.min(kept.most, Math.max(kept.least, asBefore))
        return { ...widest, default: usual, wrong: 'speed-out-of-reach' }
      },
      (_state, { ships, way, speed }) =>
        ships.some(({ legal }) => isWithin(legal[way], speed))
          ? undefined
          : refused('speed-out-of-reach', { ...squadronSpeeds(ships, way).widest }),
    )
    .choice('hazard', { among: ['none', ...movementHazards], wrong: 'no-such-hazard' }),
  warnings: (state, { squadron, ships, way, speed }) => [
    ...(isAtTopSpeed(state, ships) ? [atTopSpeed(squadron)] : []),
    ...ships.flatMap(({ ship, legal }) => {
      const most = legal[way]?.most
      return most !== undefined && most < speed ? [says('move.slow', { ship: shipName(ship), makes: most })] : []
    }),
  ],
  *run(table, { squadron, ships, way, speed, hazard }) {
    const ordered = ships.map(({ ship, legal }) => ({ ship: ship.id, legal, way, speed }))
    const pace = yield* paceOf(table, ordered)
    for (const order of ordered) {
      yield* under(order.ship, keepUp(table, order, pace))
      yield* under(order.ship, takesHelm(table, order.ship))
    }
    if (hazard !== 'none') flagHazard(table, squadron, hazard)
    return says(`move.${way}`, { squadron: squadron.name, speed: pace.speed })
  },
})

/** Nobody has given them a speed yet: neither the scenario nor a turn. */
export function isAtTopSpeed(state: GameState, ships: readonly ShipSpeeds[]): boolean {
  return ships.every(({ ship }) => {
    const { speed, maximumSpeed } = condition(ship)
    return lastDone(state, 'moved', ship.id) === undefined && speed > 0 && speed === maximumSpeed
  })
}

export const atTopSpeed = ({ name }: Squadron) => says('move.atTopSpeed', { squadron: name })

/** Squadrons that have not moved this turn, of the side that moves first first. */
export function yetToMove(state: GameState): readonly Squadron[] {
  const sides = movingOrder(state)
  const hasMoved = (squadron: Squadron) =>
    actingShips(state, squadron).every(({ id }) => isDoneThisTurn(state, 'moved', id))
  return actingSquadrons(state)
    .filter((squadron) => !hasMoved(squadron))
    .sort((one, other) => sides.indexOf(one.side) - sides.indexOf(other.side))
}

/** Near the shore or another ship, or across a minefield: flagged and logged for the umpire to resolve. */
function flagHazard(table: RuleDraft, squadron: Squadron, kind: MovementHazard): void {
  for (const ship of actingShips(table.state, squadron)) {
    note(table, hazardNote[kind], ship.id)
    table.because(says(`move.hazard.${kind}`, { ship: shipName(ship) }))
  }
}

const speedTrack = trackId('speed')
const propulsion = trackId('propulsion')
const wayField = fieldId('astern')

interface Ordered {
  readonly ship: ShipId
  readonly legal: LegalSpeeds
  readonly way: Way
  readonly speed: number
}

/** The speed of a squadron whose ships keep together: that of the slowest, unless she is left behind. */
interface Pace {
  readonly speed: number
  /** Those who were asked and left behind: they go their own way. */
  readonly left: ReadonlySet<ShipId>
}

/** Asks of every ship that is too slow for the speed that was ordered whether she is left behind. */
function* paceOf(table: RuleDraft, ordered: readonly Ordered[]): Dialogue<Pace> {
  const left = new Set<ShipId>()
  let pace = ordered[0]?.speed ?? 0
  for (const order of ordered) {
    const { ship, legal, way, speed } = order
    if (isWithin(legal[way], speed) || nearest(order) >= speed) continue
    const choice = yield* under(ship, fallsOut(table, order))
    if (choice === 'detached') left.add(ship)
    else pace = Math.min(pace, nearest(order))
  }
  return { speed: pace, left }
}

/** She makes the pace of the squadron, or the nearest that she can: where that is faster, she too may be detached. */
function* keepUp(table: RuleDraft, ordered: Ordered, { speed, left }: Pace): Dialogue<void> {
  const { ship, legal, way } = ordered
  const order = left.has(ship) ? ordered : { ...ordered, speed }
  table.because(...legal.because)
  if (!left.has(ship) && !isWithin(legal[way], speed)) yield* fallsOut(table, order)
  const [goes, makes] = [legal[way] ? way : other(way), nearest(order)]
  makeSpeed(table, ship, goes, makes)
  table.because(says(makes === 0 ? 'move.stands' : `move.makes.${goes}`, { ship: shipName(table.ship(ship)), makes }))
}

function nearest({ legal, way, speed }: Ordered): number {
  const speeds = legal[way]
  return speeds ? Math.min(speeds.most, Math.max(speeds.least, speed)) : (legal[other(way)]?.least ?? 0)
}

/** Where she cannot go the way that is ordered she first loses her own. */
const other = (way: Way): Way => (way === 'ahead' ? 'astern' : 'ahead')

function* fallsOut(table: RuleDraft, ordered: Ordered): Dialogue<'stays' | 'detached'> {
  const { ship, legal, speed } = ordered
  const values = { ship: shipName(table.ship(ship)), speed, makes: nearest(ordered) }
  table.because(says('move.cannotKeepUp', values))
  if ((squadronOf(table.state, ship)?.order.length ?? 0) < 2) return 'stays'
  const stays = values.makes > speed ? 'staysFaster' : 'stays'
  const options = [
    { value: 'stays', say: says(`move.${stays}`, values) },
    { value: 'detached', say: says('move.detached', values) },
  ] as const
  const ask = says('move.askKeepUp', values)
  const prompt = { to: ownerOf(table.state, ship), ask, because: legal.because, lookUp: onSheet.keepUp }
  const choice = yield* choose<'stays' | 'detached'>('keepUp', options, 'stays', prompt)
  if (choice === 'detached') detach(table, table.ship(ship), 'fallsOut')
  return choice
}

/** She makes that speed, as ordered or as before. */
export function makeSpeed(table: RuleDraft, ship: ShipId, way: Way, makes: number): void {
  // Her speed depends on her engines.
  table.track(ship, propulsion)
  const came = lastSpeed(table.state, table.ship(ship))
  const was = table.track(ship, speedTrack)
  if (makes !== was) table.apply({ type: 'trackMoved', ship, track: speedTrack, by: makes - was })
  const heading = makes === 0 ? 'ahead' : way
  if (table.field(ship, wayField) !== heading) table.apply({ type: 'fieldSet', ship, field: wayField, to: heading })
  table.apply({ type: 'tableSet', key: cameFromKey(table.ship(ship)), to: came })
  note(table, 'moved', ship)
}

export interface TurningCircles {
  /** The one she turns on this turn. */
  readonly inches: number
  /** The next smaller one, for an emergency turn; `undefined` where the card has none. */
  readonly nextSmallerInches: number | undefined
  /** An emergency turn has been passed this turn. */
  readonly isTight: boolean
}

export function turningCircles(state: GameState, ship: ShipInPlay): TurningCircles {
  const [usual = 0, smaller] = shipOf(ship.document).turningCirclesInches
  const isTight = smaller !== undefined && isDoneThisTurn(state, 'tightTurn', ship.id)
  return { inches: isTight ? smaller : usual, nextSmallerInches: smaller, isTight }
}

/** Emergency turn: pass a crew test to use the next smaller turning circle. She tries it once a turn. */
export const emergencyTurn = procedure({
  name: 'emergencyTurn',
  phases: ['movement'],
  lookUp: onSheet.emergencyTurn,
  form: form().ship(
    ...shipWho('ship', [
      mustAct,
      ['no-smaller-turning-circle', (ship, state) => turningCircles(state, ship).nextSmallerInches !== undefined],
      ['emergency-turn-tried', ({ id }, state) => !isDoneThisTurn(state, 'tightTurnTried', id)],
    ]),
  ),
  reckoning: (state, { ship }) => reckonCrewTest(state, ship),
  *run(table, { ship: { id } }) {
    const { inches, nextSmallerInches } = turningCircles(table.state, table.ship(id))
    const values = { ship: shipName(table.ship(id)), inches, smaller: nextSmallerInches ?? inches }
    const passed = yield* crewTest(table, id, 'crew', says('turn.ask', values), onSheet.emergencyTurn)
    note(table, 'tightTurnTried', id)
    if (!passed) return says('turn.failed', values)
    note(table, 'tightTurn', id)
    return says('turn.passed', values)
  },
})

const troubles = ['free', 'straightAhead', 'crewTestToTurn'] as const

type Trouble = (typeof troubles)[number]

/** A hit on the conning tower or the steering gear may cause movement problems: `steeringDamage` says which. */
function* takesHelm(table: RuleDraft, ship: ShipId): Dialogue<void> {
  if (yield* steeredByDie(table, ship)) return
  if (!steeringDamaged(table.state, ship)) return
  const values = { ship: shipName(table.ship(ship)) }
  const trouble = yield* troubleOf(table, ship)
  if (trouble === 'free') return table.because(says('helm.free', values))
  if (trouble === 'straightAhead') return table.because(says('helm.straightAhead', values))
  const to = ownerOf(table.state, ship)
  const turns = yield* confirm('turns', true, { to, ask: says('helm.askTurns', values), lookUp: onSheet.helm })
  if (!turns) return table.because(says('helm.holdsOn', values))
  const passed = yield* crewTest(table, ship, 'helm', says('helm.test', values), onSheet.helm)
  table.because(says(passed ? 'helm.turns' : 'helm.straightAhead', values))
}

function* troubleOf(table: RuleDraft, ship: ShipId): Dialogue<Trouble> {
  const rule = rulingOf(table.state, 'steeringDamage')
  if (rule !== 'ask') return rule === 'crewTestToTurn' ? 'crewTestToTurn' : 'straightAhead'
  const values = { ship: shipName(table.ship(ship)) }
  const options = troubles.map((value) => ({ value, say: says(`helm.option.${value}`, values) }))
  const ask = helmIsHit(table.state, ship) ? says('helm.ask', values) : saysOfEvents('helm', values)
  return yield* choose<Trouble>('trouble', options, 'straightAhead', { to: umpire, ask })
}

/** By the die of a card she goes where it says, a new die each turn. True where an event steers her. */
function* steeredByDie(table: RuleDraft, ship: ShipId): Dialogue<boolean> {
  const steers = inForce(table.state, ship).find(isByDie)
  if (!steers) return false
  const on = shipName(table.ship(ship))
  const { noted, face: card, marker } = steers.event
  if (noted['rolledIn'] === table.state.turn) {
    table.because(saysOfCards(`marked.${String(noted['course'])}`, { on }))
    return true
  }
  const prompt = { to: ownerOf(table.state, ship), ask: saysOfCards('ask.courseAnew', { on }) }
  const face = yield* roll('course', 'D6', prompt)
  const course = outcomeOf(navalEventOf(card)?.dice[0]?.rows ?? [], face)
  const values = { course, rolledIn: table.state.turn }
  table.apply({ type: 'markerMoved', marker, values }, saysOfCards(`rolled.${course}`, { on, face }))
  return true
}

const courses = ['left180', 'left90', 'straight', 'right90', 'right180']

function isByDie({ effect, event }: InForce): boolean {
  return (
    (effect.code === 'steeringLost' || effect.code === 'randomTurn') && courses.includes(String(event.noted['course']))
  )
}
