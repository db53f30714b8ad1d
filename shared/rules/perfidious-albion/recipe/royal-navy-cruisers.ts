import { casemate, weatherDeckLine, light, sixPounder, threePounder, twelvePounder, type ShipFacts } from './facts'

const navy = { prefix: 'H.M.S.', navy: 'royal-navy', crewQuality: 3 } as const

const diadem: ShipFacts = {
  ...navy,
  slug: 'diadem',
  name: 'Diadem',
  class: 'Diadem class',
  type: 'First-class protected cruiser',
  year: 1898,
  tonnage: 11_000,
  lengthMetres: 140.8,
  speedKnots: 20,
  torpedo: '18″',
  plate: 'harvey',
  hull: [
    [3, 7],
    [1, 9],
    [1, 10],
    [1, 10],
    [2, 10],
    [3, 9],
  ],
  protectiveDeckInches: 4,
  conningTower: { at: '3-1', inches: 12 },
  guns: [
    light('2-2', 2, 6, 'sidesAhead'),
    light('9-2', 2, 6, 'sidesAstern'),
    casemate('3-2', 2, 6, 'sidesAhead', 4.5),
    casemate('3-3', 2, 6, 'sidesAhead', 4.5),
    casemate('5-3', 2, 6, 'sides', 4.5),
    casemate('6-3', 2, 6, 'sides', 4.5),
    casemate('8-2', 2, 6, 'sidesAstern', 4.5),
    casemate('8-3', 2, 6, 'sidesAstern', 4.5),
    light('2-3', 4, twelvePounder, 'sidesAhead'),
    light('5-2', 4, twelvePounder, 'sides'),
    light('6-2', 2, twelvePounder, 'sides'),
    light('9-3', 4, twelvePounder, 'sidesAstern'),
    light('7-1', 3, threePounder, 'sidesAll'),
  ],
  magazines: { '3-5': 'B fore', '8-5': 'B aft' },
  tubes: [
    { at: '2-5', count: 2, arc: 'sides' },
    { at: '10-3', count: 1, arc: 'stern' },
  ],
  uptakes: ['4-1', '5-1', '6-1', '4-2', '7-2'],
  engines: ['4-5', '4-6', '5-5', '5-6', '6-6', '7-6'],
  steering: '10-5',
  profile: {
    bow: 'ram',
    stern: 'counter',
    deckLine: weatherDeckLine('2233333322'),
    masts: [
      { at: 2.85, top: 'pole' },
      { at: 7.35, top: 'pole' },
    ],
    funnels: [3.75, 4.6, 5.45, 6.3].map((at) => ({ at, width: 0.36, height: 0.5 })),
    tumblehome: false,
  },
}

const foam: ShipFacts = {
  ...navy,
  slug: 'foam',
  name: 'Foam',
  class: 'Desperate class',
  type: 'Torpedo boat destroyer',
  year: 1897,
  tonnage: 340,
  lengthMetres: 64,
  speedKnots: 30,
  torpedo: '18″',
  plate: 'steel',
  hull: [null, null, [2, 9], [1, 10], [2, 9], null],
  conningTower: { at: '2-3', inches: 0.5 },
  guns: [
    light('2-3', 1, twelvePounder, 'fore'),
    light('3-3', 2, sixPounder, 'sidesAhead'),
    light('5-3', 2, sixPounder, 'sides'),
    light('9-3', 1, sixPounder, 'aft'),
  ],
  magazines: { '3-5': 'EF' },
  tubes: [
    { at: '7-3', count: 1, arc: 'broadsides' },
    { at: '8-3', count: 1, arc: 'broadsides' },
  ],
  uptakes: ['4-3', '6-3'],
  engines: ['4-5', '5-5', '6-5'],
  steering: '9-5',
  profile: {
    bow: 'straight',
    stern: 'counter',
    masts: [{ at: 2.45, top: 'pole' }],
    funnels: [
      { at: 3.5, width: 0.42, height: -1.25 },
      { at: 5.4, width: 0.5, height: -1.25 },
    ],
    tumblehome: false,
  },
}

export const royalNavyCruisers: readonly ShipFacts[] = [diadem, foam]
