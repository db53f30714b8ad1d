import type { ShipFacts } from './facts'
import { imperialJapaneseNavy } from './japanese-cruisers'

const destroyer = {
  ...imperialJapaneseNavy,
  type: 'Destroyer',
  is: 'DD',
  shafts: 2,
  belt: [],
  deck: [],
} as const

/** Type 3 of 12.7 centimetres, 50 calibres. */
const fiveInch50 = { inches: 5, drillRounds: 8, reachYards: 20_100, shielded: true } as const

const akatsuki: ShipFacts = {
  ...destroyer,
  slug: 'akatsuki',
  name: 'Akatsuki',
  class: 'Akatsuki class',
  year: 1932,
  tons: 1750,
  lengthMetres: 118.5,
  knots: 38,
  boilers: { B1: 1, B2: 1, B3: 1 },
  engines: { E1: [1], E2: [2] },
  magazines: { a: 'A', x: 'X Y' },
  hull: '. . . . . . | fuel m-a m-a . . fuel | B1 B1 B2 B2 B3 B3 | E1 E1 E2 E2 . fuel | . m-x m-x m-x . fuel | . . . helm . .',
  above:
    '- - - - - A | A - bridge fore radio sightP | sightS funnel T1 T1 - funnel | T2 T2 reloads T3 T3 aamg | after X X - Y Y | - - - - - -',
  batteries: [{ id: 'main', is: 'main', ...fiveInch50, mounts: 'A:2:fore X:2:aft Y:2:aft' }],
  torpedoes: { type: 'IJN T90', mounts: 'T1:3:beams T2:3:beams T3:3:beams', reloads: 9 },
  profile: {
    bow: 'clipper',
    stern: 'cruiser',
    forecastleTo: 31,
    bridge: 'tower',
    masts: [
      { at: 26, kind: 'tripod' },
      { at: 45, kind: 'pole' },
    ],
  },
}

const yudachi: ShipFacts = {
  ...destroyer,
  slug: 'yudachi',
  name: 'Yudachi',
  class: 'Shiratsuyu class',
  year: 1937,
  tons: 1685,
  lengthMetres: 111,
  knots: 34,
  boilers: { B1: 1, B2: 1, B3: 1 },
  engines: { E1: [1], E2: [2] },
  magazines: { a: 'A', x: 'X Y' },
  hull: '. . . . . . | fuel m-a m-a . . fuel | B1 B1 B2 B2 B3 B3 | E1 E1 E2 E2 . fuel | . m-x m-x . . fuel | . . . helm . .',
  above:
    '- - - - - A | A - bridge fore radio sightP | sightS funnel T1 T1 reloads funnel | aamg T2 T2 reloads after - | X Y Y - - - | - - - - - -',
  batteries: [{ id: 'main', is: 'main', ...fiveInch50, mounts: 'A:2:fore X:1:aft Y:2:aft' }],
  torpedoes: { type: 'IJN T93', mounts: 'T1:4:beams T2:4:beams', reloads: 8 },
  profile: {
    bow: 'clipper',
    stern: 'cruiser',
    forecastleTo: 31,
    bridge: 'tower',
    masts: [
      { at: 26, kind: 'tripod' },
      { at: 44, kind: 'pole' },
    ],
  },
}

const amatsukaze: ShipFacts = {
  ...destroyer,
  slug: 'amatsukaze',
  name: 'Amatsukaze',
  class: 'Kagero class',
  year: 1940,
  tons: 2033,
  lengthMetres: 118.5,
  knots: 35.5,
  boilers: { B1: 1, B2: 1, B3: 1 },
  engines: { E1: [1], E2: [2] },
  magazines: { a: 'A', x: 'X Y' },
  hull: '. . . . . . | fuel m-a m-a . . fuel | B1 B1 B2 B2 B3 B3 | E1 E1 E2 E2 . fuel | . m-x m-x m-x . fuel | . . . helm . .',
  above:
    '- - - - - A | A - bridge fore radio sightP | sightS funnel T1 T1 reloads funnel | aamg T2 T2 reloads light after | X X - Y Y - | - - - - - -',
  batteries: [{ id: 'main', is: 'main', ...fiveInch50, mounts: 'A:2:fore X:2:aft Y:2:aft' }],
  torpedoes: { type: 'IJN T93', mounts: 'T1:4:beams T2:4:beams', reloads: 8 },
  profile: {
    bow: 'clipper',
    stern: 'cruiser',
    forecastleTo: 31,
    bridge: 'tower',
    masts: [
      { at: 26, kind: 'tripod' },
      { at: 44, kind: 'pole' },
    ],
  },
}

export const japaneseDestroyers: readonly ShipFacts[] = [akatsuki, yudachi, amatsukaze]
