import * as cruisers from '../../kit/looks/cruisers-of-1940'
import * as destroyers from '../../kit/looks/destroyers-of-1940'
import * as merchants from '../../kit/looks/merchants'
import { shipsOf } from '../../kit/ship-made'
import { antiAircraft, housed, main, open, secondary, type ShipFacts } from './facts'

const kriegsmarine = shipsOf('', 'kriegsmarine')
const koninklijkeMarine = shipsOf('Hr.Ms.', 'koninklijke-marine')
const regiaMarina = shipsOf('R.N.', 'regia-marina')

export const europeanShips: readonly ShipFacts[] = [
  {
    head: kriegsmarine('Admiral Graf Spee', 'Deutschland class', 'Armoured ship', 1936),
    figures: { is: 'CA', tons: 12_340, lengthMetres: 186, knots: 28.5 },
    plant: { shafts: 2, boilers: {}, engines: { E1: [1], E2: [2], E3: [1], E4: [2] }, enginesPerShaft: 2 },
    magazines: { a: 'A', s: 'P1 P2 P3 P4 Q1 Q2 Q3 Q4', h: 'H1 H2 H3', y: 'Y' },
    hull: '. . . . . fuel | . m-a m-a . plot . | m-s fuel E1 E1 E2 E2 | fuel m-h fuel E3 E3 E4 | E4 fuel m-s m-y m-y . | . fuel . helm . .',
    above:
      '- - - - - - | A A - bridge bridge fore | fumo radio P1 Q1 P2 Q2 | plane funnel funnel H1 H2 P3 | Q3 P4 Q4 after H3 Y | Y sightP sightS T1 T2 -',
    armour: { belt: '21-62:80', deck: '21-62:45', bridgeMm: 150, underwater: 'bulkheads' },
    batteries: [
      main(housed(11, 2.5, 39_890, { faceMm: 140, topMm: 85 }), 'A:3:fore Y:3:aft'),
      secondary(
        open(5.9, 7, 24_060),
        'P1:1:portFore P2:1:port P3:1:port P4:1:portAft Q1:1:starboardFore Q2:1:starboard Q3:1:starboard Q4:1:starboardAft',
      ),
      antiAircraft(open(4.1, 15, 19_350), 'H1:2:port H2:2:starboard H3:2:aft'),
    ],
    torpedoes: { type: 'KM G7a', mounts: 'T1:4:tubesPort T2:4:tubesStarboard', reloads: 0 },
    radars: { fumo: 'FuMo' },
    aircraft: 1,
    looks: cruisers.grafSpee,
  },
  {
    head: kriegsmarine('Hans Lody', 'Type 1934A', 'Destroyer', 1938),
    figures: { is: 'DD', tons: 2270, lengthMetres: 119, knots: 36 },
    plant: { shafts: 2, boilers: { B1: 2, B2: 2, B3: 2 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A B', x: 'C X Y' },
    hull: '. . . . . . | fuel m-a m-a . . fuel | B1 B1 B2 B2 B3 B3 | . E1 E1 E2 E2 fuel | m-x m-x m-x . . fuel | . . . helm . .',
    above:
      '- - - - - A | A B B bridge fore radio | sightP sightS funnel boats T1 T1 | funnel light T2 T2 aamg after | C - X X Y Y | - - - - - -',
    batteries: [main(open(5, 12, 19_000), 'A:1:fore B:1:fore C:1:aft X:1:aft Y:1:aft')],
    torpedoes: { type: 'KM G7a', mounts: 'T1:4:beams T2:4:beams', reloads: 0 },
    looks: destroyers.type34,
  },
  {
    head: { ...kriegsmarine('Duisburg', 'Cargo liner', 'Merchant ship', 1928), prefix: 'S.S.' },
    figures: { is: 'AM', role: 'AK', tons: 13_000, lengthMetres: 143, knots: 13 },
    plant: { shafts: 1, boilers: { B1: 3 }, engines: { E1: [1] } },
    hull: '. . . cargo cargo cargo | cargo cargo cargo cargo cargo cargo | . fuel B1 B1 B1 B1 | E1 E1 E1 fuel cargo cargo | cargo cargo cargo cargo cargo cargo | . . . helm . .',
    above:
      '- - - - - - | - - - - - bridge | bridge radio boats funnel boats - | - - - - - - | - - - - - - | - - aamg - - -',
    batteries: [],
    looks: merchants.duisburg,
  },
  {
    head: regiaMarina('Trento', 'Trento class', 'Heavy cruiser', 1929),
    figures: { is: 'CA', tons: 10_344, lengthMetres: 197, knots: 35 },
    plant: { shafts: 4, boilers: { B1: 4, B2: 4, B3: 4 }, engines: { E1: [1, 4], E2: [2, 3] } },
    magazines: { a: 'A', b: 'B', s: 'S1 S2 S3 S4 S5 S6', x: 'X', y: 'Y' },
    hull: '. . . . gas fuel | m-a m-a m-b m-b plot fuel | . m-s B1 B1 B1 B2 | B2 E1 E1 . B3 B3 | B3 E2 E2 m-x m-y m-y | fuel . . helm . .',
    above:
      '- - plane - - A | A B B bridge flag fore | radio - S1 S2 funnel T1 | T2 sightP S3 S4 sightS T3 | T4 funnel S5 S6 after X | X Y Y aamg - -',
    armour: { belt: '21-56:70', deck: '21-56:50', bridgeMm: 40 },
    batteries: [
      main(housed(8, 3.5, 30_600, { faceMm: 100, topMm: 70 }), 'A:2:fore B:2:fore X:2:aft Y:2:aft'),
      secondary(
        open(3.9, 9, 16_670),
        'S1:2:portFore S2:2:starboardFore S3:2:port S4:2:starboard S5:2:portAft S6:2:starboardAft',
      ),
    ],
    torpedoes: {
      type: 'RM SI270',
      mounts: 'T1:2:tubesPort T2:2:tubesStarboard T3:2:tubesPort T4:2:tubesStarboard',
      reloads: 0,
    },
    aircraft: 2,
    looks: cruisers.trento,
  },
  {
    head: regiaMarina('Libeccio', 'Maestrale class', 'Destroyer', 1934),
    figures: { is: 'DD', tons: 1640, lengthMetres: 106.7, knots: 38 },
    plant: { shafts: 2, boilers: { B1: 1, B2: 1, B3: 1 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A', x: 'X' },
    hull: '. . . . . . | fuel m-a m-a . . fuel | B1 B1 B2 B2 B3 B3 | E1 E1 E2 E2 . fuel | . . m-x m-x . fuel | . . . helm . .',
    above:
      '- - - - - - | A A - bridge fore radio | sightP sightS funnel funnel boats T1 | T1 light T2 T2 aamg after | - - X X - - | - - - - - -',
    batteries: [main(housed(4.7, 6.5, 21_400), 'A:2:fore X:2:aft')],
    torpedoes: { type: 'RM SI270', mounts: 'T1:3:beams T2:3:beams', reloads: 0 },
    looks: destroyers.maestrale,
  },
  {
    head: koninklijkeMarine('De Ruyter', 'De Ruyter', 'Light cruiser', 1936),
    figures: { is: 'CL', tons: 6442, lengthMetres: 170.9, knots: 32 },
    plant: { shafts: 2, boilers: { B1: 2, B2: 2, B3: 2 }, engines: { E1: [1], E2: [2] } },
    magazines: { a: 'A B', x: 'X Y' },
    hull: '. . . . . fuel | . m-a m-a . plot fuel | . B1 B1 B2 B2 B3 | B3 . E1 E1 E2 E2 | fuel . m-x m-x . . | fuel . . helm . .',
    above:
      '- - - - - - | A A B - bridge bridge | fore radio light - funnel funnel | plane plane boats aamg aamg aamg | after X X Y Y - | - - - - - -',
    armour: { belt: '22-54:50', deck: '22-54:30', bridgeMm: 30 },
    batteries: [main(housed(5.9, 6, 23_000, { faceMm: 30, topMm: 30 }), 'A:2:fore B:1:fore X:2:aft Y:2:aft')],
    aircraft: 2,
    looks: cruisers.deRuyter,
  },
]
