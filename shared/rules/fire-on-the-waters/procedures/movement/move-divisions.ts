import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { casualtiesOf } from '../../../kit/casualties'
import { form, type ValuesOf } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import type { Due } from '../../../pack/rules-pack'
import { onSpotting } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { tracks } from '../../ship/ship'
import { presentSpeed } from '../../ship/speed'
import { condition } from '../../ship/state'
import { keptFigure } from '../../table/table-facts'
import { toStep } from '../../tables/damage'
import { speedBoundTo } from '../damage/effective-hit'
import { acting, actingShips, isDoneThisTurn, lastDone, note } from '../turn/acting'
import { courseOf, keptSince, noteCourse, type Course } from './courses'
import { stuckHelm } from './helm'
import { isWithoutFlagship, rollAlone } from './random-courses'

const says = sentencesOf('movement')

/** Divisions that have not moved this turn. */
const yetToMove = (state: GameState): readonly Squadron[] =>
  acting.actingSquadrons(state).filter(({ id }) => !isDoneThisTurn(state, 'moved', id))

/** One line a division: as they are filled in, all go on at the speed they have, straight ahead. */
const divisionsForm = form()
  .derived('divisions', yetToMove)
  .numbers('speed', (state, { divisions = [] }) =>
    byDivision(divisions, (division) => ({ ...speedsOf(state, division), step: 0.25, wrong: 'division-speed-unfit' })),
  )
  .numbers('turned', (_state, { divisions = [] }) =>
    byDivision(divisions, () => ({ least: 0, most: 360, default: 0, wrong: 'gunfire-figure' })),
  )
  .numbers('circled', (state, { divisions = [] }) => {
    const circling = divisions.flatMap((each) => actingShips(state, each)).filter((ship) => circles(state, ship))
    const figure = { least: 0, most: 360, default: circlesUsually, wrong: 'gunfire-figure' }
    return new Map(circling.map((ship) => [ship.id, { ...figure, of: says('ship', { ship: shipName(ship) }) }]))
  })
  .things('together', (state, { divisions = [], turned }) => {
    const among = divisions.filter((each) => (turned?.get(each.id) ?? 0) > 0 && actingShips(state, each).length > 1)
    if (among.length === 0) return undefined
    return {
      among,
      key: ({ id }: Squadron) => id,
      names: ({ name }: Squadron) => says('division', { squadron: name }),
      default: [],
    }
  })
  .ships('alone', (state, { divisions = [] }) => {
    const among = divisions.flatMap((each) => actingShips(state, each)).filter((ship) => isWithoutFlagship(state, ship))
    return among.length > 0 ? { among, default: among.filter((ship) => rolls(state, ship)) } : undefined
  })
  .refuses((_state, { divisions }) => (divisions.length > 0 ? undefined : refused('divisions-have-moved')))

/** The sheet does not say how far a ship comes round in a turn while her rudder is jammed; players see it on the table. */
const circlesUsually = 90

/** Her rudder is jammed to one side, she moves, and no die has given her another course. */
const circles = (state: GameState, ship: ShipInPlay) =>
  stuckHelm(state, ship) === 'circles' && mostOf(state, ship) > 0 && !courseOf(state, ship.id)

type DivisionsValues = ValuesOf<typeof divisionsForm>

const byDivision = <Offer extends object>(divisions: readonly Squadron[], offer: (division: Squadron) => Offer) =>
  new Map(divisions.map((each) => [each.id, { ...offer(each), of: says('division', { squadron: each.name }) }]))

const speedKey = ({ id }: Squadron) => `divisionSpeed:${id}`

/**
 * From a standstill to what the fastest of them makes. As a rule what the division was ordered last: who has fallen
 * behind does not hold it up. Before that the speed that all of them make.
 */
function speedsOf(state: GameState, division: Squadron) {
  const conditions = actingShips(state, division).map((ship) => condition(ship, state))
  const most = Math.max(0, ...conditions.map(({ maximumSpeed }) => maximumSpeed))
  const speeds = conditions.map(({ speed }) => speed)
  const together = Math.min(...speeds.filter((speed) => speed > 0))
  const ordered = keptFigure(state.table, speedKey(division), together)
  return { least: 0, most, default: Math.max(0, toStep(Math.min(ordered, Math.max(0, ...speeds)))) }
}

/** As a rule every one of them, but for those whom the players left out last turn. */
function rolls(state: GameState, ship: ShipInPlay): boolean {
  const before = state.turn - 1
  const division = state.squadrons.find(({ order }) => order.includes(ship.id))
  const wasMoved = division !== undefined && lastDone(state, 'moved', division.id) === before
  return (
    !isDoneThisTurn(state, 'movedAlone', ship.id) && (!wasMoved || lastDone(state, 'movedAlone', ship.id) === before)
  )
}

/** Speed and turn of every division, and 2D6 for ships without a flagship: gunnery, torpedoes and look-outs read it. */
export const moveDivisions = procedure({
  name: 'moveDivisions',
  phases: ['movement'],
  lookUp: onSpotting.independent,
  form: divisionsForm,
  warnings: (state, { divisions, speed }) =>
    divisions.flatMap((division) =>
      actingShips(state, division).flatMap((ship) => {
        const most = mostOf(state, ship)
        const values = { ship: shipName(ship), squadron: division.name, most }
        return [
          ...(most < speed.get(division.id)! ? [says('fallsBehind', values)] : []),
          ...casualtiesOf(ship).flatMap(({ id }) => (own(binds, id) ? [says(`bound.${own(binds, id)}`, values)] : [])),
        ]
      }),
    ),
  run,
})

/** Casualties that take from her how she moves; the players heed them on the table. */
const binds: Readonly<Record<string, string>> = {
  conningAft: 'turnsAhead',
  handSteering: 'turnsAhead',
  telegraphOut: 'speedAhead',
  switchboard: 'late',
  engineOrders: 'sameSpeed',
  noTurns: 'noTurns',
  rudderWarped: 'rudder',
  rudderJammed: 'rudder',
  rudderHardLeft: 'rudder',
  rudderHardRight: 'rudder',
  steeringGone: 'repeats',
  steeringWild: 'wild',
}

/** The most she makes this turn: her engines may be stopped. */
function mostOf(state: GameState, ship: ShipInPlay): number {
  return Math.min(presentSpeed(ship, state).most, speedBoundTo(ship, state.turn) ?? Infinity)
}

function* run(
  table: RuleDraft,
  { divisions, speed, turned, circled, together = [], alone = [] }: DivisionsValues,
): Dialogue<Phrase> {
  const orders = divisions.map((division) => ({
    ...{ division, speed: speed.get(division.id)!, degrees: turned.get(division.id)! },
    inColumn: !together.includes(division),
    circled,
  }))
  for (const order of orders) sayOrder(table, order)
  for (const ship of alone) table.because(yield* under(ship.id, rollAlone(table, ship)))
  for (const order of orders) {
    for (const [place, ship] of actingShips(table.settled, order.division).entries())
      move(table, ship, order, place > 0)
    noteSpeed(table, order)
    note(table, 'moved', order.division.id)
  }
  const moved = orders.flatMap(({ division }) => actingShips(table.settled, division))
  const isAsBefore = alone.length === 0 && moved.every(({ id }) => keptSince(table.state, id, table.state.turn - 1))
  return says(isAsBefore ? 'asBefore' : 'moved', { n: divisions.length })
}

interface Order {
  readonly division: Squadron
  readonly speed: number
  readonly degrees: number
  readonly inColumn: boolean
  /** Degrees, of ships whose rudder is jammed. */
  readonly circled: ReadonlyMap<ShipId, number>
}

function sayOrder(table: RuleDraft, { division, speed, degrees, inColumn, circled }: Order): void {
  const ships = actingShips(table.settled, division)
  const how = { squadron: division.name, speed, degrees }
  const turns = ships.length === 1 ? 'turns' : inColumn ? 'turnInColumn' : 'turnTogether'
  if (!ships.every(({ id }) => circled.has(id))) table.because(says(degrees === 0 ? 'straightOn' : turns, how))
  for (const ship of ships) {
    const degreesOf = circled.get(ship.id)
    if (degreesOf !== undefined) table.because(says('circles', { ship: shipName(ship), degrees: degreesOf }))
    const most = mostOf(table.settled, ship)
    if (most < speed) table.because(says('makesOnly', { ship: shipName(ship), most }))
  }
}

function noteSpeed(table: RuleDraft, { division, speed }: Order): void {
  if (table.fact(speedKey(division)) === speed) return
  table.apply({ type: 'tableSet', key: speedKey(division), to: speed })
}

/** What her helm or the dice of this turn have done with her comes before what was ordered; who lies still turns in no case. */
function move(table: RuleDraft, ship: ShipInPlay, order: Order, isBehind: boolean): void {
  const was = table.track(ship.id, tracks.speed)
  const makes = Math.min(order.speed, mostOf(table.settled, ship))
  const course = makes > 0 ? (courseOf(table.state, ship.id) ?? turnOf(table, ship, order, isBehind)) : straight
  if (makes !== was) table.apply({ type: 'trackMoved', ship: ship.id, track: tracks.speed, by: makes - was })
  noteCourse(table, ship.id, course, course.degrees > 0 || makes !== was)
}

const straight: Course = { degrees: 0, follows: false }

function turnOf(table: RuleDraft, ship: ShipInPlay, { degrees, inColumn, circled }: Order, isBehind: boolean): Course {
  const round = circled.get(ship.id)
  if (round !== undefined) return { degrees: round, follows: false }
  if (stuckHelm(table.settled, ship) === 'straight') return straight
  return { degrees, follows: isBehind && inColumn && degrees > 0 }
}

/** Offered while movement has its phase. */
export function movementDue(state: GameState): readonly Due[] {
  const n = moveDivisions.phases.includes(state.phase) ? yetToMove(state).length : 0
  return n > 0
    ? [{ phase: state.phase, procedure: moveDivisions.name, input: {}, say: says('divisionsDue', { n }) }]
    : []
}
