import type { AircraftRecord } from './aircraft'
import { drawAircraft } from './aircraft'
import { drawProfile, type Loss } from './draw-profile'
import type { Part, Point } from './parts'
import type { Profile } from './record'
import { extentOf, inBlack, type Black } from './sizes'

/** A drawing in black with its frame, in units of its own. */
export interface Silhouetted extends Black {
  readonly width: number
  readonly height: number
  /** From the top. */
  readonly waterline: number
}

export type Size = 'icon' | 'card'

const margin = 24
const belowWater = 14
/** A ship of so many metres is 1,000 units long; small craft are enlarged, or nothing would be seen of them. */
const scaleLength = 128

/** Units to the metre for a ship of this length, in one scale with all ships of the house. */
const perMetreOf = (length: number) => (1000 * Math.pow(length / scaleLength, 0.6)) / length

/** An icon lifts what lies low and lowers mastheads: at 64 px a deck is half a pixel. */
const lift = { low: 1.4, upTo: 0.2, high: 0.55 } as const

function lifted(up: number, length: number): number {
  const knee = lift.upTo * length
  return up <= knee ? up * lift.low : knee * lift.low + (up - knee) * lift.high
}

/** The thinnest line of each size, as a part of the width. */
const thinnest = { icon: 1 / 95, card: 1 / 560 } as const

/** A ship from her side, bow left, in the frame of the whole ship: she keeps her place when she loses a funnel. */
export function shipSilhouette(profile: Profile, size: Size, lost: readonly Loss[] = []): Silhouetted {
  const whole = drawProfile(profile)
  const parts = lost.length > 0 ? drawProfile(profile, lost) : whole
  return sideSilhouette(parts, profile.length, size, perMetreOf(profile.length), whole)
}

/** Anything seen from its side, standing on the water; its frame has room for `whole` too, so that damage moves nothing. */
export function sideSilhouette(
  parts: readonly Part[],
  length: number,
  size: Size,
  perMetre = perMetreOf(length),
  whole = parts,
): Silhouetted {
  const isShown = ({ level }: Part) => level <= (size === 'icon' ? 0 : 1)
  const shown = parts.filter(isShown)
  const { left, right, top } = extentOf([...whole.filter(isShown), ...shown])
  const from = Math.min(0, left)
  const rise = (up: number) => (size === 'icon' ? lifted(up, length) : up) * perMetre
  const waterline = rise(top) + 10
  const width = Math.round((Math.max(length, right) - from) * perMetre + 2 * margin)
  const at = ([x, up]: Point): Point => [margin + (x - from) * perMetre, waterline - rise(up)]
  const black = inBlack(shown, { at, perMetre, thinnest: width * thinnest[size], size })
  return { width, height: Math.round(waterline + belowWater), waterline, ...black }
}

/** Aircraft from above, nose left, no higher than the ships beside them. */
export function aircraftSilhouette(record: AircraftRecord, size: Size): Silhouetted {
  const parts = drawAircraft(record)
  const { left, right, top, bottom } = extentOf(parts)
  const perMetre = Math.min(210, 170 * Math.pow(record.span / 12, 0.35)) / (top - bottom)
  const waterline = Math.round((top - bottom) * perMetre + 10)
  const width = Math.round((right - left) * perMetre + 2 * margin)
  const at = ([x, y]: Point): Point => [margin + (x - left) * perMetre, 10 + (top - y) * perMetre]
  const black = inBlack(parts, { at, perMetre, thinnest: (width * thinnest[size]) / 2, size })
  return { width, height: waterline + belowWater, waterline, ...black }
}
