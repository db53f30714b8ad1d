import type { BoardRoom } from './board-room'
import type { Mark } from '#shared/game/mark'
import type { GameState, ShipInPlay } from '#shared/game/state'
import type { ShipId, SideId, SquadronId } from '#shared/kernel/ids'
import { harmOf } from '#shared/rules/pack/harm'
import type { Readiness } from '#shared/rules/pack/readiness'
import type { Condition, RulesPack } from '#shared/rules/pack/rules-pack'
import { isOut } from '#shared/rules/pack/standing'

/** A ship as filters and orders of the fleet board see her. */
export interface BoardShip {
  readonly id: ShipId
  readonly name: string
  readonly condition: Condition
  readonly readiness: Readiness | undefined
  /** Flames are drawn on her: fire is counted, or a box of hers burns. */
  readonly burns: boolean
}

/** Ships under one heading: a squadron, or all of a side where they are in another order. */
export interface BoardGroup {
  /** The squadron, where it is one. */
  readonly id?: SquadronId
  readonly name: string | null
  /** Ships that left their squadrons: the heading says so, and `name` is none. */
  readonly isAlone?: true
  readonly strength: string
  readonly ships: readonly BoardShip[]
}

/** Whether flames are drawn on her: by the figures that are counted, or by a mark on a box. */
export function burns({ marks }: RulesPack, { boxes }: ShipInPlay, { harm }: Condition): boolean {
  const isFlame = (mark: Mark) => marks.some(({ name, seenAs }) => name === mark && seenAs === 'burning')
  return (
    harm.some(({ tone, isSeen, n }) => tone === 'flame' && isSeen && n > 0) || Object.values(boxes).flat().some(isFlame)
  )
}

const isAfloat = ({ condition }: BoardShip) => !isOut(condition.standing)

/** Which ships are shown. A filter that these rules keep no record for is not offered. */
export const boardFilters = {
  all: () => true,
  burning: (ship) => isAfloat(ship) && ship.burns,
  flooding: (ship) => isAfloat(ship) && harmOf(ship.condition, 'flooding') > 0,
  belowHalf: (ship) => isAfloat(ship) && ship.condition.left * 2 < ship.condition.of,
  notMoved: (ship) => isAfloat(ship) && ship.readiness?.hasMoved === false,
  notFired: (ship) => isAfloat(ship) && ship.readiness?.hasFired === false,
  lost: (ship) => !isAfloat(ship),
} as const satisfies Record<string, (ship: BoardShip) => boolean>
export type BoardFilter = keyof typeof boardFilters

export const boardOrders = ['squadron', 'worst', 'name'] as const
export type BoardOrder = (typeof boardOrders)[number]

/** Ships of a side under their squadrons, or in one list: by what is left of them, lost ships last, or by name. */
export function groupsOf(
  state: Pick<GameState, 'squadrons'>,
  side: SideId,
  shipOf: (id: ShipId) => BoardShip | undefined,
  { filter, order }: { readonly filter: BoardFilter; readonly order: BoardOrder },
  strengthOf: (squadron: GameState['squadrons'][number]) => string,
): readonly BoardGroup[] {
  const squadrons = state.squadrons
    .filter((squadron) => squadron.side === side)
    .map((squadron) => ({
      id: squadron.id,
      name: squadron.name,
      strength: strengthOf(squadron),
      ships: squadron.order.flatMap((id) => shipOf(id) ?? []).filter(boardFilters[filter]),
    }))
    .filter(({ ships }) => ships.length > 0)
  if (order === 'squadron') return withOneHeading(squadrons)
  const ships = squadrons.flatMap((squadron) => squadron.ships).sort(order === 'name' ? byName : byWorst)
  return ships.length > 0 ? [{ name: null, strength: '', ships }] : []
}

/** Ships that sail alone under their own names share a heading, the last. */
function withOneHeading(squadrons: readonly BoardGroup[]): readonly BoardGroup[] {
  const isAlone = ({ name, ships }: BoardGroup) => ships.length === 1 && ships[0]!.name === name
  const alone = squadrons.filter(isAlone).flatMap(({ ships }) => ships)
  if (alone.length < 2) return squadrons
  const others = squadrons.filter((squadron) => !isAlone(squadron))
  return [...others, { name: 'alone', isAlone: true, strength: '', ships: alone }]
}

const byName = (one: BoardShip, other: BoardShip) => one.name.localeCompare(other.name)

/** The share that is left of her; fires count before flooding, lost ships come last. */
function byWorst(one: BoardShip, other: BoardShip): number {
  const worth = (ship: BoardShip) => [
    isAfloat(ship) ? 0 : 1,
    ship.condition.of > 0 ? ship.condition.left / ship.condition.of : 1,
    -harmOf(ship.condition, 'fire'),
    -harmOf(ship.condition, 'flooding'),
  ]
  const [mine, hers] = [worth(one), worth(other)]
  const at = mine.findIndex((figure, i) => figure !== hers[i])
  return at < 0 ? byName(one, other) : mine[at]! - hers[at]!
}

/** A side, or what of it lies in one column. */
export interface BoardPart<Side> {
  readonly side: Side
  readonly groups: readonly BoardGroup[]
}

type Columns<Side> = readonly (readonly BoardPart<Side>[])[]

/** Heights on the board, in px at the usual size of text: a row, that of a lost ship, the headings. */
const heightPx = { row: 44, lost: 28, squadron: 18, side: 36 } as const
const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0)
const heightOfSide = ({ groups }: BoardPart<unknown>) =>
  heightPx.side +
  sum(
    groups.map(
      ({ ships }) => heightPx.squadron + sum(ships.map((ship) => (isAfloat(ship) ? heightPx.row : heightPx.lost))),
    ),
  )

/**
 * Sides beside each other in the fewest columns that need no scrolling in this height, `most` where all of them do. Each
 * side has columns of its own where that fits, else they follow one another. A squadron that is cut goes on in the next
 * column under its name again.
 */
export function columnsOf<Side>(
  sides: readonly BoardPart<Side>[],
  { most, heightPx: room }: Pick<BoardRoom, 'most' | 'heightPx'>,
): Columns<Side> {
  const shown = sides.filter(({ groups }) => groups.length > 0)
  const fits = (columns: Columns<Side>) => columns.every((column) => sum(column.map(heightOfSide)) <= room)
  const fewest = Math.min(most, Math.max(1, shown.length))
  const ways = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).flatMap((count) => {
    const each = Math.floor(count / shown.length)
    const own = shown.flatMap((side) => inColumns([side], each))
    return each > 0 ? [own, inColumns(shown, count)] : [inColumns(shown, count)]
  })
  return ways.find(fits) ?? ways.at(shown.length <= most ? -2 : -1)!
}

/** So much larger a row may be than usual. */
const mostGrowth = 2.2

/** How much larger all rows may be, so that the fullest column fills this height: a few ships are read from further away. */
export function growthOf(columns: Columns<unknown>, room: number): number {
  const growths = columns.map((column) => {
    const rows = column.flatMap(({ groups }) => groups.flatMap(({ ships }) => ships)).filter(isAfloat).length
    const headings = sum(column.map(heightOfSide)) - rows * heightPx.row
    return rows === 0 ? mostGrowth : (room - headings) / (rows * heightPx.row)
  })
  return Math.max(1, Math.min(mostGrowth, ...growths))
}

function inColumns<Side>(sides: readonly BoardPart<Side>[], count: number): Columns<Side> {
  const headings = (count - 1) * (heightPx.side + heightPx.squadron)
  const perColumn = (sum(sides.map(heightOfSide)) + headings) / count
  const columns: { side: Side; groups: (BoardGroup & { ships: BoardShip[] })[] }[][] = [[]]
  let height = 0
  const rows = sides.flatMap(({ side, groups }) =>
    groups.flatMap((group) => group.ships.map((ship) => ({ side, group, ship }))),
  )
  for (const { side, group, ship } of rows) {
    if (height + heightPx.row / 2 > perColumn && columns.length < count) {
      columns.push([])
      height = 0
    }
    const column = columns.at(-1)!
    if (column.at(-1)?.side !== side) {
      column.push({ side, groups: [] })
      height += heightPx.side
    }
    const { groups } = column.at(-1)!
    if (groups.at(-1)?.name !== group.name) {
      groups.push({ ...group, ships: [] })
      height += heightPx.squadron
    }
    groups.at(-1)!.ships.push(ship)
    height += isAfloat(ship) ? heightPx.row : heightPx.lost
  }
  return columns
}
