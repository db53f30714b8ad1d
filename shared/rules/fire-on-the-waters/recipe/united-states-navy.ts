import * as capitalShips from '../../kit/looks/capital-ships-and-carriers'
import * as cruisers from '../../kit/looks/cruisers-of-1940'
import * as destroyers from '../../kit/looks/destroyers-of-1940'
import { shipsOf } from '../../kit/ship-made'
import { housed, main, open, secondary, type ShipFacts } from './facts'

const unitedStatesNavy = shipsOf('U.S.S.', 'us-navy')

/** 5-inch of 38 calibres, the gun of nearly every American ship of the war. */
const fiveInch38 = housed(5, 15, 18_000)

export const unitedStatesShips: readonly ShipFacts[] = [
  {
    head: unitedStatesNavy('San Francisco', 'New Orleans class', 'Heavy cruiser', 1934),
    figures: { is: 'CA', tons: 9950, lengthMetres: 179.2, knots: 32.7 },
    plant: { shafts: 4, boilers: { B1: 4, B2: 4 }, engines: { E1: [1, 4], E2: [2, 3] } },
    magazines: { a: 'A', b: 'B', s: 'S1 S2 S3 S4 S5 S6 S7 S8', x: 'X' },
    hull: '. . . . . fuel | m-a m-a . m-b m-b plot | . fuel m-s B1 B1 B1 | B2 B2 B2 . E1 E1 | E2 E2 gas . m-x m-x | fuel . . helm . .',
    above:
      '- - - - - - | A A B B bridge flag | fore fc1 sc radio S1 S2 | funnel S3 S4 funnel S5 S6 | plane plane S7 S8 secondary after | X X aamg - - -',
    armour: { belt: '21-56:127', deck: '21-56:57' },
    batteries: [
      main(housed(8, 3.5, 31_860, { faceMm: 203, topMm: 57 }), 'A:3:fore B:3:fore X:3:aft'),
      secondary(
        open(5, 15, 14_500),
        'S1:1:portFore S2:1:starboardFore S3:1:port S4:1:starboard S5:1:port S6:1:starboard S7:1:portAft S8:1:starboardAft',
      ),
    ],
    radars: { sc: 'SC', fc1: 'Mk 3 main' },
    aircraft: 4,
    looks: cruisers.newOrleans,
  },
  {
    head: unitedStatesNavy('Helena', 'St. Louis class', 'Light cruiser', 1939),
    figures: { is: 'CL', tons: 10_000, lengthMetres: 185.4, knots: 32.5 },
    plant: { shafts: 4, boilers: { B1: 4, B2: 4 }, engines: { E1: [1, 4], E2: [2, 3] } },
    magazines: { a: 'A B C', s: 'S1 S2 S3 S4', x: 'X Y' },
    hull: '. . . . . fuel | m-a m-a m-a . plot cic | m-s fuel B1 B1 B1 . | E1 E1 . B2 B2 B2 | E2 E2 fuel . m-x m-x | . gas . helm . .',
    above:
      '- - - - A A | B B C C bridge flag | fore fc1 sg radio S1 S2 | funnel fd boats secondary funnel S3 | S4 sc after X X Y | Y aamg plane plane - -',
    armour: { belt: '21-56:127', deck: '21-56:51' },
    batteries: [
      main(housed(6, 9, 26_100, { faceMm: 165, topMm: 51 }), 'A:3:fore B:3:fore C:3:fore X:3:aft Y:3:aft'),
      secondary(fiveInch38, 'S1:2:portFore S2:2:starboardFore S3:2:portAft S4:2:starboardAft'),
    ],
    radars: { sg: 'SG', sc: 'SC', fc1: 'Mk 3 main', fd: 'Mk 4 sec' },
    aircraft: 4,
    looks: cruisers.stLouis,
  },
  {
    head: unitedStatesNavy('Atlanta', 'Atlanta class', 'Light cruiser', 1941),
    figures: { is: 'CL', tons: 6718, lengthMetres: 165, knots: 32.5 },
    plant: { shafts: 2, boilers: { B1: 2, B2: 2 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A B C', p: 'P Q', x: 'X Y Z' },
    hull: '. . . . . fuel | m-a m-a m-a . plot . | fuel . B1 B1 E1 E1 | . m-p B2 B2 E2 E2 | . fuel m-x m-x m-x . | . fuel . helm . .',
    above:
      '- - - - A A | B B C C bridge fore | fd1 radio sc funnel boats light | P Q funnel T1 T2 after | aamg X X Y Y Z | Z aamg - - - -',
    armour: { belt: '21-55:95', deck: '21-55:32', bridgeMm: 64 },
    batteries: [
      main(
        { ...fiveInch38, faceMm: 32, topMm: 32 },
        'A:2:fore B:2:fore C:2:fore P:2:port Q:2:starboard X:2:aft Y:2:aft Z:2:aft',
      ),
    ],
    torpedoes: { type: 'USN Mk17', mounts: 'T1:4:tubesPort T2:4:tubesStarboard', reloads: 0 },
    radars: { sc: 'SC', fd1: 'Mk 4 main' },
    looks: cruisers.atlanta,
  },
  {
    head: unitedStatesNavy('Gambier Bay', 'Casablanca class', 'Escort carrier', 1943),
    figures: { is: 'CVE', tons: 7800, lengthMetres: 156.1, knots: 19 },
    plant: { shafts: 2, boilers: { B1: 2, B2: 2 }, engines: { E1: [1], E2: [2] } },
    magazines: { y: 'Y' },
    hull: '. . . . gas gas | . fuel . . cic . | fuel . B1 B1 E1 E1 | . fuel . B2 B2 E2 | E2 . fuel . . . | gas . m-y helm . .',
    above:
      '- - - - aamg - | plane plane bridge sg radio sk | plane plane aamg funnel funnel plane | plane plane aamg - funnel funnel | plane plane - aamg plane plane | - - - aamg Y -',
    batteries: [main({ ...fiveInch38, shielded: false }, 'Y:1:aft')],
    radars: { sg: 'SG', sk: 'SC' },
    aircraft: 28,
    looks: capitalShips.casablanca,
  },
  {
    head: unitedStatesNavy('Cushing', 'Mahan class', 'Destroyer', 1936),
    figures: { is: 'DD', tons: 1490, lengthMetres: 104, knots: 37 },
    plant: { shafts: 2, boilers: { B1: 2, B2: 2 }, engines: { E1: [1, 2] } },
    magazines: { a: 'A B', x: 'P X Y' },
    hull: '. . . . . . | fuel m-a m-a . . fuel | . B1 B1 B1 B2 B2 | B2 E1 E1 E1 E1 . | fuel . m-x m-x . fuel | . . . helm . .',
    above:
      '- - - - - A | A B B bridge fore fd | radio sightP sightS funnel - funnel | light T1 T1 P T2 T3 | - X X aamg Y Y | - - - - - -',
    batteries: [main(fiveInch38, 'A:1:fore B:1:fore P:1:beams X:1:aft Y:1:aft')],
    torpedoes: { type: 'USN Mk17', mounts: 'T1:4:beams T2:4:tubesPort T3:4:tubesStarboard', reloads: 0 },
    radars: { fd: 'Mk 4 main' },
    looks: destroyers.mahan,
  },
  {
    head: unitedStatesNavy('Laffey', 'Benson class', 'Destroyer', 1942),
    figures: { is: 'DD', tons: 1620, lengthMetres: 106.2, knots: 35 },
    plant: { shafts: 2, boilers: { B1: 2, B2: 2 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A B', x: 'X Y' },
    hull: '. . . . . . | fuel m-a m-a . plot fuel | . B1 B1 E1 E1 . | B2 B2 E2 E2 . fuel | . m-x m-x . . fuel | . . . helm . .',
    above:
      '- - - - - A | A B B bridge fore fd | sc radio funnel sightP sightS light | funnel T1 T1 aamg after X | X - Y Y - - | - - - - - -',
    batteries: [main(fiveInch38, 'A:1:fore B:1:fore X:1:aft Y:1:aft')],
    torpedoes: { type: 'USN Mk17', mounts: 'T1:5:beams', reloads: 0 },
    radars: { sc: 'SC', fd: 'Mk 4 main' },
    looks: destroyers.benson,
  },
  {
    head: unitedStatesNavy('Fletcher', 'Fletcher class', 'Destroyer', 1942),
    figures: { is: 'DD', tons: 2050, lengthMetres: 114.8, knots: 36.5 },
    plant: { shafts: 2, boilers: { B1: 2, B2: 2 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A B', x: 'P X Y' },
    hull: '. . . . . . | fuel m-a m-a . plot fuel | . B1 B1 E1 E1 . | B2 B2 E2 E2 . fuel | . m-x m-x m-x . fuel | . . . helm . .',
    above:
      '- - - - - A | A B B bridge fore fd | sg cic sc funnel sightP sightS | T1 T1 funnel T2 T2 P | aamg - X X Y Y | - - - - - -',
    batteries: [main(fiveInch38, 'A:1:fore B:1:fore P:1:beams X:1:aft Y:1:aft')],
    torpedoes: { type: 'USN Mk17', mounts: 'T1:5:beams T2:5:beams', reloads: 0 },
    radars: { sg: 'SG', sc: 'SC', fd: 'Mk 4 main' },
    looks: destroyers.fletcher,
  },
]
