import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, Squadron } from '../../../../game/state'
import { under, type Dialogue, choose } from '../../../../kernel/dialogue'
import { type SquadronId, fieldId, trackId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { actingShips, actingSquadrons, isDoneThisTurn, note } from '../turn/acting'
import { squadronById, squadronOf } from '../../../kit/on-table'
import { hazardNote, movementHazards } from '../turn/hazard'
import { movingOrder } from '../turn/initiative'
import { saysOfSequence as says } from '../../sentence'
import {
  cannotKeep,
  commonSpeeds,
  slowestMost,
  speedsOf,
  widestSpeeds,
  type Way,
  cameFromKey,
  isWithin,
  lastSpeed,
  type LegalSpeeds,
} from './speeds'
import { takesHelm } from './turning'
import type { Input } from '../../../pack/input'
import { ownerOf } from '../../../kit/owner'
import { detach } from '../morale/detached'

const ways = ['ahead', 'astern'] as const satisfies readonly Way[]
const flags = ['none', ...movementHazards] as const

/** A squadron moves: its speed within what its ships can make, helm trouble asked, hazards flagged. */
export const moveSquadron: Procedure = {
  name: 'moveSquadron',
  phases: ['movement'],
  lookUp: onSheet.keepUp,
  fields(state, input) {
    const among = yetToMove(state)
    const squadron = squadronById(state, input['squadron'] ?? among[0])
    const way = wayOf(input)
    const ships = squadron ? speedsOf(state, squadron) : []
    const { least, most } = widestSpeeds(ships, way) ?? { least: 0, most: 0 }
    const usual = commonSpeeds(ships, way)?.most ?? slowestMost(ships, way) ?? most
    return [
      { kind: 'squadron', name: 'squadron', among, default: among[0] ?? null },
      { kind: 'choice', name: 'way', among: ways, default: 'ahead' },
      { kind: 'number', name: 'speed', least, most, default: usual },
      { kind: 'choice', name: 'hazard', among: flags, default: 'none' },
    ]
  },
  check(state, input) {
    const squadron = squadronById(state, input['squadron'])
    if (!squadron) return refused('no-such-squadron', { field: 'squadron' })
    const ships = speedsOf(state, squadron)
    if (ships.length === 0) return refused('squadron-out-of-action', { field: 'squadron', squadron: squadron.name })
    if (!ways.some((way) => way === input['way'])) return refused('no-such-way', { field: 'way' })
    if (!flags.some((flag) => flag === input['hazard'])) return refused('no-such-hazard', { field: 'hazard' })
    const speed = input['speed']
    const speeds = widestSpeeds(ships, wayOf(input))
    if (!speeds) return refused('cannot-go-astern', { field: 'way', squadron: squadron.name })
    const isFree =
      typeof speed === 'number' &&
      Number.isInteger(speed) &&
      cannotKeep(ships, wayOf(input), speed).length < ships.length
    if (!isFree) return refused('speed-out-of-reach', { field: 'speed', ...speeds })
    return done(null)
  },
  warnings(state, input) {
    const squadron = squadronById(state, input['squadron'])
    const way = wayOf(input)
    const speed = Number(input['speed'])
    const slow = (squadron ? speedsOf(state, squadron) : []).flatMap(({ ship, legal }) => {
      const most = legal[way]?.most
      return most !== undefined && most < speed ? [{ ship: shipName(ship), makes: most }] : []
    })
    return slow.map((values) => says('move.slow', values))
  },
  run,
}

function wayOf(input: Input): Way {
  return input['way'] === 'astern' ? 'astern' : 'ahead'
}

/** Squadrons that have not moved this turn, of the side that moves first first. */
export function yetToMove(state: GameState): readonly SquadronId[] {
  const sides = movingOrder(state)
  const hasMoved = (squadron: Squadron) =>
    actingShips(state, squadron).every(({ id }) => isDoneThisTurn(state, 'moved', id))
  return actingSquadrons(state)
    .filter((squadron) => !hasMoved(squadron))
    .sort((one, other) => sides.indexOf(one.side) - sides.indexOf(other.side))
    .map(({ id }) => id)
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const squadron = squadronById(table.state, input['squadron'])
  if (!squadron) throw new Error('no such squadron')
  const way = wayOf(input)
  const speed = Number(input['speed'])
  const ordered = speedsOf(table.state, squadron).map(({ ship, legal }) => ({ ship: ship.id, legal, way, speed }))
  const pace = yield* paceOf(table, ordered)
  for (const order of ordered) {
    yield* under(order.ship, keepUp(table, order, pace))
    yield* under(order.ship, takesHelm(table, order.ship))
  }
  flagHazard(table, squadron, input['hazard'])
  return says(`move.${way}`, { squadron: squadron.name, speed: pace.speed })
}

/** Near the shore or another ship, or across a minefield: flagged and logged for the umpire to resolve. */
function flagHazard(table: RuleDraft, squadron: Squadron, flagged: unknown): void {
  const kind = movementHazards.find((known) => known === flagged)
  if (!kind) return
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
  makeSpeed(table, ship, legal[way] ? way : other(way), nearest(order))
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
  const options = (['stays', 'detached'] as const).map((value) => ({ value, say: says(`move.${value}`, values) }))
  const { because } = legal
  const prompt = {
    to: ownerOf(table.state, ship),
    ask: says('move.askKeepUp', values),
    because,
    lookUp: onSheet.keepUp,
  }
  const choice = yield* choose<'stays' | 'detached'>('keepUp', options, 'stays', prompt)
  if (choice === 'detached') detach(table, table.ship(ship))
  return choice
}

function makeSpeed(table: RuleDraft, ship: ShipId, way: Way, makes: number): void {
  // Her speed depends on her engines.
  table.track(ship, propulsion)
  const came = lastSpeed(table.state, table.ship(ship))
  const was = table.track(ship, speedTrack)
  if (makes !== was) table.apply({ type: 'trackMoved', ship, track: speedTrack, by: makes - was })
  const heading = makes === 0 ? 'ahead' : way
  if (table.field(ship, wayField) !== heading) table.apply({ type: 'fieldSet', ship, field: wayField, to: heading })
  table.apply({ type: 'tableSet', key: cameFromKey(table.ship(ship)), to: came })
  note(table, 'moved', ship)
  table.because(says(makes === 0 ? 'move.stands' : `move.makes.${way}`, { ship: shipName(table.ship(ship)), makes }))
}
