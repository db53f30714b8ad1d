import type { Point } from '../../../card/drawn-shapes'
import type { WaterShip, ShipType } from '../ship/ship'
import { orderOf } from '../ship/ship-data'
import { along, deckLine, placed, type Drawing } from '../../kit/card/drawing'

const aft = 36

/** Height of the weather deck, with its sheer forward and, in a merchantman, aft. */
export function deckUp(ship: WaterShip, measures: Measures, at: number): number {
  const forward = Math.max(0, 14 - at) / 14
  const rise = measures.kind === 'merchant' ? Math.max(0, at - 26) / 10 : 0
  const abaft = isFlush(ship) || at <= breakAt(ship) ? 0 : measures.step
  const ends = measures.kind === 'merchant' ? islandUp(at) : 0
  return measures.freeboard + measures.sheer * forward * forward + measures.sheer * 0.4 * rise * rise - abaft + ends
}

/** Forecastle and poop of a merchantman, over the well decks. */
function islandUp(at: number): number {
  return at < 4.2 || at > 32.6 ? 2.4 : 0
}

function breakAt(ship: WaterShip): number {
  return orderOf(ship.profile.forecastleTo) + 1
}

function isFlush(ship: WaterShip): boolean {
  return breakAt(ship) >= aft
}

/** How far stem and stern overhang the water, locations. */
export function endsOf(ship: WaterShip): { readonly bowWater: number; readonly sternWater: number } {
  const bows = { raked: 0.75, clipper: 1.25, straight: 0.15, trawler: 0.5 }
  const sterns = { cruiser: 0.25, counter: 1, transom: 0.1 }
  return { bowWater: bows[ship.profile.bow], sternWater: aft - sterns[ship.profile.stern] }
}

export function drawHull(ship: WaterShip, measures: Measures, drawing: Drawing): void {
  drawing.solid(...hullOutline(ship, measures))
  const edge = 0.16 * measures.freeboard
  const runs = isFlush(ship)
    ? [[1.4, 35.2]]
    : [
        [1.4, breakAt(ship) - 0.2],
        [breakAt(ship) + 0.3, 35.2],
      ]
  for (const [from = 0, to = 0] of runs) {
    if (measures.kind !== 'merchant') drawing.cut(...along(from, to, 8, (at) => deckUp(ship, measures, at) - edge))
  }
  if (measures.kind !== 'destroyer') scuttles(ship, measures, drawing)
}

function hullOutline(ship: WaterShip, measures: Measures): readonly Point[] {
  const { bowWater, sternWater } = endsOf(ship)
  const { bow, stern } = ship.profile
  const up = (at: number) => deckUp(ship, measures, at)
  const bulge = bow === 'clipper' ? 0.42 : 0.48
  const overhang = { counter: `${aft - 0.1},0.62 ${sternWater},0.22 `, cruiser: `${aft + 0.02},0.5 `, transom: '' }[
    stern
  ]
  return [
    ...placed(0, 0, bowWater, up(0))(`1,0 ${bulge},0.5 0,1`),
    ...deckPoints(ship, measures),
    ...placed(0, 0, 1, up(aft - 0.01))(`${overhang}${sternWater},0`),
  ]
}

/** Points of the weather deck, stem to stern, with the break of the forecastle. */
function deckPoints(ship: WaterShip, measures: Measures): readonly Point[] {
  const steps = isFlush(ship) || measures.step === 0 ? [] : [breakAt(ship)]
  const islands = measures.kind === 'merchant' ? [4.2, 32.6] : []
  const even = [1, 2.5, 4, 6, 8, 10, 12, 14, 20, 26, 30, 33, 35, aft]
  return deckLine(even, [...steps, ...islands], 0.3, (at) => deckUp(ship, measures, Math.min(at, aft - 0.01)))
}

function scuttles(ship: WaterShip, measures: Measures, drawing: Drawing): void {
  const step = drawing.along(3.4)
  for (let at = 2.4; at < 34.5; at += step) {
    const y = deckUp(ship, measures, at) - measures.freeboard * 0.42
    drawing.cut([at, y], [at + drawing.along(0.7), y])
  }
}

/** Measures that the form has no figure for: metres above the water, by type and length. */
export interface Measures {
  readonly kind: 'capital' | 'cruiser' | 'destroyer' | 'carrier' | 'merchant'
  /** Metres in a location. */
  readonly locationMetres: number
  /** Weather deck amidships. */
  readonly freeboard: number
  /** How much higher the stem is. */
  readonly sheer: number
  /** How much lower the deck lies abaft the forecastle. */
  readonly step: number
  /** Deckhouse over the weather deck. */
  readonly house: number
  /** Over the weather deck. */
  readonly bridge: number
  readonly funnel: number
  readonly mast: number
  /** Of a carrier, above the water. */
  readonly flightDeck: number
}

const kinds: Readonly<Record<ShipType, Measures['kind']>> = {
  TB: 'destroyer',
  DE: 'destroyer',
  DD: 'destroyer',
  CL: 'cruiser',
  CA: 'cruiser',
  CVL: 'carrier',
  CVE: 'carrier',
  CV: 'carrier',
  BC: 'capital',
  BB: 'capital',
  AS: 'merchant',
  AM: 'merchant',
  AL: 'merchant',
}

const bridges: Readonly<Record<WaterShip['profile']['bridge'], number>> = {
  tower: 1.25,
  pagoda: 1.4,
  block: 1,
  open: 0.8,
  island: 0.8,
}

export function measuresOf(ship: WaterShip): Measures {
  const kind = kinds[ship.type]
  const length = ship.lengthMetres
  const of = {
    capital: { freeboard: 0.031, sheer: 0.012, step: 0.01, house: 3.4, bridge: 17, funnel: 16, mast: 28 },
    cruiser: { freeboard: 0.033, sheer: 0.014, step: 0.012, house: 2.8, bridge: 12.5, funnel: 13.5, mast: 23.5 },
    destroyer: { freeboard: 0.036, sheer: 0.02, step: 0.015, house: 2, bridge: 7.4, funnel: 8.6, mast: 16.5 },
    carrier: { freeboard: 0.042, sheer: 0.012, step: 0, house: 0, bridge: 9, funnel: 9, mast: 15 },
    merchant: { freeboard: 0.038, sheer: 0.022, step: 0, house: 2.6, bridge: 7, funnel: 12, mast: 17 },
  }[kind]
  // Small ships of a kind are not as high as large ones, but higher than their length would have it.
  const scale = Math.sqrt(length / { capital: 220, cruiser: 180, destroyer: 112, carrier: 220, merchant: 130 }[kind])
  return {
    kind,
    locationMetres: length / 36,
    freeboard: of.freeboard * length,
    sheer: of.sheer * length,
    step: of.step * length,
    house: of.house * scale,
    bridge: of.bridge * scale * bridges[ship.profile.bridge],
    funnel: of.funnel * scale,
    mast: of.mast * scale,
    flightDeck: Math.max(0.042 * length + 6.5, 0.07 * length),
  }
}
