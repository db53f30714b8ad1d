import type { ShipDocument } from '../../../documents/ship'
import { blankShipOf } from '../../kit/ship-made'
import { locations, type Item, type Place, type Space, type WaterShip } from '../ship/ship'

/** An escort of nine hundred tons with one gun, one magazine and a plant: valid, and a starting point. */
export function blankShip(): ShipDocument {
  const data: WaterShip = {
    type: 'DE',
    role: null,
    nation: 'other',
    displacementTons: 900,
    lengthMetres: 75,
    topSpeed: 2.25,
    turnClass: 1,
    damageControl: 3,
    shafts: 1,
    rooms: [
      { id: 'B1', kind: 'boilerRoom', boilers: 2 },
      { id: 'E1', kind: 'engineRoom', engines: 1, shafts: [1] },
    ],
    torpedoReach: [
      { inches: 17.7, locations: 4, effectivePercent: 100 },
      { inches: 21, locations: 5, effectivePercent: 100 },
      { inches: 24, locations: 6, effectivePercent: 100 },
    ],
    places: locations.map(place),
    batteries: [
      {
        id: 'main',
        is: 'main',
        inches: 4,
        shielded: false,
        reliability: 'B',
        mounts: [{ id: 'A', guns: 1, arc: { from: 210, to: 150 } }],
        bands: [
          { toInches: 5, initial: 'A', values: { 1: 5 } },
          { toInches: 10, initial: 7, values: { 1: 1 } },
          { toInches: 15, initial: 4, values: { 1: -3 } },
        ],
      },
    ],
    torpedoes: null,
    aircraft: 0,
    profile: {
      bow: 'raked',
      stern: 'cruiser',
      forecastleTo: 31,
      bridge: 'open',
      masts: [{ at: 26, kind: 'pole' }],
    },
  }
  return blankShipOf('fire-on-the-waters', { type: 'Escort', year: 1940 }, data)
}

const inside: Readonly<Record<number, readonly [Space, (Item | null)?]>> = {
  16: [
    { kind: 'magazine', feeds: ['A'], serves: 'A' },
    { kind: 'mount', mount: 'A' },
  ],
  24: [{ kind: 'stores' }, { kind: 'bridge' }],
  25: [{ kind: 'plot' }, { kind: 'radio' }],
  33: [{ kind: 'boilerRoom', room: 'B1' }, { kind: 'funnel' }],
  34: [{ kind: 'boilerRoom', room: 'B1' }],
  41: [{ kind: 'engineRoom', room: 'E1' }],
  42: [{ kind: 'engineRoom', room: 'E1' }],
  51: [{ kind: 'fuel' }],
  64: [{ kind: 'steering' }],
}

function place(at: number): Place {
  const [hull = { kind: 'stores' } as const, above = null] = inside[at] ?? []
  const points = at >= 16 && at <= 61 && at % 2 === 1 ? 1 : 0
  return { at, points, outer: 'none', inner: 'none', hull, above }
}
