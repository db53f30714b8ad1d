import type { Battery, GunMount, WaterShip } from '../ship'
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
const tallest = 9.3
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
  readonly x: number
  readonly middle: number
  readonly radius: number
  /** Where letters begin, and how far they may run. */
  readonly lettersX: number
  readonly room: number
}

export function mountGroups(battery: Battery, place: BatteryPlace): readonly MountGroup[] {
  if (place.compact) return []
  const alike = new Map<string, GunMount[]>()
  for (const mount of battery.mounts) {
    const kind = `${mount.guns} ${mount.arc.from} ${mount.arc.to}`
    alike.set(kind, [...(alike.get(kind) ?? []), mount])
  }
  const groups = [...alike.values()]
  const share = (place.tableLeft - place.nameWidth - 2) / groups.length
  const radius = Math.min(3.2, place.height / 2 - 0.9, share / 3.4)
  return groups.map((mounts, index) => {
    const x = place.x + place.nameWidth + index * share
    const lettersX = x + 2 * radius + 0.9
    return { mounts, x, middle: place.y + place.height / 2 + 0.2, radius, lettersX, room: x + share - lettersX - 0.7 }
  })
}

/** Above this many, mounts alike go by the first and the last of them. */
export const mostNamed = 3

/** `A B`, `S1–S4`. */
export function idsOf(mounts: readonly GunMount[]): string {
  if (mounts.length <= mostNamed) return mounts.map(({ id }) => id).join(' ')
  return `${mounts[0]!.id}–${mounts.at(-1)!.id}`
}
