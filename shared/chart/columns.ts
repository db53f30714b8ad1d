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

/** A squadron in line ahead or abreast, in units of the sheet. */
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
  const [backX, backY] = stepAt(degrees + { ahead: 180, port: -90, starboard: 90 }[entry.abreast ?? 'ahead'])
  const astern = roomTowards(head, [backX, backY], on)
  // A long column closes up, so that its last ship is on the table with the first.
  const between = Math.min(
    longest * 1.3,
    Math.max(longest * 0.55, (astern - longest / 2) / Math.max(1, squadron.ships.length - 1)),
  )
  const scaleOf = (share: number) => (Math.min(longest, between * 1.15) / hullLength) * (0.4 + 0.6 * share)
  const hulls = squadron.ships.map(({ share }, back) => ({
    x: head[0] + backX * back * between,
    y: head[1] + backY * back * between,
    ...{ degrees, scale: scaleOf(share) },
  }))
  const behind = between * (entry.abreast ? 0.7 : hulls.length - 0.3)
  const last = hulls.at(-1)!
  // That of a line abreast is its middle's.
  const [fromX, fromY] = entry.abreast ? [(head[0] + last.x) / 2, (head[1] + last.y) / 2] : head
  const ahead = Math.max(longest * 1.4, Math.min(on.table.width, on.table.height) / 7)
  const track: Column['track'] = squadron.isAtRest
    ? undefined
    : [
        [fromX - aheadX * behind, fromY - aheadY * behind],
        [fromX + aheadX * ahead, fromY + aheadY * ahead],
      ]
  return { squadron, hulls, track, degrees }
}

/** Units from a place to the edge of the table, that way. */
function roomTowards([x, y]: Spot, [wayX, wayY]: Spot, { table }: OnSheet): number {
  const toEdge = (at: number, way: number, from: number, length: number) =>
    way > 0.001 ? (from + length - at) / way : way < -0.001 ? (from - at) / way : Infinity
  return Math.max(0, Math.min(toEdge(x, wayX, table.x, table.width), toEdge(y, wayY, table.y, table.height)))
}
