import { casemate, weatherDeckLine, light, onePounder, turret, type ShipFacts } from './facts'

const navy = { prefix: 'S.M.S.', navy: 'kaiserliche-marine', crewQuality: 3 } as const

const eightyEightMillimetres = 3.46

const brandenburg: ShipFacts = {
  ...navy,
  slug: 'brandenburg',
  name: 'Brandenburg',
  class: 'Brandenburg class',
  type: 'Battleship',
  year: 1893,
  tonnage: 10_010,
  lengthMetres: 115.7,
  speedKnots: 16.5,
  torpedo: '45 cm',
  plate: 'compound',
  hull: [
    [3, 7],
    [2, 9],
    [1, 10],
    [1, 10],
    [2, 10],
    [3, 9],
  ],
  belt: [1, 10, 15.7],
  conningTower: { at: '3-1', inches: 11.8 },
  guns: [
    turret('2-2', 2, 11, 'fore', { shieldInches: 5, trunkInches: 11.8 }),
    turret('6-2', 2, 11, 'broadsides', { shieldInches: 5, trunkInches: 11.8 }),
    turret('9-2', 2, 11, 'aft', { shieldInches: 5, trunkInches: 11.8 }),
    casemate('4-2', 4, 4.1, 'sides', 1.7),
    casemate('5-2', 4, 4.1, 'sides', 1.7),
    light('3-2', 2, eightyEightMillimetres, 'sidesAhead'),
    light('7-2', 2, eightyEightMillimetres, 'sides'),
    light('8-2', 2, eightyEightMillimetres, 'sidesAstern'),
    light('2-3', 2, eightyEightMillimetres, 'sidesAhead'),
  ],
  magazines: { '2-5': 'X fore', '6-5': 'X mid', '4-5': 'C', '9-5': 'X aft' },
  tubes: [
    { at: '1-4', count: 2, arc: 'bow' },
    { at: '8-3', count: 2, arc: 'sides' },
    { at: '10-3', count: 2, arc: 'sidesAstern' },
  ],
  uptakes: ['4-1', '5-1'],
  engines: ['5-5', '7-5', '4-6', '5-6', '7-6'],
  steering: '10-5',
  woodwork: ['7-1'],
  profile: {
    bow: 'ram',
    stern: 'cruiser',
    masts: [
      { at: 2.95, top: 'military' },
      { at: 7.25, top: 'military' },
    ],
    funnels: [
      { at: 3.85, width: 0.5, height: 0.5 },
      { at: 4.6, width: 0.5, height: 0.5 },
    ],
    tumblehome: false,
  },
}

const kaiserFriedrich: ShipFacts = {
  ...navy,
  slug: 'kaiser-friedrich-iii',
  name: 'Kaiser Friedrich III',
  class: 'Kaiser Friedrich III class',
  type: 'Battleship',
  year: 1898,
  tonnage: 11_100,
  lengthMetres: 125.3,
  speedKnots: 17.5,
  torpedo: '45 cm',
  plate: 'krupp',
  hull: [
    [3, 7],
    [1, 9],
    [1, 10],
    [1, 10],
    [2, 10],
    [3, 9],
  ],
  belt: [1, 8, 11.8],
  conningTower: { at: '4-1', inches: 9.8 },
  afterConningTower: { at: '7-1', inches: 4 },
  guns: [
    turret('3-1', 2, 9.4, 'fore', { shieldInches: 9.8, trunkInches: 9.8 }),
    turret('9-2', 2, 9.4, 'aft', { shieldInches: 9.8, trunkInches: 9.8 }),
    turret('5-1', 2, 5.9, 'sidesAhead', { shieldInches: 5.9 }),
    turret('6-2', 2, 5.9, 'sides', { shieldInches: 5.9 }),
    turret('7-2', 2, 5.9, 'sidesAstern', { shieldInches: 5.9 }),
    casemate('3-2', 2, 5.9, 'sidesAhead', 5.9),
    casemate('4-3', 2, 5.9, 'sidesAhead', 5.9),
    casemate('5-3', 4, 5.9, 'sides', 5.9),
    casemate('6-3', 2, 5.9, 'sides', 5.9),
    casemate('7-3', 2, 5.9, 'sidesAstern', 5.9),
    light('2-2', 4, eightyEightMillimetres, 'sidesAhead'),
    light('5-2', 4, eightyEightMillimetres, 'sides'),
    light('8-2', 4, eightyEightMillimetres, 'sidesAstern'),
    light('6-1', 12, onePounder, 'sidesAll'),
  ],
  magazines: { '3-5': 'X fore', '4-5': 'B fore', '7-5': 'B aft', '9-5': 'X aft' },
  tubes: [
    { at: '2-5', count: 3, arc: 'sidesAhead' },
    { at: '8-5', count: 2, arc: 'sides' },
    { at: '10-3', count: 1, arc: 'stern' },
  ],
  uptakes: ['5-2', '6-1'],
  engines: ['5-5', '6-5', '4-6', '5-6', '6-6', '7-6'],
  steering: '10-5',
  profile: {
    bow: 'ram',
    stern: 'cruiser',
    deckLine: weatherDeckLine('2222333333'),
    masts: [
      { at: 3.7, top: 'military' },
      { at: 6.7, top: 'military' },
    ],
    funnels: [
      { at: 4.55, width: 0.42, height: 0.65 },
      { at: 5.6, width: 0.42, height: 0.65 },
    ],
    tumblehome: false,
  },
}

export const kaiserlicheMarine: readonly ShipFacts[] = [brandenburg, kaiserFriedrich]
