import { shipField } from '../game/ship-fields'
import { shipName } from '../game/ship-name'
import type { GameState, ShipInPlay } from '../game/state'
import type { ShipId, SideId } from '../kernel/ids'
import { own } from '../kernel/own'
import { harmOf } from '../rules/pack/harm'
import type { RulesPack } from '../rules/pack/rules-pack'
import { isOut } from '../rules/pack/standing'
import type { Words } from '../words/speak'
import { pointsIn } from '../log/captions'
import type {
  Figures,
  ShipChange,
  ShipSeries,
  ReportSide,
  ChancesRow,
  ReportDice,
  GunsRow,
  TorpedoesRow,
} from './report'
import type { Chapter, Story, Rolled } from './story'
import { dieNames, facesOf, type DieName } from '../kernel/dice'

/** What is left of a ship, in figures. */
function figuresOf(pack: RulesPack, ship: ShipInPlay): Figures {
  const condition = pack.condition(ship)
  const { standing, left, of, counts, speed } = condition
  const [fire, flooding, struckBoxes] = ['fire', 'flooding', 'struck'].map((name) => harmOf(condition, name))
  // Of a ship that blew up nothing is left, whatever her track says.
  const isGone = standing === 'sunk' || standing === 'blownUp'
  const [hull, burns] = [
    { standing, left: isGone ? 0 : left, of, counts },
    { fire: fire!, flooding: flooding! },
  ]
  return { ...hull, ...burns, speed, struckBoxes: struckBoxes! }
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

/** More than her standing has changed. */
export function isHarmed({ before, after }: ShipChange): boolean {
  return (['left', 'struckBoxes', 'fire', 'flooding'] as const).some((figure) => before[figure] !== after[figure])
}

function saidOf(was: Figures, is: Figures, words: Words): string {
  const parts: string[] = []
  const boxes = is.struckBoxes - was.struckBoxes
  if (boxes > 0) parts.push(words('report.ship.boxes', { n: boxes }))
  if (is.left !== was.left)
    parts.push(words(`report.ship.${is.counts ?? 'flotation'}`, { was: was.left, is: is.left, of: is.of }))
  if (is.fire !== was.fire) parts.push(words('report.ship.fire', { was: was.fire, is: is.fire }))
  if (is.flooding !== was.flooding) parts.push(words('report.ship.flooding', { was: was.flooding, is: is.flooding }))
  if (is.standing !== was.standing)
    parts.push(words(is.standing === 'afloat' ? 'report.underWay' : `play.standing.${is.standing}`))
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
      lostIn: lostIn(
        stood,
        chapters.map(({ turn }) => turn),
      ),
    }
  })
}

/** The turn after which she takes no more part; the first table is that at the start. */
function lostIn(stood: readonly (Figures | undefined)[], turns: readonly number[]): number | null {
  const at = stood.findIndex((then, step) => step > 0 && then !== undefined && isOut(then.standing))
  return at > 0 ? (turns[at - 1] ?? null) : null
}

const lost = ['sunk', 'blownUp', 'struck', 'wreck'] as const

/** The sides with the state of their ships; points are the players' own. */
export function sidesOf(end: GameState, ships: readonly ShipSeries[]): readonly ReportSide[] {
  return end.sides.map(({ id, name }) => {
    const own = ships.filter(({ side }) => side === id)
    const afloat = own.filter(({ end: { counts } }) => counts === undefined)
    const aircraft = own.filter(({ end: { counts } }) => counts === 'aircraft')
    const lostOf = (among: readonly ShipSeries[]) => among.reduce((all, { of, end: { left } }) => all + of - left, 0)
    const steps = own[0]?.flotation.length ?? 0
    const sum = (figures: (ship: ShipSeries) => readonly (number | null)[]) =>
      Array.from({ length: steps }, (_, at) => afloat.reduce((all, ship) => all + (figures(ship)[at] ?? 0), 0))
    return {
      side: id,
      name,
      of: afloat.reduce((all, ship) => all + ship.of, 0),
      flotation: sum(({ flotation }) => flotation),
      fire: sum(({ fire }) => fire),
      flotationLost: lostOf(afloat),
      ...(aircraft.length > 0 && { aircraftLost: lostOf(aircraft) }),
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

/** Dice that count, by kind: how many, and their mean beside the expected one. */
export function diceOf(rolled: readonly Rolled[]): readonly ReportDice[] {
  const dice = rolled.flatMap((result) => result.dice)
  return dieNames.flatMap((die) => {
    const own = dice.filter((each) => each.die === die)
    if (own.length === 0) return []
    const faces = facesOf(die)
    const counts = new Map<number, number>(faces.map((face) => [face, 0]))
    for (const { rolled: face } of own) counts.set(face, (counts.get(face) ?? 0) + 1)
    return [
      {
        die,
        count: own.length,
        mean: meanOf(own.map(({ rolled: face }) => face)),
        expected: meanOf(faces),
        usuallyWithin: spreadOf(die) / Math.sqrt(own.length),
        byApp: own.filter(({ by }) => by === 'app').length,
        faces: [...counts].map(([face, count]) => ({ face, count })),
      },
    ]
  })
}

/** Standard deviation of one die. */
function spreadOf(die: DieName): number {
  const faces = facesOf(die)
  const mean = meanOf(faces)
  return Math.sqrt(meanOf(faces.map((face) => (face - mean) ** 2)))
}

function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
}

/** Hits by side and gun letter, beside what the sums let expect. */
export function gunsOf(rolled: readonly Rolled[]): readonly GunsRow[] {
  const rows = new Map<string, Tally<GunsRow>>()
  for (const { statistics, state } of rolled) {
    const by = statistics?.by ?? null
    const side = sideBy(by, state) || sideOfShip(by, state)
    for (const { letter, expected, straddles, entered, held } of statistics?.guns ?? []) {
      const row = rowAt(rows, `${side}\n${letter}`, { side, letter, ...noHits })
      row.salvoes++
      row.expected += expected
      row.straddles += straddles
      row.entered += entered
      row.held += held
    }
  }
  return [...rows.values()].toSorted((one, other) => compare(one.side, other.side) || compare(one.letter, other.letter))
}

const noHits = { salvoes: 0, expected: 0, straddles: 0, entered: 0, held: 0 }

/**
 * Torpedoes by side and kind. There is no expected figure: hits are shown beside how many were fired and ran under a
 * ship.
 */
export function torpedoesOf(rolled: readonly Rolled[]): readonly TorpedoesRow[] {
  const rows = new Map<string, Tally<TorpedoesRow>>()
  for (const { statistics, state } of rolled) {
    for (const { by, type, fired, tested, struck } of statistics?.torpedoes ?? []) {
      const side = sideOfShip(by, state)
      const row = rowAt(rows, `${side}\n${type}`, { side, type, ...noTorpedoes })
      row.fired += fired
      row.tested += tested
      row.struck += struck
    }
  }
  return [...rows.values()].toSorted((one, other) => compare(one.side, other.side) || compare(one.type, other.type))
}

const noTorpedoes = { fired: 0, tested: 0, struck: 0 }

/** Other chances with a number to reach: crew tests and their like. */
export function chancesOf(rolled: readonly Rolled[], words: Words): readonly ChancesRow[] {
  const rows = new Map<string, Tally<ChancesRow>>()
  for (const { statistics } of rolled) {
    for (const { of, expected, came } of statistics?.chances ?? []) {
      const row = rowAt(rows, of.key, { of: words(of.key, of.values), tried: 0, expected: 0, came: 0 })
      row.tried++
      row.expected += expected
      row.came += came
    }
  }
  return [...rows.values()]
}

type Tally<Row> = { -readonly [Key in keyof Row]: Row[Key] }

function rowAt<Row>(rows: Map<string, Row>, key: string, fresh: Row): Row {
  const row = rows.get(key) ?? fresh
  rows.set(key, row)
  return row
}

/** A squadron is known by its name; where two sides have one of the same name, the side is unknown. */
function sideBy(squadron: string | null, { sides, squadrons }: Rolled['state']): string {
  const owners = new Set(squadrons.filter(({ name }) => name === squadron).map(({ side }) => side))
  const [side] = owners
  return owners.size === 1 ? (sides.find(({ id }) => id === side)?.name ?? '') : ''
}

/** A ship is known by her name, as a squadron is. */
function sideOfShip(name: string | null, { ships, sides, squadrons }: Rolled['state']): string {
  const called = name === null ? [] : Object.values(ships).filter((ship) => shipName(ship) === name)
  const owners = new Set(called.map(({ id }) => squadrons.find(({ order }) => order.includes(id))?.side))
  const [side] = owners
  return owners.size === 1 ? (sides.find(({ id }) => id === side)?.name ?? '') : ''
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
