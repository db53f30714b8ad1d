import type { ShipFacts } from './facts'
import { fiveInch38, unitedStatesNavy } from './united-states-cruisers'

const destroyer = {
  ...unitedStatesNavy,
  type: 'Destroyer',
  is: 'DD',
  shafts: 2,
  boilers: { B1: 2, B2: 2 },
  belt: [],
  deck: [],
} as const

const cushing: ShipFacts = {
  ...destroyer,
  slug: 'cushing',
  name: 'Cushing',
  class: 'Mahan class',
  year: 1936,
  tons: 1490,
  lengthMetres: 104,
  knots: 37,
  engines: { E1: [1, 2] },
  magazines: { a: 'A B', x: 'P X Y' },
  hull: '. . . . . . | fuel m-a m-a . . fuel | . B1 B1 B1 B2 B2 | B2 E1 E1 E1 E1 . | fuel . m-x m-x . fuel | . . . helm . .',
  above:
    '- - - - - A | A B B bridge fore fd | radio sightP sightS funnel - funnel | light T1 T1 P T2 T3 | - X X aamg Y Y | - - - - - -',
  batteries: [{ id: 'main', is: 'main', ...fiveInch38, mounts: 'A:1:fore B:1:fore P:1:beams X:1:aft Y:1:aft' }],
  torpedoes: { type: 'USN Mk17', mounts: 'T1:4:beams T2:4:tubesPort T3:4:tubesStarboard', reloads: 0 },
  radars: { fd: 'Mk 4 main' },
  profile: {
    bow: 'raked',
    stern: 'counter',
    forecastleTo: 33,
    bridge: 'block',
    masts: [{ at: 31, kind: 'pole' }],
  },
}

const laffey: ShipFacts = {
  ...destroyer,
  slug: 'laffey',
  name: 'Laffey',
  class: 'Benson class',
  year: 1942,
  tons: 1620,
  lengthMetres: 106.2,
  knots: 35,
  engines: { E1: [1], E2: [2] },
  magazines: { a: 'A B', x: 'X Y' },
  hull: '. . . . . . | fuel m-a m-a . plot fuel | . B1 B1 E1 E1 . | B2 B2 E2 E2 . fuel | . m-x m-x . . fuel | . . . helm . .',
  above:
    '- - - - - A | A B B bridge fore fd | sc radio funnel sightP sightS light | funnel T1 T1 aamg after X | X - Y Y - - | - - - - - -',
  batteries: [{ id: 'main', is: 'main', ...fiveInch38, mounts: 'A:1:fore B:1:fore X:1:aft Y:1:aft' }],
  torpedoes: { type: 'USN Mk17', mounts: 'T1:5:beams', reloads: 0 },
  radars: { sc: 'SC', fd: 'Mk 4 main' },
  profile: {
    bow: 'raked',
    stern: 'counter',
    forecastleTo: 33,
    bridge: 'block',
    masts: [{ at: 31, kind: 'pole' }],
  },
}

const fletcher: ShipFacts = {
  ...destroyer,
  slug: 'fletcher',
  name: 'Fletcher',
  class: 'Fletcher class',
  year: 1942,
  tons: 2050,
  lengthMetres: 114.8,
  knots: 36.5,
  engines: { E1: [1], E2: [2] },
  magazines: { a: 'A B', x: 'P X Y' },
  hull: '. . . . . . | fuel m-a m-a . plot fuel | . B1 B1 E1 E1 . | B2 B2 E2 E2 . fuel | . m-x m-x m-x . fuel | . . . helm . .',
  above:
    '- - - - - A | A B B bridge fore fd | sg cic sc funnel sightP sightS | T1 T1 funnel T2 T2 P | aamg - X X Y Y | - - - - - -',
  batteries: [{ id: 'main', is: 'main', ...fiveInch38, mounts: 'A:1:fore B:1:fore P:1:beams X:1:aft Y:1:aft' }],
  torpedoes: { type: 'USN Mk17', mounts: 'T1:5:beams T2:5:beams', reloads: 0 },
  radars: { sg: 'SG', sc: 'SC', fd: 'Mk 4 main' },
  profile: {
    bow: 'raked',
    stern: 'counter',
    forecastleTo: 66,
    bridge: 'block',
    masts: [{ at: 31, kind: 'pole' }],
  },
}

export const unitedStatesDestroyers: readonly ShipFacts[] = [cushing, laffey, fletcher]
