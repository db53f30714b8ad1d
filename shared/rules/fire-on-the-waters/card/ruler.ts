import { smallestLetters } from '../../kit/card/lettering'
import { measure } from '../../../card/measure'
import { onceEach } from '../../../kernel/once-each'
import { margin } from '../../kit/card/shapes'
import { plain } from '../../kit/reference-sheet'
import type { Band, Battery, WaterShip } from '../ship/ship'
import { arms } from './layout'

/** One scale of ranges for all batteries. */
export interface Ruler {
  /** Ranges that are written on it, in inches. */
  readonly ticks: readonly number[]
  /** Where a range lies, mm from the left of the card. */
  readonly at: (inches: number) => number
}

const room = margin.right - arms.left
/** As many millimetres to an inch as a ruler of 38½ inches has. */
const perInch = 2.94

/**
 * Inches are of one length where there is room for the figures; where there is not, the ruler is stretched. What only ends
 * a battery is not written on the ruler but beside its end, except at the end of the longest.
 */
export const rulerOf = onceEach(({ batteries }: WaterShip): Ruler => {
  const most = Math.max(0, ...batteries.map(({ bands }) => bands.at(-1)!.toInches))
  const inner = batteries.flatMap(({ bands }) => bands.slice(0, -1).map(({ toInches }) => toInches))
  const ticks = [...new Set([...inner, ...(most > 0 ? [most] : [])])].sort((one, other) => one - other)
  const scale = Math.min(perInch, room / Math.max(1, most))
  const needs = ticks.map((to, at) => neededUpTo(ticks[at - 1] ?? 0, to, batteries))
  const exact = ticks.map((to, at) => (to - (ticks[at - 1] ?? 0)) * scale)
  const wide = exact.map((width, at) => Math.max(width, needs[at]!))
  const over = Math.max(0, sum(wide) - room)
  const spare = sum(wide.map((width, at) => Math.max(0, width - needs[at]!)))
  const shrink = spare === 0 ? 0 : Math.min(1, over / spare)
  const fitted = wide.map((width, at) => width - Math.max(0, width - needs[at]!) * shrink)
  const squeeze = Math.min(1, room / Math.max(1, sum(fitted)))
  const ends = fitted.map((_, at) => arms.left + squeeze * sum(fitted.slice(0, at + 1)))
  return { ticks, at: (inches) => placeOf(inches, ticks, ends) }
})

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0)

/** Between two ticks in proportion. */
function placeOf(inches: number, ticks: readonly number[], ends: readonly number[]): number {
  const next = ticks.findIndex((tick) => inches <= tick)
  if (next < 0) return ends.at(-1) ?? arms.left
  const [from, to] = [ticks[next - 1] ?? 0, ticks[next]!]
  const left = ends[next - 1] ?? arms.left
  return left + ((inches - from) / (to - from)) * (ends[next]! - left)
}

/** Room for the figure of a tick and for what is written under it, mm. */
function neededUpTo(from: number, to: number, batteries: readonly Battery[]): number {
  const under = batteries.flatMap((battery) =>
    battery.bands.flatMap((band, at) =>
      band.toInches === to && (battery.bands[at - 1]?.toInches ?? 0) >= from ? [figuresWidth(battery, band)] : [],
    ),
  )
  return Math.max(measure('work-600', smallestLetters, String(to)) + 1.6, ...under.map((width) => width + 0.8))
}

const figuresWidth = (battery: Battery, band: Band) => measure('work-700', smallestLetters, valuesOf(battery, band))

/** The value of a mount; of mounts with different guns one after the other, the smaller first. */
export function valuesOf({ mounts }: Battery, { values }: Band): string {
  const guns = [...new Set(mounts.map((mount) => mount.guns))].sort((one, other) => one - other)
  return guns
    .map((count) => values[String(count)])
    .map((value) => (value === undefined ? '' : plain(value)))
    .join('/')
}
