import type { ShipDocument } from '../../../documents/ship'
import { inPlayBy } from '../../kit/marked-ship.testing'
import { starterShip } from '../../kit/ship-made'
import { shape } from './shape'
import { locations, type Item, type Place, type Space, type WaterShip } from './ship'

/** The heavy cruiser of the worked example: 64 flotation points, 4.25 inches, aft magazine at 55, light armour. */
export function furutaka(changes: Partial<WaterShip> = {}, document: Partial<ShipDocument> = {}): ShipDocument {
  const head = { slug: 'furutaka', name: 'Furutaka', prefix: '', class: 'Furutaka class', type: 'Heavy cruiser' }
  const made = { ...head, navy: 'imperial-japanese-navy', year: 1942 }
  return { ...starterShip('fire-on-the-waters', made, { ...ship, ...changes }), ...document }
}

export const inPlay = inPlayBy({ shape })

/** What lies at a location and above it, `G-A` mount A, `T-T1` tubes, `M-Y` the magazine of Y; others by their kind. */
const plan = `
  15 fuel; 16 fuel; 21 M-A G-A; 22 M-A G-A; 23 M-B G-B; 24 M-B G-B; 25 plot bridge; 26 stores director-mainFore;
  31 B-B1 radio; 32 B-B1 funnel; 33 B-B2 funnel; 34 B-B2 G-S1; 35 B-B3 G-S2; 36 B-B3 funnel; 41 B-B4 searchlight;
  42 B-B4 T-T1; 43 B-B5 T-T2; 44 E-E1 torpedoReloads; 45 E-E1 G-S3; 46 E-E2 G-S4; 51 E-E2 aircraft;
  52 aviationGas director-mainAft; 53 M-Y G-Y; 54 M-Y G-Y; 55 M-Y aamg; 56 fuel; 61 fuel; 63 steering; 64 steering
`
const insides = new Map(
  plan.split(';').map((place) => [Number(place.trim().slice(0, 2)), place.trim().split(' ').slice(1)]),
)

const withNames: Readonly<Record<string, (name: string) => object>> = {
  G: (mount) => ({ kind: 'mount', mount }),
  T: (mount) => ({ kind: 'torpedoMount', mount }),
  M: (serves) => ({ kind: 'magazine', feeds: [serves], serves }),
  B: (room) => ({ kind: 'boilerRoom', room }),
  E: (room) => ({ kind: 'engineRoom', room }),
  director: (director) => ({ kind: 'director', director }),
}

function named(written: string): Space | Item {
  const [kind = '', name = ''] = written.split('-')
  return (withNames[kind]?.(name) ?? { kind }) as Space | Item
}

const ends = [11, 12, 13, 14, 63, 64, 65, 66]

function place(at: number): Place {
  const [hull, above = null] = (insides.get(at) ?? ['stores']).map(named) as [Space, Item?]
  const inPlant = at >= 31 && at <= 51
  const armoured = hull.kind === 'magazine' || inPlant
  return {
    at,
    points: ends.includes(at) ? 1 : 2,
    outer: inPlant ? 'medium' : armoured ? 'light' : 'none',
    inner: armoured ? 'light' : hull.kind === 'steering' ? 'veryLight' : 'none',
    hull,
    above,
  }
}

const side = (port: boolean) => (port ? { from: 200, to: 340 } : { from: 20, to: 160 })

const ship: WaterShip = {
  ...{ type: 'CA', role: null, nation: 'JUN', displacementTons: 8700, lengthMetres: 185, aircraft: 2 },
  ...{ topSpeed: 4.25, turnClass: 3, damageControl: 4, shafts: 4 },
  rooms: [
    ...['B1', 'B2', 'B3', 'B4', 'B5'].map((id) => ({ id, kind: 'boilerRoom' as const, boilers: 2 })),
    { id: 'E1', kind: 'engineRoom', engines: 2, shafts: [1, 4] },
    { id: 'E2', kind: 'engineRoom', engines: 2, shafts: [2, 3] },
  ],
  torpedoReach: [
    { inches: 18, locations: 2, effectivePercent: 80 },
    { inches: 21, locations: 3, effectivePercent: 100 },
    { inches: 24, locations: 4, effectivePercent: 100 },
  ],
  places: locations.map(place),
  batteries: [
    {
      ...{ id: 'main', is: 'main', inches: 8, shielded: true, reliability: 'B' },
      mounts: [
        { id: 'A', guns: 2, arc: { from: 210, to: 150 } },
        { id: 'B', guns: 2, arc: { from: 210, to: 150 } },
        { id: 'Y', guns: 2, arc: { from: 30, to: 330 } },
      ],
      bands: [
        { toInches: 5, initial: 'A', values: { 2: 5 } },
        { toInches: 10, initial: 9, values: { 2: 3 } },
        { toInches: 15, initial: 7, values: { 2: 1 } },
        { toInches: 20, initial: 5, values: { 2: -2 } },
        { toInches: 28, initial: 3, values: { 2: -5 } },
      ],
    },
    {
      ...{ id: 'sec', is: 'secondary', inches: 4.7, shielded: false, reliability: 'B' },
      mounts: ['S1', 'S2', 'S3', 'S4'].map((id, index) => ({ id, guns: 1, arc: side(index % 2 === 0) })),
      bands: [
        { toInches: 4, initial: 9, values: { 1: 2 } },
        { toInches: 8, initial: 7, values: { 1: -1 } },
        { toInches: 14, initial: 4, values: { 1: -4 } },
      ],
    },
  ],
  torpedoes: {
    mounts: [
      { id: 'T1', tubes: 4, type: 'IJN T93', reliability: 'B', arc: { from: 210, to: 330 } },
      { id: 'T2', tubes: 4, type: 'IJN T93', reliability: 'B', arc: { from: 30, to: 150 } },
    ],
    reloads: 8,
  },
  profile: { bow: 'clipper', stern: 'cruiser', bridge: { at: 35, kind: 'pagoda' } },
}
