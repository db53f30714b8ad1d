import type { ShipDocument } from '../../../documents/ship'
import { furutaka } from './furutaka.testing'
import { locations, type Battery, type Item, type Place, type Space, type WaterShip } from './ship'

/** Ships of other kinds, to see that each looks like what she is. Only what a drawing reads is thought of. */

const ahead = { from: 215, to: 145 }
const astern = { from: 35, to: 325 }
const port = { from: 190, to: 350 }
const starboard = { from: 10, to: 170 }

type Plan = Readonly<Record<number, readonly [Space, (Item | null)?]>>

const gun = (mount: string): Item => ({ kind: 'mount', mount })
const magazine = (mount: string): Space => ({ kind: 'magazine', feeds: [mount], serves: mount })
const funnel: Item = { kind: 'funnel' }
const bridge: Item = { kind: 'bridge' }
const boilers: Space = { kind: 'boilerRoom', room: 'B1' }
const engines: Space = { kind: 'engineRoom', room: 'E1' }
const stores: Space = { kind: 'stores' }
const cargo: Space = { kind: 'cargo' }
const aamg: Item = { kind: 'aamg' }

function places(plan: Plan, points: number): Place[] {
  return locations.map((at) => {
    const [hull = stores, above = null] = plan[at] ?? []
    const armoured = hull.kind !== 'stores' && points > 1 && hull.kind !== 'cargo'
    return {
      at,
      points,
      outer: armoured ? (points > 2 ? 'veryHeavy' : 'light') : 'none',
      inner: armoured && points > 2 ? 'heavy' : 'none',
      hull,
      above,
    }
  })
}

const bands: Battery['bands'] = [
  { toInches: 10, initial: 'A', values: { 1: 2, 2: 4, 3: 5, 4: 6 } },
  { toInches: 20, initial: 7, values: { 1: -2, 2: 1, 3: 2, 4: 3 } },
]

function battery(is: Battery['is'], inches: number, mounts: Battery['mounts'], shielded = true): Battery {
  return {
    id: is === 'main' ? 'main' : `s${inches * 10}`.replace('.', ''),
    is,
    inches,
    shielded,
    reliability: 'B',
    mounts,
    bands,
  }
}

const rooms: WaterShip['rooms'] = [
  { id: 'B1', kind: 'boilerRoom', boilers: 8 },
  { id: 'E1', kind: 'engineRoom', engines: 4, shafts: [1, 2, 3, 4] },
]

function ship(name: string, navy: string, type: string, changes: Partial<WaterShip>): ShipDocument {
  return furutaka(
    { rooms, torpedoes: null, aircraft: 0, ...changes },
    { slug: name.toLowerCase().replace(/\W+/g, '-'), name, navy, type, class: '' },
  )
}

export const battleship = ship('Thunderer', 'royal-navy', 'Battleship', {
  type: 'BB',
  nation: 'RN',
  lengthMetres: 227,
  displacementTons: 38_000,
  topSpeed: 3.5,
  places: places(
    {
      15: [magazine('A'), gun('A')],
      16: [magazine('A'), gun('A')],
      21: [magazine('B'), gun('B')],
      22: [magazine('B'), gun('B')],
      24: [{ kind: 'plot' }, bridge],
      25: [stores, { kind: 'director', director: 'mainFore' }],
      26: [stores, gun('S1')],
      31: [boilers, funnel],
      32: [boilers, funnel],
      33: [boilers, { kind: 'boats' }],
      34: [boilers, { kind: 'aircraft' }],
      35: [engines, gun('S2')],
      36: [engines, gun('S3')],
      41: [engines, funnel],
      42: [engines, aamg],
      43: [engines, { kind: 'searchRadar', set: 'Type 281' }],
      44: [stores, { kind: 'director', director: 'mainAft' }],
      45: [stores, gun('S4')],
      51: [magazine('Y'), gun('Y')],
      52: [magazine('Y'), gun('Y')],
      63: [{ kind: 'steering' }],
    },
    3,
  ),
  batteries: [
    battery('main', 14, [
      { id: 'A', guns: 4, arc: ahead },
      { id: 'B', guns: 2, arc: ahead },
      { id: 'Y', guns: 4, arc: astern },
    ]),
    battery('secondary', 5.25, [
      { id: 'S1', guns: 2, arc: port },
      { id: 'S2', guns: 2, arc: starboard },
      { id: 'S3', guns: 2, arc: port },
      { id: 'S4', guns: 2, arc: starboard },
    ]),
  ],
  profile: {
    bow: 'straight',
    stern: 'transom',
    forecastleTo: 66,
    bridge: 'block',
    masts: [
      { at: 26, kind: 'tripod' },
      { at: 43, kind: 'tripod' },
    ],
  },
})

export const lightCruiser = ship('Brooklyn', 'us-navy', 'Light cruiser', {
  type: 'CL',
  nation: 'USN',
  lengthMetres: 185,
  places: places(
    {
      14: [magazine('1'), gun('1')],
      16: [magazine('2'), gun('2')],
      22: [magazine('3'), gun('3')],
      24: [{ kind: 'plot' }, bridge],
      25: [stores, { kind: 'director', director: 'mainFore' }],
      31: [boilers, funnel],
      32: [boilers, gun('S1')],
      34: [boilers, funnel],
      35: [engines, gun('S2')],
      41: [engines, { kind: 'director', director: 'mainAft' }],
      44: [magazine('4'), gun('4')],
      46: [magazine('5'), gun('5')],
      62: [stores, { kind: 'aircraft' }],
    },
    2,
  ),
  batteries: [
    battery('main', 6, [
      { id: '1', guns: 3, arc: ahead },
      { id: '2', guns: 3, arc: ahead },
      { id: '3', guns: 3, arc: ahead },
      { id: '4', guns: 3, arc: astern },
      { id: '5', guns: 3, arc: astern },
    ]),
    battery('secondary', 5, [
      { id: 'S1', guns: 1, arc: port },
      { id: 'S2', guns: 1, arc: starboard },
    ]),
  ],
  profile: {
    bow: 'raked',
    stern: 'transom',
    forecastleTo: 66,
    bridge: 'tower',
    masts: [
      { at: 26, kind: 'pole' },
      { at: 36, kind: 'lattice' },
    ],
  },
})

export const destroyer = ship('Javelin', 'royal-navy', 'Destroyer', {
  type: 'DD',
  nation: 'RN',
  lengthMetres: 109,
  displacementTons: 1690,
  topSpeed: 4.5,
  places: places(
    {
      15: [magazine('A'), gun('A')],
      21: [magazine('B'), gun('B')],
      24: [stores, bridge],
      25: [stores, { kind: 'director', director: 'mainFore' }],
      31: [boilers, funnel],
      32: [boilers, funnel],
      34: [engines, { kind: 'torpedoMount', mount: 'T1' }],
      35: [engines, { kind: 'torpedoMount', mount: 'T1' }],
      41: [engines, aamg],
      42: [stores, { kind: 'torpedoMount', mount: 'T2' }],
      45: [stores, { kind: 'searchlight' }],
      52: [magazine('X'), gun('X')],
    },
    1,
  ),
  batteries: [
    battery(
      'main',
      4.7,
      [
        { id: 'A', guns: 2, arc: ahead },
        { id: 'B', guns: 2, arc: ahead },
        { id: 'X', guns: 2, arc: astern },
      ],
      false,
    ),
  ],
  torpedoes: {
    mounts: [
      { id: 'T1', tubes: 5, type: 'RN MkIX', reliability: 'A', arc: { from: 30, to: 150 } },
      { id: 'T2', tubes: 5, type: 'RN MkIX', reliability: 'A', arc: { from: 210, to: 330 } },
    ],
    reloads: 0,
  },
  profile: {
    bow: 'raked',
    stern: 'transom',
    forecastleTo: 26,
    bridge: 'open',
    masts: [
      { at: 26, kind: 'tripod' },
      { at: 45, kind: 'pole' },
    ],
  },
})

export const carrier = ship('Yorktown', 'us-navy', 'Aircraft carrier', {
  type: 'CV',
  nation: 'USN',
  lengthMetres: 246,
  places: places(
    {
      16: [stores, gun('S1')],
      21: [stores, gun('S2')],
      31: [boilers, bridge],
      33: [boilers, funnel],
      34: [boilers, funnel],
      35: [boilers, funnel],
      41: [engines, { kind: 'director', director: 'mainAft' }],
      54: [stores, gun('S3')],
      55: [{ kind: 'aviationGas' }, gun('S4')],
      51: [stores, { kind: 'aircraft' }],
    },
    2,
  ),
  batteries: [
    battery(
      'secondary',
      5,
      [
        { id: 'S1', guns: 1, arc: port },
        { id: 'S2', guns: 1, arc: starboard },
        { id: 'S3', guns: 1, arc: port },
        { id: 'S4', guns: 1, arc: starboard },
      ],
      false,
    ),
  ],
  aircraft: 80,
  profile: {
    bow: 'raked',
    stern: 'cruiser',
    forecastleTo: 66,
    bridge: 'island',
    masts: [{ at: 32, kind: 'tripod' }],
  },
})

export const merchant = ship('Empire Star', '', 'Cargo ship', {
  type: 'AM',
  role: 'AK',
  nation: 'other',
  lengthMetres: 137,
  topSpeed: 1.75,
  places: places(
    {
      14: [cargo],
      16: [cargo],
      22: [cargo],
      24: [cargo],
      31: [cargo, bridge],
      32: [boilers, { kind: 'boats' }],
      33: [boilers, funnel],
      34: [engines, { kind: 'boats' }],
      42: [cargo],
      45: [cargo],
      52: [cargo],
      63: [{ kind: 'steering' }],
      64: [stores, gun('1')],
    },
    1,
  ),
  batteries: [battery('main', 4, [{ id: '1', guns: 1, arc: astern }], false)],
  profile: {
    bow: 'straight',
    stern: 'counter',
    forecastleTo: 66,
    bridge: 'block',
    masts: [
      { at: 21, kind: 'pole' },
      { at: 45, kind: 'pole' },
    ],
  },
})

export const oneOfEach = [battleship, furutaka(), lightCruiser, destroyer, carrier, merchant]
