import { casemate, light, threePounder, turret, twelvePounder, type ShipFacts } from './facts'

const navy = { prefix: 'H.M.S.', navy: 'royal-navy', crewQuality: 3 } as const

const majesticClass = {
  ...navy,
  class: 'Majestic class',
  type: 'First-class battleship',
  year: 1895,
  lengthMetres: 128.3,
  speedKnots: 16,
  torpedo: '18″',
  plate: 'harvey',
  hull: [
    [4, 7],
    [3, 8],
    [2, 10],
    [1, 10],
    [2, 10],
    [3, 9],
  ],
  belt: [3, 8, 9],
  beltEndsInches: 2,
  conningTower: { at: '4-1', inches: 14 },
  afterConningTower: { at: '7-1', inches: 4 },
  guns: [
    turret('3-2', 2, 12, 'fore', { shieldInches: 10, trunkInches: 14 }),
    turret('8-2', 2, 12, 'aft', { shieldInches: 10, trunkInches: 14 }),
    casemate('4-2', 2, 6, 'sidesAhead', 6),
    casemate('7-2', 2, 6, 'sidesAstern', 6),
    casemate('4-3', 2, 6, 'sidesAhead', 6),
    casemate('5-3', 2, 6, 'sides', 6),
    casemate('6-3', 2, 6, 'sides', 6),
    casemate('7-3', 2, 6, 'sidesAstern', 6),
    light('2-3', 4, twelvePounder, 'sidesAhead'),
    light('5-2', 4, twelvePounder, 'sides'),
    light('6-2', 4, twelvePounder, 'sides'),
    light('9-3', 4, twelvePounder, 'sidesAstern'),
    light('6-1', 12, threePounder, 'sidesAll'),
  ],
  magazines: { '3-5': 'Z fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'Z aft' },
  tubes: [
    { at: '2-5', count: 2, arc: 'sides' },
    { at: '9-5', count: 2, arc: 'sides' },
    { at: '10-3', count: 1, arc: 'stern' },
  ],
  uptakes: ['5-1', '5-2'],
  engines: ['5-5', '6-5', '4-6', '5-6', '6-6'],
  steering: '10-5',
  profile: {
    bow: 'ram',
    stern: 'cruiser',
    masts: [
      { at: 3.55, top: 'double' },
      { at: 6.55, top: 'double' },
    ],
    funnels: [{ at: 4.5, width: 0.5, height: 0.6, pair: true }],
    tumblehome: false,
  },
} as const satisfies Omit<ShipFacts, 'slug' | 'name' | 'tonnage'>

export const royalNavy: readonly ShipFacts[] = [
  { ...majesticClass, slug: 'majestic', name: 'Majestic', tonnage: 14_890 },
  { ...majesticClass, slug: 'magnificent', name: 'Magnificent', tonnage: 14_820 },
]
