import { measure } from '../../../card/measure'
import { bearings } from '../bearings'
import type { Arc, Battery, GunMount, WaterShip } from '../ship'
import { armsRow, margin, type Rect } from './places'

export const batteriesWidth = armsRow.split - margin.left - 3

/** Where a battery stands. Of more than three, two share a line and their mounts have no plans. */
export interface BatteryPlace extends Rect {
  readonly compact: boolean
  readonly nameWidth: number
  /** Where its table of ranges begins, from the left. */
  readonly tableLeft: number
}

const withPlans = 3
const tallest = 11.4
const gap = 4

export function batteryPlaces(ship: WaterShip): readonly BatteryPlace[] {
  const count = ship.batteries.length
  const compact = count > withPlans
  const perLine = compact ? 2 : 1
  const height = Math.min(tallest, (armsRow.bottom - armsRow.top) / Math.max(1, Math.ceil(count / perLine)))
  const width = (batteriesWidth - (perLine - 1) * gap) / perLine
  return ship.batteries.map((_, index) => ({
    x: margin.left + (index % perLine) * (width + gap),
    y: armsRow.top + Math.floor(index / perLine) * height,
    width,
    height,
    compact,
    nameWidth: compact ? 17 : 22,
    tableLeft: compact ? 18 : 68,
  }))
}

/** Mounts alike in guns and arc share a plan. */
export interface MountGroup {
  readonly mounts: readonly GunMount[]
  readonly arc: Arc
  readonly x: number
  readonly middle: number
  readonly radius: number
  /** Where letters begin, and how far they may run. */
  readonly lettersX: number
  readonly room: number
}

export function mountGroups(battery: Battery, place: BatteryPlace): readonly MountGroup[] {
  if (place.compact) return []
  // Of many arcs those to one side of the ship are drawn together.
  const exactly = alike(battery, ({ guns, arc }) => `${guns} ${arc.from} ${arc.to}`)
  const groups = exactly.length <= mostPlans ? exactly : alike(battery, ({ arc }) => bearings(arc))
  const share = (place.tableLeft - place.nameWidth - 2) / groups.length
  // Letters come before plans: nobody can fire a mount without its name.
  const longest = Math.max(...groups.map((mounts) => measure('work-700', 2.9, idsOf(mounts))))
  const radius = Math.max(1.6, Math.min(3.6, place.height / 2 - 0.9, (share - longest - 1.8) / 2))
  return groups.map((mounts, index) => {
    const x = place.x + place.nameWidth + index * share
    const lettersX = x + 2 * radius + 0.9
    const middle = place.y + place.height / 2 + 0.2
    return { mounts, arc: arcOf(mounts), x, middle, radius, lettersX, room: x + share - lettersX - 0.7 }
  })
}

const mostPlans = 4

function alike(battery: Battery, kindOf: (mount: GunMount) => string): readonly (readonly GunMount[])[] {
  const kinds = new Map<string, GunMount[]>()
  for (const mount of battery.mounts) {
    const kind = kindOf(mount)
    kinds.set(kind, [...(kinds.get(kind) ?? []), mount])
  }
  return [...kinds.values()]
}

/** All that a group bears on; arcs over the bow are the first mount's. */
function arcOf(mounts: readonly GunMount[]): Arc {
  const arcs = mounts.map(({ arc }) => arc)
  if (arcs.some(({ from, to }) => from >= to)) return arcs[0]!
  return { from: Math.min(...arcs.map(({ from }) => from)), to: Math.max(...arcs.map(({ to }) => to)) }
}

/** Above this many, mounts alike go by the first and the last of them. */
export const mostNamed = 3

/** `A B`, `S1–S4`. */
export function idsOf(mounts: readonly GunMount[]): string {
  if (mounts.length <= mostNamed) return mounts.map(({ id }) => id).join(' ')
  return `${mounts[0]!.id}–${mounts.at(-1)!.id}`
}
