import { shipField } from '../game/ship-fields'
import { shipName } from '../game/ship-name'
import type { GameState, ShipInPlay } from '../game/state'
import type { ShipId, SideId } from '../kernel/ids'
import { own } from '../kernel/own'
import { harmOf } from '../rules/pack/harm'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { pointsIn } from '../log/captions'
import type { Figures, ShipChange, ShipSeries, ReportSide } from './report'
import type { Chapter, Story } from './story'

/** What is left of a ship, in figures. */
function figuresOf(pack: RulesPack, ship: ShipInPlay): Figures {
  const condition = pack.condition(ship)
  const { standing, left, of, speed } = condition
  const [fire, flooding, struckBoxes] = ['fire', 'flooding', 'struck'].map((name) => harmOf(condition, name))
  return { standing, left, of, fire: fire!, flooding: flooding!, speed, struckBoxes: struckBoxes! }
}

/** Ships of a turn whose card is not as it was: a ship that nothing was done to is the same object. */
export function shipsChanged(pack: RulesPack, { before, after }: Chapter, words: Words): readonly ShipChange[] {
  return shipsInOrder(after).flatMap((ship) => {
    const was = own(before.ships, ship.id)
    if (!was || !isMarked(was, ship)) return []
    const [from, to] = [figuresOf(pack, was), figuresOf(pack, ship)]
    const name = shipName(ship)
    return [
      { ship: ship.id, name, side: sideOf(after, ship.id), before: from, after: to, said: saidOf(from, to, words) },
    ]
  })
}

/** Boxes and tracks are what a damage diagram shows; a field alone changes nothing on it. */
function isMarked(was: ShipInPlay, is: ShipInPlay): boolean {
  if (was === is) return false
  return JSON.stringify([was.boxes, damageOf(was)]) !== JSON.stringify([is.boxes, damageOf(is)])
}

function damageOf({ tracks, fields }: ShipInPlay): unknown {
  const { speed: _speed, ...damage } = tracks as Record<string, number>
  return [damage, own(fields, shipField.standing) ?? null]
}

function saidOf(was: Figures, is: Figures, words: Words): string {
  const parts: string[] = []
  const boxes = is.struckBoxes - was.struckBoxes
  if (boxes > 0) parts.push(words('report.ship.boxes', { n: boxes }))
  if (is.left !== was.left) parts.push(words('report.ship.flotation', { was: was.left, is: is.left, of: is.of }))
  if (is.fire !== was.fire) parts.push(words('report.ship.fire', { was: was.fire, is: is.fire }))
  if (is.flooding !== was.flooding) parts.push(words('report.ship.flooding', { was: was.flooding, is: is.flooding }))
  if (is.standing !== was.standing) parts.push(words(`report.standing.${is.standing}`))
  return parts.length > 0 ? parts.join(', ') : words('report.ship.marked')
}

/** Every ship that was ever on the table, at the start and after each turn. */
export function seriesOf(pack: RulesPack, { chapters, end }: Story): readonly ShipSeries[] {
  const tables = [...chapters.slice(0, 1).map(({ before }) => before), ...chapters.map(({ after }) => after)]
  const last = new Map<ShipId, { readonly ship: ShipInPlay; readonly state: GameState }>()
  for (const state of [...tables, end]) for (const ship of shipsInOrder(state)) last.set(ship.id, { ship, state })
  return [...last.values()].map(({ ship, state }) => {
    const stood = tables.map((table) => own(table.ships, ship.id)).map((then) => then && figuresOf(pack, then))
    const figures = figuresOf(pack, ship)
    return {
      ship: ship.id,
      name: shipName(ship),
      side: sideOf(state, ship.id),
      of: figures.of,
      flotation: stood.map((then) => then?.left ?? null),
      fire: stood.map((then) => then?.fire ?? null),
      end: figures,
    }
  })
}

const lost = ['sunk', 'blownUp', 'struck'] as const

/** The sides with the state of their ships; points are the players' own. */
export function sidesOf(end: GameState, ships: readonly ShipSeries[]): readonly ReportSide[] {
  return end.sides.map(({ id, name }) => {
    const own = ships.filter(({ side }) => side === id)
    const steps = own[0]?.flotation.length ?? 0
    const sum = (figures: (ship: ShipSeries) => readonly (number | null)[]) =>
      Array.from({ length: steps }, (_, at) => own.reduce((all, ship) => all + (figures(ship)[at] ?? 0), 0))
    return {
      side: id,
      name,
      of: own.reduce((all, ship) => all + ship.of, 0),
      flotation: sum(({ flotation }) => flotation),
      fire: sum(({ fire }) => fire),
      flotationLost: own.reduce((all, ship) => all + ship.of - ship.end.left, 0),
      ships: own.length,
      shipsLost: own.filter((ship) => lost.some((each) => each === ship.end.standing)).map((ship) => ship.name),
      points: pointsIn(end, id),
    }
  })
}

/** Side by side, squadron by squadron, in line of battle; ships in no squadron last. */
function shipsInOrder(state: GameState): readonly ShipInPlay[] {
  const placed = state.sides.flatMap(({ id }) =>
    state.squadrons.filter(({ side }) => side === id).flatMap(({ order }) => order),
  )
  const others = (Object.keys(state.ships) as ShipId[]).filter((id) => !placed.includes(id))
  return [...placed, ...others].flatMap((id) => own(state.ships, id) ?? [])
}

function sideOf(state: GameState, ship: ShipId): SideId | null {
  return state.squadrons.find(({ order }) => order.includes(ship))?.side ?? null
}
