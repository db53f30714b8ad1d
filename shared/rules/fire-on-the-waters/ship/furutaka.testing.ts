import type { ShipDocument } from '../../../documents/ship'
import { packId } from '../../../kernel/ids'
import { inPlayBy } from '../../kit/marked-ship.testing'
import { shape } from './shape'
import { locations, type Item, type Place, type Space, type WaterShip } from './ship'

/** The heavy cruiser of the worked example: 64 flotation points, 4.25 inches, aft magazine at 55, light armour. */
export function furutaka(changes: Partial<WaterShip> = {}, document: Partial<ShipDocument> = {}): ShipDocument {
  return {
    format: 'spotting-top/ship',
    version: 1,
    pack: packId('fire-on-the-waters'),
    slug: 'furutaka',
    name: 'Furutaka',
    prefix: '',
    navy: 'imperial-japanese-navy',
    class: 'Furutaka class',
    type: 'Heavy cruiser',
    year: 1942,
    unofficial: true,
    data: { ...ship, ...changes },
    ...document,
  }
}

export const inPlay = inPlayBy({ shape })

const stores: Space = { kind: 'stores' }
const fuel: Space = { kind: 'fuel' }
const boilers = (room: string): Space => ({ kind: 'boilerRoom', room })
const engines = (room: string): Space => ({ kind: 'engineRoom', room })
const magazine = (mount: string): Space => ({ kind: 'magazine', feeds: [mount], serves: mount })
const gun = (mount: string): Item => ({ kind: 'mount', mount })
const tubes = (mount: string): Item => ({ kind: 'torpedoMount', mount })

const insides: Readonly<Record<number, readonly [Space, (Item | null)?]>> = {
  15: [fuel],
  16: [fuel],
  21: [magazine('A'), gun('A')],
  22: [magazine('A'), gun('A')],
  23: [magazine('B'), gun('B')],
  24: [magazine('B'), gun('B')],
  25: [{ kind: 'plot' }, { kind: 'bridge' }],
  26: [stores, { kind: 'director', director: 'mainFore' }],
  31: [boilers('B1'), { kind: 'radio' }],
  32: [boilers('B1'), { kind: 'funnel' }],
  33: [boilers('B2'), { kind: 'funnel' }],
  34: [boilers('B2'), gun('S1')],
  35: [boilers('B3'), gun('S2')],
  36: [boilers('B3'), { kind: 'funnel' }],
  41: [boilers('B4'), { kind: 'searchlight' }],
  42: [boilers('B4'), tubes('T1')],
  43: [boilers('B5'), tubes('T2')],
  44: [engines('E1'), { kind: 'torpedoReloads' }],
  45: [engines('E1'), gun('S3')],
  46: [engines('E2'), gun('S4')],
  51: [engines('E2'), { kind: 'aircraft' }],
  52: [{ kind: 'aviationGas' }, { kind: 'director', director: 'mainAft' }],
  53: [magazine('Y'), gun('Y')],
  54: [magazine('Y'), gun('Y')],
  55: [magazine('Y'), { kind: 'aamg' }],
  56: [fuel],
  61: [fuel],
  63: [{ kind: 'steering' }],
  64: [{ kind: 'steering' }],
}

const ends = [11, 12, 13, 14, 63, 64, 65, 66]

function place(at: number): Place {
  const [hull, above = null] = insides[at] ?? [stores]
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
  type: 'CA',
  role: null,
  nation: 'JUN',
  displacementTons: 8700,
  lengthMetres: 185,
  topSpeed: 4.25,
  turnClass: 3,
  damageControl: 4,
  shafts: 4,
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
      id: 'main',
      is: 'main',
      inches: 8,
      shielded: true,
      reliability: 'B',
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
      id: 'sec',
      is: 'secondary',
      inches: 4.7,
      shielded: false,
      reliability: 'B',
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
  aircraft: 2,
  profile: {
    bow: 'clipper',
    stern: 'cruiser',
    forecastleTo: 66,
    bridge: 'pagoda',
    masts: [
      { at: 31, kind: 'tripod' },
      { at: 46, kind: 'tripod' },
    ],
  },
}
