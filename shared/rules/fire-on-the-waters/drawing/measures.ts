import type { ShipType, WaterShip } from '../ship/ship'

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
