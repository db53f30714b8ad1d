import {
  casemate,
  decks,
  funnel,
  light,
  mast,
  onePounder,
  sixPounder,
  threePounder,
  tube,
  turret,
  twelvePounder,
  type ShipFacts,
} from './facts'

const spain = { prefix: '', navy: 'spanish-navy', crewQuality: 1 } as const
const italy = { prefix: 'R.N.', navy: 'regia-marina', crewQuality: 2 } as const

const infantaMariaTeresaClass = {
  ...spain,
  class: 'Infanta María Teresa class',
  type: 'Armoured cruiser',
  tonnage: 6890,
  lengthMetres: 111,
  speedKnots: 18.5,
  torpedo: '35 cm',
  plate: 'compound',
  hull: decks('4-7 3-8 1-10 1-10 2-10 3-9'),
  belt: [3, 8, 12],
  conningTower: { at: '4-1', inches: 12 },
  guns: [
    turret('3-2', 1, 11, 'fore', { shieldInches: 4, trunkInches: 9 }),
    turret('8-2', 1, 11, 'aft', { shieldInches: 4, trunkInches: 9 }),
    casemate('4-2', 2, 5.5, 'sidesAhead'),
    casemate('5-2', 2, 5.5, 'sides'),
    casemate('6-2', 4, 5.5, 'sides'),
    casemate('7-2', 2, 5.5, 'sidesAstern'),
    light('4-3 7-3', 4, sixPounder, 'sides'),
    light('7-1', 8, onePounder, 'sidesAll'),
  ],
  magazines: { '3-5': 'X fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'X aft' },
  tubes: [tube('1-3', 2, 'bow'), tube('2-5', 2, 'sides'), tube('9-3', 4, 'sidesAstern')],
  uptakes: ['5-1', '6-1'],
  engines: ['5-5', '6-5', '4-6', '5-6', '6-6'],
  steering: '10-5',
  // Decks and cabins were of wood throughout; at Santiago they burned.
  woodwork: ['2-3', '5-3', '6-3', '10-3', '7-1'],
  profile: {
    bow: 'ram',
    stern: 'cruiser',
    masts: [mast(3.7, 'fighting'), mast(6.75, 'fighting')],
    funnels: [funnel(4.55, 0.4, 0.7), funnel(5.7, 0.4, 0.7)],
  },
} as const satisfies Omit<ShipFacts, 'name' | 'year'>

/** The Ansaldo cruisers: two funnels with a wide gap, one mast between them. */
const ansaldo = {
  type: 'Armoured cruiser',
  lengthMetres: 111.8,
  torpedo: '45 cm',
  plate: 'harvey',
  hull: decks('4-7 3-8 1-10 1-10 2-10 3-9'),
  belt: [3, 8, 5.9],
  beltEndsInches: 3.1,
  upperBelt: [3, 8, 5.9],
  conningTower: { at: '4-1', inches: 5.9 },
  afterConningTower: { at: '7-1', inches: 4 },
  uptakes: ['4-2', '7-2'],
  steering: '10-5',
  profile: {
    bow: 'ram',
    stern: 'cruiser',
    masts: [mast(5.5, 'military')],
    funnels: [funnel(4.3, 0.44, 0.5), funnel(6.7, 0.44, 0.5)],
  },
} as const satisfies Partial<ShipFacts>

const cristobalColon: ShipFacts = {
  ...ansaldo,
  ...spain,
  name: 'Cristóbal Colón',
  class: 'Giuseppe Garibaldi class',
  year: 1897,
  tonnage: 6840,
  speedKnots: 19.5,
  guns: [
    // Her two 10-inch guns were never mounted; the places are cells without a gun.
    casemate('4-3', 2, 6, 'sidesAhead', 5.9),
    casemate('5-3', 4, 6, 'sides', 5.9),
    casemate('6-3', 2, 6, 'sides', 5.9),
    casemate('7-3', 2, 6, 'sidesAstern', 5.9),
    casemate('4-2', 2, 4.7, 'sidesAhead'),
    casemate('6-2', 2, 4.7, 'sides'),
    casemate('7-2', 2, 4.7, 'sidesAstern'),
    light('2-3', 4, sixPounder, 'sidesAhead'),
    light('9-3', 6, sixPounder, 'sidesAstern'),
    light('5-1', 10, onePounder, 'sidesAll'),
  ],
  magazines: { '4-5': 'B fore', '6-5': 'C', '7-5': 'B aft' },
  tubes: [tube('2-4', 2, 'sides'), tube('9-4', 2, 'sides')],
  engines: ['5-5', '3-6', '4-6', '5-6', '6-6', '7-6'],
  woodwork: ['3-2', '8-2'],
}

const garibaldi: ShipFacts = {
  ...ansaldo,
  ...italy,
  name: 'Giuseppe Garibaldi',
  class: 'Giuseppe Garibaldi class',
  year: 1901,
  tonnage: 7350,
  speedKnots: 19.7,
  guns: [
    turret('3-2', 1, 10, 'fore', { shieldInches: 5.9, trunkInches: 5.9 }),
    turret('8-2', 2, 8, 'aft', { shieldInches: 5.9, trunkInches: 5.9 }),
    casemate('4-2', 2, 6, 'sidesAhead'),
    casemate('4-3', 2, 6, 'sidesAhead', 5.9),
    casemate('5-3', 4, 6, 'sides', 5.9),
    casemate('6-3', 2, 6, 'sides', 5.9),
    casemate('7-3', 2, 6, 'sidesAstern', 5.9),
    casemate('7-2', 2, 6, 'sidesAstern'),
    light('2-3', 2, twelvePounder, 'sidesAhead'),
    light('5-2 6-2', 4, twelvePounder, 'sides'),
    light('5-1', 6, threePounder, 'sidesAll'),
  ],
  magazines: { '3-5': 'X fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'A aft' },
  tubes: [tube('2-4', 2, 'sides'), tube('9-4', 2, 'sides')],
  engines: ['5-5', '6-5', '4-6', '5-6', '6-6', '7-6'],
}

export const mediterraneanNavies: readonly ShipFacts[] = [
  { ...infantaMariaTeresaClass, name: 'Infanta María Teresa', year: 1893 },
  { ...infantaMariaTeresaClass, name: 'Vizcaya', year: 1894 },
  cristobalColon,
  garibaldi,
]
