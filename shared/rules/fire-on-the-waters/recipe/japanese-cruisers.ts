import type { ShipFacts } from './facts'

export const imperialJapaneseNavy = { prefix: 'H.I.J.M.S.', navy: 'imperial-japanese-navy', nation: 'JUN' } as const

/** Type 89 of 12.7 centimetres, 40 calibres. */
const highAngle = { inches: 5, drillRounds: 10, reachYards: 16_100, shielded: false } as const

const furutaka: ShipFacts = {
  ...imperialJapaneseNavy,
  slug: 'furutaka',
  name: 'Furutaka',
  class: 'Furutaka class',
  type: 'Heavy cruiser',
  year: 1939,
  is: 'CA',
  tons: 8700,
  lengthMetres: 185.2,
  knots: 33,
  shafts: 4,
  boilers: { B1: 2, B2: 2, B3: 2, B4: 2, B5: 2 },
  engines: { E1: [1], E2: [4], E3: [2], E4: [3] },
  magazines: { a: 'A', b: 'B', s: 'S1 S2 S3 S4', y: 'Y' },
  hull: '. . . . . fuel | m-a . m-b . plot fuel | . m-s B1 B1 B2 B2 | B3 B3 B4 B5 . E1 | E2 E3 E4 fuel m-y . | . fuel . helm . .',
  above:
    '- - - - - - | A A B B bridge flag | bridge fore radio funnel S1 S2 | funnel light sightP sightS S3 S4 | plane T1 T2 after Y Y | reloads aamg - - - -',
  belt: [[21, 55, 76]],
  deck: [[21, 55, 35]],
  underwater: 'bulges',
  batteries: [
    {
      id: 'main',
      is: 'main',
      inches: 8,
      drillRounds: 3,
      reachYards: 31_600,
      shielded: true,
      faceMm: 25,
      topMm: 25,
      mounts: 'A:2:fore B:2:fore Y:2:aft',
    },
    {
      id: 'sec',
      is: 'secondary',
      inches: 4.7,
      drillRounds: 8,
      reachYards: 17_500,
      shielded: false,
      mounts: 'S1:1:portFore S2:1:starboardFore S3:1:portAft S4:1:starboardAft',
    },
  ],
  torpedoes: { type: 'IJN T93', mounts: 'T1:4:tubesPort T2:4:tubesStarboard', reloads: 8 },
  aircraft: 2,
  profile: {
    bow: 'clipper',
    stern: 'cruiser',
    forecastleTo: 66,
    bridge: 'pagoda',
    masts: [
      { at: 33, kind: 'tripod' },
      { at: 45, kind: 'tripod' },
    ],
  },
}

const hiei: ShipFacts = {
  ...imperialJapaneseNavy,
  slug: 'hiei',
  name: 'Hiei',
  class: 'Kongo class',
  type: 'Battleship',
  year: 1940,
  is: 'BB',
  tons: 32_156,
  lengthMetres: 222,
  knots: 29.7,
  shafts: 4,
  boilers: { B1: 2, B2: 2, B3: 2, B4: 2 },
  engines: { E1: [1], E2: [4], E3: [2], E4: [3] },
  magazines: { a: 'A', b: 'B', s: 'P1 P2 P3 Q1 Q2 Q3', h: 'H1 H2 H3 H4', x: 'X', y: 'Y' },
  hull: '. . . . . fuel | m-a m-a m-b m-b plot fuel | m-s m-h B1 B1 B2 B2 | B3 B3 B4 B4 E1 E2 | m-x m-x E3 E4 . m-y | m-y fuel . helm . .',
  above:
    '- - - - - A | A B B bridge bridge flag | fore radio P1 Q1 funnel P2 | Q2 H1 H2 funnel H3 H4 | P3 Q3 secondary after X X | plane Y Y aamg - -',
  belt: [
    [16, 61, 203],
    [11, 15, 76],
    [62, 66, 76],
  ],
  deck: [
    [21, 24, 121],
    [25, 46, 83],
    [51, 61, 121],
  ],
  bridgeMm: 254,
  underwater: 'bulges',
  batteries: [
    {
      id: 'main',
      is: 'main',
      inches: 14,
      drillRounds: 2,
      reachYards: 38_770,
      shielded: true,
      faceMm: 229,
      topMm: 152,
      mounts: 'A:2:fore B:2:fore X:2:aft Y:2:aft',
    },
    {
      id: 'sec',
      is: 'secondary',
      inches: 6,
      drillRounds: 5,
      reachYards: 21_300,
      shielded: true,
      faceMm: 152,
      reliability: 'A',
      mounts: 'P1:2:portFore P2:3:port P3:2:portAft Q1:2:starboardFore Q2:3:starboard Q3:2:starboardAft',
    },
    {
      id: 'aa',
      is: 'secondary',
      ...highAngle,
      mounts: 'H1:2:port H2:2:starboard H3:2:port H4:2:starboard',
    },
  ],
  aircraft: 3,
  profile: {
    bow: 'clipper',
    stern: 'cruiser',
    forecastleTo: 53,
    bridge: 'pagoda',
    masts: [{ at: 46, kind: 'tripod' }],
  },
}

const nagara: ShipFacts = {
  ...imperialJapaneseNavy,
  slug: 'nagara',
  name: 'Nagara',
  class: 'Nagara class',
  type: 'Light cruiser',
  year: 1922,
  is: 'CL',
  tons: 5170,
  lengthMetres: 162.1,
  knots: 36,
  shafts: 4,
  boilers: { B1: 2, B2: 4, B3: 4, B4: 2 },
  engines: { E1: [1, 4], E2: [2, 3] },
  magazines: { a: 'A B P Q', x: 'V X Y' },
  hull: '. . . . . fuel | . m-a m-a . . fuel | . B1 B1 B2 B2 B3 | B3 B4 B4 E1 E1 E2 | E2 . m-x m-x . fuel | . . . helm . .',
  above:
    '- - - - - A | A B bridge bridge fore radio | T1 T2 P funnel Q funnel | funnel light sightP sightS boats T3 | T4 plane V X after Y | Y - aamg - - -',
  belt: [[32, 51, 63]],
  deck: [[32, 51, 28]],
  bridgeMm: 51,
  batteries: [
    {
      id: 'main',
      is: 'main',
      inches: 5.5,
      drillRounds: 6,
      reachYards: 19_100,
      shielded: false,
      faceMm: 20,
      mounts: 'A:1:fore B:1:fore P:1:portFore Q:1:starboardFore V:1:aft X:1:aft Y:1:aft',
    },
  ],
  torpedoes: {
    type: 'IJN T90',
    mounts: 'T1:2:tubesPort T2:2:tubesStarboard T3:2:tubesPort T4:2:tubesStarboard',
    reloads: 8,
  },
  aircraft: 1,
  profile: {
    bow: 'clipper',
    stern: 'cruiser',
    forecastleTo: 24,
    bridge: 'tower',
    masts: [
      { at: 26, kind: 'tripod' },
      { at: 52, kind: 'tripod' },
    ],
  },
}

const zuiho: ShipFacts = {
  ...imperialJapaneseNavy,
  slug: 'zuiho',
  name: 'Zuiho',
  class: 'Zuiho class',
  type: 'Light carrier',
  year: 1940,
  is: 'CVL',
  tons: 11_262,
  lengthMetres: 205.5,
  knots: 28,
  shafts: 2,
  boilers: { B1: 2, B2: 2 },
  engines: { E1: [1], E2: [2] },
  magazines: { a: 'H1 H2', x: 'H3 H4' },
  hull: '. . . . fuel gas | gas . m-a . plot . | fuel . B1 B1 B1 B2 | B2 B2 . E1 E1 E2 | E2 . fuel . m-x . | gas fuel . helm . .',
  above:
    '- - - aamg bridge bridge | radio plane H1 H2 plane plane | aamg plane plane plane funnel funnel | plane plane aamg plane plane plane | plane - H3 H4 aamg plane | - - - - - -',
  belt: [],
  deck: [],
  batteries: [
    {
      id: 'main',
      is: 'main',
      ...highAngle,
      mounts: 'H1:2:portFore H2:2:starboardFore H3:2:portAft H4:2:starboardAft',
    },
  ],
  aircraft: 30,
  profile: { bow: 'clipper', stern: 'cruiser', forecastleTo: 66, bridge: 'block', masts: [] },
}

export const japaneseCruisers: readonly ShipFacts[] = [furutaka, hiei, nagara, zuiho]
