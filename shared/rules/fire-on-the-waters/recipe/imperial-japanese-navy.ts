import * as capitalShips from '../../kit/looks/capital-ships-and-carriers'
import * as cruisers from '../../kit/looks/cruisers-of-1940'
import * as destroyers from '../../kit/looks/destroyers-of-1940'
import { shipsOf } from '../../kit/ship-made'
import { antiAircraft, housed, main, open, secondary, type ShipFacts } from './facts'

const imperialJapaneseNavy = shipsOf('H.I.J.M.S.', 'imperial-japanese-navy')

/** Type 89 of 12.7 centimetres, 40 calibres. */
const highAngle = open(5, 10, 16_100)
/** Type 3 of 12.7 centimetres, 50 calibres. */
const fiveInch50 = housed(5, 8, 20_100)

export const japaneseShips: readonly ShipFacts[] = [
  {
    head: imperialJapaneseNavy('Furutaka', 'Furutaka class', 'Heavy cruiser', 1939),
    figures: { is: 'CA', tons: 8700, lengthMetres: 185.2, knots: 33 },
    plant: {
      shafts: 4,
      boilers: { B1: 2, B2: 2, B3: 2, B4: 2, B5: 2 },
      engines: { E1: [1], E2: [4], E3: [2], E4: [3] },
    },
    magazines: { a: 'A', b: 'B', s: 'S1 S2 S3 S4', y: 'Y' },
    hull: '. . . . . fuel | m-a . m-b . plot fuel | . m-s B1 B1 B2 B2 | B3 B3 B4 B5 . E1 | E2 E3 E4 fuel m-y . | . fuel . helm . .',
    above:
      '- - - - - - | A A B B bridge flag | bridge fore radio funnel S1 S2 | funnel light sightP sightS S3 S4 | plane T1 T2 after Y Y | reloads aamg - - - -',
    armour: { belt: '21-55:76', deck: '21-55:35', underwater: 'bulges' },
    batteries: [
      main(housed(8, 3, 31_600, { faceMm: 25, topMm: 25 }), 'A:2:fore B:2:fore Y:2:aft'),
      secondary(open(4.7, 8, 17_500), 'S1:1:portFore S2:1:starboardFore S3:1:portAft S4:1:starboardAft'),
    ],
    torpedoes: { type: 'IJN T93', mounts: 'T1:4:tubesPort T2:4:tubesStarboard', reloads: 8 },
    aircraft: 2,
    looks: cruisers.furutaka,
  },
  {
    head: imperialJapaneseNavy('Hiei', 'Kongō class', 'Battleship', 1940),
    figures: { is: 'BB', tons: 32_156, lengthMetres: 222, knots: 29.7 },
    plant: { shafts: 4, boilers: { B1: 2, B2: 2, B3: 2, B4: 2 }, engines: { E1: [1], E2: [4], E3: [2], E4: [3] } },
    magazines: { a: 'A', b: 'B', s: 'P1 P2 P3 Q1 Q2 Q3', h: 'H1 H2 H3 H4', x: 'X', y: 'Y' },
    hull: '. . . . . fuel | m-a m-a m-b m-b plot fuel | m-s m-h B1 B1 B2 B2 | B3 B3 B4 B4 E1 E2 | m-x m-x E3 E4 . m-y | m-y fuel . helm . .',
    above:
      '- - - - - A | A B B bridge bridge flag | fore radio P1 Q1 funnel P2 | Q2 H1 H2 funnel H3 H4 | P3 Q3 secondary after X X | plane Y Y aamg - -',
    armour: {
      belt: '16-61:203 11-15:76 62-66:76',
      deck: '21-24:121 25-46:83 51-61:121',
      bridgeMm: 254,
      underwater: 'bulges',
    },
    batteries: [
      main(housed(14, 2, 38_770, { faceMm: 229, topMm: 152 }), 'A:2:fore B:2:fore X:2:aft Y:2:aft'),
      secondary(
        housed(6, 5, 21_300, { faceMm: 152, reliability: 'A' }),
        'P1:2:portFore P2:3:port P3:2:portAft Q1:2:starboardFore Q2:3:starboard Q3:2:starboardAft',
      ),
      antiAircraft(highAngle, 'H1:2:port H2:2:starboard H3:2:port H4:2:starboard'),
    ],
    aircraft: 3,
    looks: capitalShips.hiei,
  },
  {
    head: imperialJapaneseNavy('Nagara', 'Nagara class', 'Light cruiser', 1922),
    figures: { is: 'CL', tons: 5170, lengthMetres: 162.1, knots: 36 },
    plant: { shafts: 4, boilers: { B1: 2, B2: 4, B3: 4, B4: 2 }, engines: { E1: [1, 4], E2: [2, 3] } },
    magazines: { a: 'A B P Q', x: 'V X Y' },
    hull: '. . . . . fuel | . m-a m-a . . fuel | . B1 B1 B2 B2 B3 | B3 B4 B4 E1 E1 E2 | E2 . m-x m-x . fuel | . . . helm . .',
    above:
      '- - - - - A | A B bridge bridge fore radio | T1 T2 P funnel Q funnel | funnel light sightP sightS boats T3 | T4 plane V X after Y | Y - aamg - - -',
    armour: { belt: '32-51:63', deck: '32-51:28', bridgeMm: 51 },
    batteries: [
      main(
        open(5.5, 6, 19_100, { faceMm: 20 }),
        'A:1:fore B:1:fore P:1:portFore Q:1:starboardFore V:1:aft X:1:aft Y:1:aft',
      ),
    ],
    torpedoes: {
      type: 'IJN T90',
      mounts: 'T1:2:tubesPort T2:2:tubesStarboard T3:2:tubesPort T4:2:tubesStarboard',
      reloads: 8,
    },
    aircraft: 1,
    looks: cruisers.nagara,
  },
  {
    head: imperialJapaneseNavy('Zuihō', 'Zuihō class', 'Light carrier', 1940),
    figures: { is: 'CVL', tons: 11_262, lengthMetres: 205.5, knots: 28 },
    plant: { shafts: 2, boilers: { B1: 2, B2: 2 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'H1 H2', x: 'H3 H4' },
    hull: '. . . . fuel gas | gas . m-a . plot . | fuel . B1 B1 B1 B2 | B2 B2 . E1 E1 E2 | E2 . fuel . m-x . | gas fuel . helm . .',
    above:
      '- - - aamg bridge bridge | radio plane H1 H2 plane plane | aamg plane plane plane funnel funnel | plane plane aamg plane plane plane | plane - H3 H4 aamg plane | - - - - - -',
    batteries: [main(highAngle, 'H1:2:portFore H2:2:starboardFore H3:2:portAft H4:2:starboardAft')],
    aircraft: 30,
    looks: capitalShips.zuiho,
  },
  {
    head: imperialJapaneseNavy('Akatsuki', 'Akatsuki class', 'Destroyer', 1932),
    figures: { is: 'DD', tons: 1750, lengthMetres: 118.5, knots: 38 },
    plant: { shafts: 2, boilers: { B1: 1, B2: 1, B3: 1 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A', x: 'X Y' },
    hull: '. . . . . . | fuel m-a m-a . . fuel | B1 B1 B2 B2 B3 B3 | E1 E1 E2 E2 . fuel | . m-x m-x m-x . fuel | . . . helm . .',
    above:
      '- - - - - A | A - bridge fore radio sightP | sightS funnel T1 T1 - funnel | T2 T2 reloads T3 T3 aamg | after X X - Y Y | - - - - - -',
    batteries: [main(fiveInch50, 'A:2:fore X:2:aft Y:2:aft')],
    torpedoes: { type: 'IJN T90', mounts: 'T1:3:beams T2:3:beams T3:3:beams', reloads: 9 },
    looks: destroyers.akatsuki,
  },
  {
    head: imperialJapaneseNavy('Yudachi', 'Shiratsuyu class', 'Destroyer', 1937),
    figures: { is: 'DD', tons: 1685, lengthMetres: 111, knots: 34 },
    plant: { shafts: 2, boilers: { B1: 1, B2: 1, B3: 1 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A', x: 'X Y' },
    hull: '. . . . . . | fuel m-a m-a . . fuel | B1 B1 B2 B2 B3 B3 | E1 E1 E2 E2 . fuel | . m-x m-x . . fuel | . . . helm . .',
    above:
      '- - - - - A | A - bridge fore radio sightP | sightS funnel T1 T1 reloads funnel | aamg T2 T2 reloads after - | X Y Y - - - | - - - - - -',
    batteries: [main(fiveInch50, 'A:2:fore X:1:aft Y:2:aft')],
    torpedoes: { type: 'IJN T93', mounts: 'T1:4:beams T2:4:beams', reloads: 8 },
    looks: destroyers.shiratsuyu,
  },
  {
    head: imperialJapaneseNavy('Amatsukaze', 'Kagerō class', 'Destroyer', 1940),
    figures: { is: 'DD', tons: 2033, lengthMetres: 118.5, knots: 35.5 },
    plant: { shafts: 2, boilers: { B1: 1, B2: 1, B3: 1 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A', x: 'X Y' },
    hull: '. . . . . . | fuel m-a m-a . . fuel | B1 B1 B2 B2 B3 B3 | E1 E1 E2 E2 . fuel | . m-x m-x m-x . fuel | . . . helm . .',
    above:
      '- - - - - A | A - bridge fore radio sightP | sightS funnel T1 T1 reloads funnel | aamg T2 T2 reloads light after | X X - Y Y - | - - - - - -',
    batteries: [main(fiveInch50, 'A:2:fore X:2:aft Y:2:aft')],
    torpedoes: { type: 'IJN T93', mounts: 'T1:4:beams T2:4:beams', reloads: 8 },
    looks: destroyers.kagero,
  },
]
