import { light, ninePounder, onePounder, threePounder, turret, type ShipFacts } from './facts'

const navy = { prefix: '', navy: 'marine-nationale', crewQuality: 2 } as const

const dupuyDeLome: ShipFacts = {
  ...navy,
  slug: 'dupuy-de-lome',
  name: 'Dupuy de Lôme',
  class: 'Dupuy de Lôme',
  type: 'Armoured cruiser',
  year: 1895,
  tonnage: 6300,
  lengthMetres: 114,
  speedKnots: 19.7,
  torpedo: '45 cm',
  plate: 'steel',
  hull: [
    [3, 7],
    [2, 9],
    [1, 10],
    [1, 10],
    [2, 10],
    [3, 9],
  ],
  belt: [1, 10, 4],
  upperBelt: [1, 10, 4],
  conningTower: { at: '3-1', inches: 5 },
  guns: [
    turret('2-2', 1, 6.4, 'fore', { shieldInches: 4 }),
    turret('3-2', 2, 6.4, 'sidesAhead', { shieldInches: 4 }),
    turret('5-2', 2, 7.6, 'sidesAll', { shieldInches: 4 }),
    turret('8-2', 2, 6.4, 'sidesAstern', { shieldInches: 4 }),
    turret('9-2', 1, 6.4, 'aft', { shieldInches: 4 }),
    light('4-2', 2, ninePounder, 'sides'),
    light('7-2', 2, ninePounder, 'sides'),
    light('5-1', 8, threePounder, 'sidesAll'),
  ],
  magazines: { '3-5': 'B fore', '5-5': 'A', '8-5': 'B aft' },
  tubes: [
    { at: '4-4', count: 2, arc: 'sides' },
    { at: '8-4', count: 2, arc: 'sides' },
  ],
  uptakes: ['4-1', '6-1', '4-2', '6-2'],
  engines: ['4-5', '6-5', '4-6', '5-6', '6-6', '7-6'],
  steering: '10-5',
  woodwork: ['7-1'],
  profile: {
    bow: 'ram',
    stern: 'cruiser',
    masts: [
      { at: 3.05, top: 'military' },
      { at: 7.15, top: 'military' },
    ],
    funnels: [
      { at: 3.9, width: 0.44, height: 0.1 },
      { at: 6, width: 0.36, height: 0.1 },
    ],
    tumblehome: true,
  },
}

const forban: ShipFacts = {
  ...navy,
  slug: 'forban',
  name: 'Forban',
  class: 'Forban',
  type: 'Sea-going torpedo boat',
  year: 1895,
  tonnage: 120,
  lengthMetres: 44,
  speedKnots: 31,
  torpedo: '38 cm',
  plate: 'steel',
  hull: [null, null, [2, 8], [1, 9], [3, 8], null],
  conningTower: { at: '2-3', inches: 0.3 },
  guns: [light('3-3', 2, onePounder, 'sidesAll')],
  magazines: { '3-5': 'F' },
  tubes: [
    { at: '6-3', count: 1, arc: 'broadsides' },
    { at: '8-3', count: 1, arc: 'broadsides' },
  ],
  uptakes: ['4-3', '5-3'],
  engines: ['4-5', '6-5'],
  steering: '8-5',
  profile: {
    bow: 'straight',
    stern: 'counter',
    masts: [{ at: 2.7, top: 'pole' }],
    funnels: [
      { at: 3.7, width: 0.4, height: -1.5 },
      { at: 4.5, width: 0.4, height: -1.5 },
    ],
    tumblehome: false,
  },
}

export const marineNationaleCruisers: readonly ShipFacts[] = [dupuyDeLome, forban]
