import * as ships from '../../kit/looks/ships-of-1895'
import { shipsOf } from '../../kit/ship-made'
import { casemates, lightGuns, onePounder, sixPounder, turrets, type ShipFacts } from './facts'

const uss = shipsOf('U.S.S.', 'us-navy')

const indiana: ShipFacts = {
  head: uss('Indiana', 'Indiana class', 'Coast-line battleship', 1895),
  figures: { tons: 10_290, metres: 107, knots: 15.5, crew: 2, torpedo: '18″', plate: 'harvey' },
  hull: '4-7 4-7 3-8 1-10 2-10 3-9',
  armour: { belt: '3-8:18', conningTowers: '4-1:10' },
  guns: [
    turrets(13, '3-3:2:fore 8-3:2:aft', { shieldInches: 15, lowVelocity: true }),
    turrets(8, '4-2:4:sidesAhead 7-2:4:sidesAstern', { shieldInches: 6, trunkInches: 8 }),
    casemates(6, '5-3,6-3:2:sides', 5),
    lightGuns(sixPounder, '5-2,6-2:8:sides 7-1:4:sidesAll'),
    lightGuns(onePounder, '6-1:6:sidesAll'),
  ],
  magazines: { '3-5': 'Y fore', '4-5': 'A fore', '5-5': 'B', '7-5': 'A aft', '8-5': 'Y aft' },
  tubes: '1-4:1:bow 9-4:2:sides',
  spaces: { uptakes: '5-1 6-1 5-2', engines: '6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
  looks: ships.indiana,
}

export const unitedStatesNavy: readonly ShipFacts[] = [
  indiana,
  {
    ...indiana,
    head: { ...indiana.head, name: 'Oregon', year: 1896 },
    figures: { ...indiana.figures, knots: 16.8, crew: 3 },
  },
  {
    head: uss('Iowa', 'Iowa', 'Sea-going battleship', 1897),
    figures: { tons: 11_410, metres: 110.5, knots: 17, crew: 2, torpedo: '14″', plate: 'harvey' },
    hull: '4-7 3-7 1-8 1-10 2-10 3-9',
    armour: { belt: '3-8:14', conningTowers: '4-1:10' },
    guns: [
      turrets(12, '3-2:2:fore', { shieldInches: 15, trunkInches: 15, lowVelocity: true }),
      turrets(12, '8-3:2:aft', { shieldInches: 15, lowVelocity: true }),
      turrets(8, '4-2:4:sidesAhead 7-2:4:sidesAstern', { shieldInches: 6, trunkInches: 8 }),
      casemates(4, '5-3,6-3:2:sides 2-3:2:sidesAhead'),
      lightGuns(sixPounder, '5-2,6-2:10:sides'),
      lightGuns(onePounder, '7-1:4:sidesAll'),
    ],
    magazines: { '3-5': 'Y fore', '4-5': 'A fore', '5-5': 'C', '7-5': 'A aft', '8-5': 'Y aft' },
    tubes: '9-4:4:sides',
    spaces: { uptakes: '5-1 6-1 5-2 6-2', engines: '6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.iowa,
  },
  {
    head: uss('Brooklyn', 'Brooklyn', 'Armoured cruiser', 1896),
    figures: { tons: 9220, metres: 122.7, knots: 21.9, crew: 2, torpedo: '18″', plate: 'harvey' },
    hull: '2-7 1-8 1-10 1-10 2-10 3-9',
    armour: { belt: '4-7:3', protectiveDeckInches: 6, conningTowers: '4-1:8.5' },
    guns: [
      turrets(8, '2-1:2:fore', { shieldInches: 5.5, trunkInches: 8 }),
      turrets(8, '5-2:4:sidesAll', { shieldInches: 5.5, trunkInches: 4 }),
      turrets(8, '8-2:2:aft', { shieldInches: 5.5, trunkInches: 8 }),
      casemates(5, '2-3:2:sidesAhead 3-3,4-3,6-3,7-3:2:sides 9-3:2:sidesAstern'),
      lightGuns(sixPounder, '3-2:4:sides 7-2:8:sides'),
      lightGuns(onePounder, '3-1:4:sidesAll'),
    ],
    magazines: { '2-5': 'A fore', '3-5': 'C fore', '5-5': 'A mid', '7-5': 'C aft', '8-5': 'A aft' },
    tubes: '1-3:1:bow 8-3:4:sides',
    spaces: { uptakes: '5-1 6-1 7-1 4-2 6-2', engines: '4-5 6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.brooklyn,
  },
  {
    head: uss('Olympia', 'Olympia', 'Protected cruiser', 1895),
    figures: { tons: 5870, metres: 104.9, knots: 21.7, crew: 3, torpedo: '18″', plate: 'nickel' },
    hull: '4-7 3-8 1-10 1-10 2-10 3-9',
    armour: { protectiveDeckInches: 4.75, conningTowers: '4-1:5' },
    guns: [
      turrets(8, '3-2:2:fore 8-2:2:aft', { shieldInches: 3.5, trunkInches: 4.5 }),
      casemates(5, '4-2:2:sidesAhead 5-2:4:sides 6-2:2:sides 7-2:2:sidesAstern', 4),
      lightGuns(sixPounder, '2-3:4:sidesAhead 5-3:6:sides 9-3:4:sidesAstern'),
      lightGuns(onePounder, '7-1:6:sidesAll'),
    ],
    magazines: { '3-5': 'A fore', '4-5': 'C fore', '7-5': 'C aft', '8-5': 'A aft' },
    tubes: '1-3:1:bow 4-3:2:sides 7-3:2:sides 10-3:1:stern',
    spaces: { uptakes: '5-1 6-1', engines: '5-5 6-5 5-6 6-6 7-6', steering: '10-5', woodwork: '8-3' },
    looks: ships.olympia,
  },
]
