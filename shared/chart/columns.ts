import type { Spot } from '../documents/chart'
import { stepAt, type Entry } from './entries'
import type { OnSheet } from './place-on-sheet'

export interface SquadronOnChart {
  readonly id: string
  readonly name: string
  /** A squadron without an entry is not drawn. */
  readonly entry?: Entry | undefined
  /** The turn in which it comes on, where that is not the first. */
  readonly arrives?: number | undefined
  /** Its ships make no way: they lie there, and steer nowhere. */
  readonly isAtRest: boolean
  readonly ships: readonly {
    /** Length beside the longest ship of the battle, 0 to 1. */
    readonly share: number
  }[]
}

/** One side: its squadrons where they enter. */
export interface SideOnChart {
  readonly name: string
  readonly squadrons: readonly SquadronOnChart[]
}

interface Hull {
  readonly x: number
  readonly y: number
  /** Clockwise from the upper edge. */
  readonly degrees: number
  readonly scale: number
}

/** A squadron in line ahead, abreast or in a ring, in units of the sheet. */
export interface Column {
  readonly squadron: SquadronOnChart
  readonly hulls: readonly Hull[]
  /** From behind its last ship to where it is going; none where it lies at rest. */
  readonly track: readonly [Spot, Spot] | undefined
  readonly degrees: number
}

/** Units of a hull of scale 1, from bow to stern. */
export const hullLength = 38

/** The longest ship takes this part of the table. */
const shareOfTable = 21
const [least, most] = [9, 46]

export function columnOf(squadron: SquadronOnChart, entry: Entry, north: number, on: OnSheet): Column {
  const degrees = entry.course + north
  const [aheadX, aheadY] = stepAt(degrees)
  const head = on.to(entry.at)
  const longest = Math.max(least, Math.min(most, Math.max(on.table.width, on.table.height) / shareOfTable))
  const scaleOf = (share: number, between: number) =>
    (Math.min(longest, between * 1.15) / hullLength) * (0.4 + 0.6 * share)
  const { spots, between, behind, from } =
    entry.abreast === 'round'
      ? ringOf(squadron.ships.length, head, degrees, longest)
      : lineOf(squadron.ships.length, head, stepAt(degrees + ways[entry.abreast ?? 'ahead']), longest, entry, on)
  const hulls = squadron.ships.map(({ share }, place) => {
    const [x, y] = spots[place]!
    return { x, y, degrees, scale: scaleOf(share, between) }
  })
  const [fromX, fromY] = from
  const ahead = Math.max(longest * 1.4, Math.min(on.table.width, on.table.height) / 7)
  const track: Column['track'] = squadron.isAtRest
    ? undefined
    : [
        [fromX - aheadX * behind, fromY - aheadY * behind],
        [fromX + aheadX * ahead, fromY + aheadY * ahead],
      ]
  return { squadron, hulls, track, degrees }
}

interface Line {
  readonly spots: readonly Spot[]
  readonly between: number
  /** Where its track is from, and how far behind that it begins. */
  readonly from: Spot
  readonly behind: number
}

const ways = { ahead: 180, port: -90, starboard: 90 } as const

/** One behind the other, or side by side. */
function lineOf(ships: number, head: Spot, [wayX, wayY]: Spot, longest: number, entry: Entry, on: OnSheet): Line {
  const room = roomTowards(head, [wayX, wayY], on)
  // A long column closes up, so that its last ship is on the table with the first.
  const between = Math.min(longest * 1.3, Math.max(longest * 0.55, (room - longest / 2) / Math.max(1, ships - 1)))
  const spots = Array.from({ length: ships }, (_, back): Spot => [
    head[0] + wayX * back * between,
    head[1] + wayY * back * between,
  ])
  const behind = between * (entry.abreast ? 0.7 : ships - 0.3)
  const last = spots.at(-1)!
  // That of a line abreast is its middle's.
  const from: Spot = entry.abreast ? [(head[0] + last[0]) / 2, (head[1] + last[1]) / 2] : head
  return { spots, between, from, behind }
}

/** Their leader in the middle, the others round her from the one ahead. */
function ringOf(ships: number, head: Spot, degrees: number, longest: number): Line {
  const round = ships - 1
  const reach = Math.max(longest * 1.3, (round * longest) / (2 * Math.PI))
  const spots = Array.from({ length: ships }, (_, place): Spot => {
    const [x, y] = place === 0 ? [0, 0] : stepAt(degrees + (360 * (place - 1)) / round)
    return [head[0] + x * reach, head[1] + y * reach]
  })
  return { spots, between: longest, from: head, behind: reach + longest * 0.7 }
}

/** Units from a place to the edge of the table, that way. */
function roomTowards([x, y]: Spot, [wayX, wayY]: Spot, { table }: OnSheet): number {
  const toEdge = (at: number, way: number, from: number, length: number) =>
    way > 0.001 ? (from + length - at) / way : way < -0.001 ? (from - at) / way : Infinity
  return Math.max(0, Math.min(toEdge(x, wayX, table.x, table.width), toEdge(y, wayY, table.y, table.height)))
}
