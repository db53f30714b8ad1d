import * as cruisers from '../../kit/looks/cruisers-of-1940'
import * as destroyers from '../../kit/looks/destroyers-of-1940'
import { shipsOf } from '../../kit/ship-made'
import { housed, main, open, secondary, type ShipFacts } from './facts'

const royalNavy = shipsOf('H.M.S.', 'royal-navy')

/** Breech-loading 6-inch of the thirties. */
const sixInch = housed(6, 6, 25_480, { faceMm: 25 })
/** Quick-firing 4-inch against aircraft: Mark V singles, Mark XVI twins. */
const fourInchSingles = open(4, 12, 16_430)
const fourInchTwins = open(4, 14, 19_850)

const ajax: ShipFacts = {
  head: royalNavy('Ajax', 'Leander class', 'Light cruiser', 1935),
  figures: { is: 'CL', tons: 6985, lengthMetres: 169.1, knots: 32.5 },
  plant: { shafts: 4, boilers: { B1: 2, B2: 2, B3: 2 }, engines: { E1: [1, 4], E2: [2, 3] } },
  magazines: { a: 'A B', s: 'S1 S2 S3 S4', x: 'X Y' },
  hull: '. . . . . fuel | . m-a m-a plot . fuel | . m-s B1 B1 B2 B2 | B3 B3 . E1 E1 fuel | E2 E2 . m-x m-x . | fuel . . helm . .',
  above:
    '- - - - - - | A A B B bridge bridge | fore radio - funnel funnel S1 | S2 plane T1 T2 S3 S4 | secondary after boats X X Y | Y aamg - - - -',
  armour: { belt: '22-23:89 33-52:102 54-55:89', deck: '22-23:51 33-52:32 54-55:51' },
  batteries: [
    main(sixInch, 'A:2:fore B:2:fore X:2:aft Y:2:aft'),
    secondary(fourInchTwins, 'S1:2:portFore S2:2:starboardFore S3:2:portAft S4:2:starboardAft'),
  ],
  torpedoes: { type: 'RN MkIX', mounts: 'T1:4:tubesPort T2:4:tubesStarboard', reloads: 0 },
  aircraft: 1,
  looks: cruisers.ajax,
}

export const royalNavyShips: readonly ShipFacts[] = [
  {
    head: royalNavy('Arethusa', 'Arethusa class', 'Light cruiser', 1941),
    figures: { is: 'CL', tons: 5220, lengthMetres: 154.3, knots: 32.25 },
    plant: { shafts: 4, boilers: { B1: 2, B2: 2 }, engines: { E1: [1, 4], E2: [2, 3] } },
    magazines: { a: 'A B', s: 'S1 S2 S3 S4', y: 'Y' },
    hull: '. . . . . fuel | . m-a m-a plot . . | . fuel B1 B1 E1 E1 | . fuel m-s . . B2 | B2 E2 E2 fuel m-y . | . . . helm . .',
    above:
      '- - - - - - | A A B B bridge fore | radio sightP funnel S1 S2 boats | plane T1 T2 sightS S3 funnel | S4 secondary after Y Y - | aamg - - - - -',
    armour: { belt: '22-23:76 33-54:57 55-55:76', deck: '22-55:25' },
    batteries: [
      main(sixInch, 'A:2:fore B:2:fore Y:2:aft'),
      secondary(fourInchTwins, 'S1:2:portFore S2:2:starboardFore S3:2:portAft S4:2:starboardAft'),
    ],
    torpedoes: { type: 'RN MkIX', mounts: 'T1:3:tubesPort T2:3:tubesStarboard', reloads: 0 },
    aircraft: 1,
    torpedoSpans: { 52: [46, 55] },
    looks: cruisers.arethusa,
  },
  {
    head: royalNavy('Exeter', 'York class', 'Heavy cruiser', 1931),
    figures: { is: 'CA', tons: 8390, lengthMetres: 175.3, knots: 32 },
    plant: { shafts: 4, boilers: { B1: 4, B2: 4 }, engines: { E1: [1, 4], E2: [2, 3] } },
    magazines: { a: 'A', b: 'B', s: 'S1 S2 S3 S4', y: 'Y' },
    hull: '. . . . . fuel | m-a m-a . m-b plot . | fuel . B1 B1 B1 . | B2 B2 B2 m-s E1 E1 | E2 E2 fuel . m-y m-y | fuel . . helm . .',
    above:
      '- - - - - - | A A - B B bridge | bridge fore radio funnel sightP sightS | funnel S1 S2 T1 T2 plane | S3 S4 boats secondary after Y | Y - aamg - - -',
    armour: { belt: '21-24:102 33-52:76 55-56:102', deck: '21-24:76 33-52:37 55-56:76' },
    batteries: [
      main(housed(8, 4, 30_650, { faceMm: 25 }), 'A:2:fore B:2:fore Y:2:aft'),
      secondary(fourInchSingles, 'S1:1:portFore S2:1:starboardFore S3:1:portAft S4:1:starboardAft'),
    ],
    torpedoes: { type: 'RN MkIX', mounts: 'T1:3:tubesPort T2:3:tubesStarboard', reloads: 0 },
    aircraft: 2,
    looks: cruisers.exeter,
  },
  ajax,
  {
    ...ajax,
    head: { ...ajax.head, name: 'Achilles', year: 1933 },
    looks: cruisers.achilles,
    figures: { ...ajax.figures, tons: 7030 },
    above:
      '- - - - - - | A A B B bridge bridge | fore radio - funnel funnel S1 | S2 boats T1 T2 S3 S4 | secondary after boats X X Y | Y aamg - - - -',
    batteries: [
      ajax.batteries[0]!,
      secondary(fourInchSingles, 'S1:1:portFore S2:1:starboardFore S3:1:portAft S4:1:starboardAft'),
    ],
    aircraft: 0,
  },
  {
    head: royalNavy('Lively', 'L class', 'Destroyer', 1941),
    figures: { is: 'DD', tons: 1920, lengthMetres: 110.5, knots: 36 },
    plant: { shafts: 2, boilers: { B1: 1, B2: 1 }, engines: { E1: [1, 2] } },
    magazines: { a: 'A B', x: 'X Y' },
    hull: '. . . . . . | fuel m-a m-a . . fuel | . B1 B1 B1 . B2 | B2 B2 E1 E1 E1 . | fuel . m-x m-x . fuel | . . . helm . .',
    above:
      '- - - - - A | A B B - bridge fore | radar radio sightP sightS funnel funnel | boats T1 T1 light T2 T2 | after aamg X X Y Y | - - - - - -',
    batteries: [main({ ...fourInchTwins, shielded: true }, 'A:2:fore B:2:fore X:2:aft Y:2:aft')],
    torpedoes: { type: 'RN MkIX', mounts: 'T1:4:beams T2:4:beams', reloads: 0 },
    radars: { radar: '286' },
    looks: destroyers.lively,
  },
]
