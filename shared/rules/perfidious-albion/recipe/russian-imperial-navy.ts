import * as ships from '../../kit/looks/ships-of-1895'
import * as torpedoCraft from '../../kit/looks/torpedo-craft'
import { shipsOf } from '../../kit/ship-made'
import {
  casemates,
  lightGuns,
  onePounder,
  seventyFiveMillimetres,
  threePounder,
  turrets,
  type ShipFacts,
} from './facts'

const navy = shipsOf('', 'russian-imperial-navy')

export const russianImperialNavy: readonly ShipFacts[] = [
  {
    head: navy('Poltava', 'Petropavlovsk class', 'Battleship', 1899),
    figures: { tons: 11_500, metres: 114.6, knots: 16.3, crew: 2, torpedo: '15″', plate: 'krupp' },
    hull: '3-7 3-8 1-10 1-10 2-10 3-9',
    armour: { belt: '3-8:14.5', upperBelt: '4-7:5', conningTowers: '4-1:9' },
    guns: [
      turrets(12, '3-2:2:fore 8-2:2:aft', { shieldInches: 10, trunkInches: 10 }),
      turrets(6, '4-2:4:sidesAhead 7-2:4:sidesAstern', { shieldInches: 5 }),
      casemates(6, '5-3,6-3:2:sides', 5),
      lightGuns(threePounder, '5-2,6-2:6:sides'),
      lightGuns(onePounder, '7-1:12:sidesAll 2-3:8:sidesAhead 9-3:8:sidesAstern'),
    ],
    magazines: { '3-5': 'Z fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'Z aft' },
    tubes: '2-5:2:sides 1-4:1:bow 8-3:2:sides 10-3:1:stern',
    spaces: { uptakes: '5-1 6-1 5-2 6-2', engines: '5-5 6-5 4-6 5-6 6-6', steering: '10-5', woodwork: '7-1' },
    looks: ships.poltava,
  },
  {
    head: navy('Tsesarevich', 'Tsesarevich', 'Battleship', 1903),
    figures: { tons: 12_915, metres: 118.5, knots: 18.5, crew: 2, torpedo: '15″', plate: 'krupp' },
    hull: '3-7 1-8 1-10 1-10 2-10 3-9',
    armour: { belt: '1-10:9.8', upperBelt: '2-8:7.9', conningTowers: '4-1:10' },
    guns: [
      turrets(12, '3-1:2:fore 8-2:2:aft', { shieldInches: 10, trunkInches: 10 }),
      turrets(6, '5-1:4:sidesAhead 6-2:4:sides 7-1:4:sidesAstern', { shieldInches: 6 }),
      lightGuns(seventyFiveMillimetres, '2-2:4:sidesAhead 4-3,6-3:6:sides 9-3:4:sidesAstern'),
      lightGuns(threePounder, '6-1:20:sidesAll'),
    ],
    magazines: { '3-5': 'Z fore', '5-5': 'B fore', '7-5': 'B aft', '8-5': 'Z aft' },
    tubes: '2-5:2:sides 1-4:1:bow 10-3:1:stern',
    spaces: { uptakes: '5-1 6-2', engines: '6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.tsesarevich,
  },
  {
    head: navy('Rurik', 'Rurik', 'Armoured cruiser', 1895),
    figures: { tons: 11_690, metres: 132.6, knots: 18.8, crew: 2, torpedo: '15″', plate: 'nickel' },
    hull: '4-7 1-10 1-10 1-10 2-10 3-9',
    armour: { belt: '2-9:10', conningTowers: '4-1:6' },
    guns: [
      casemates(8, '3-2:2:sidesAhead 8-2:2:sidesAstern'),
      casemates(6, '3-3:2:sidesAhead 4-3:4:sides 5-3,6-3:2:sides 7-3:4:sides 8-3:2:sidesAstern'),
      casemates(4.7, '4-2,6-2,7-2:2:sides'),
      lightGuns(threePounder, '7-1:6:sidesAll'),
      lightGuns(onePounder, '2-2:5:sidesAhead 9-2:5:sidesAstern'),
    ],
    magazines: { '3-5': 'A fore', '4-5': 'B fore', '6-5': 'C', '7-5': 'B aft', '8-5': 'A aft' },
    tubes: '1-3:1:bow 2-3:2:sides 9-3:2:sides 10-3:1:stern',
    spaces: { uptakes: '5-1 6-1 5-2', engines: '5-5 4-6 5-6 6-6 7-6 8-6', steering: '10-5', woodwork: '10-2' },
    looks: ships.rurik,
  },
  {
    head: navy('Novik', 'Novik', 'Protected cruiser', 1901),
    figures: { tons: 3080, metres: 110, knots: 25, crew: 3, torpedo: '15″', plate: 'krupp' },
    hull: '– 2-3 1-9 1-10 2-10 4-8',
    armour: { protectiveDeckInches: 2, conningTowers: '3-2:1.2' },
    guns: [
      lightGuns(4.7, '2-2:1:fore 4-3:2:sidesAhead 7-3:2:sidesAstern 9-3:1:aft'),
      lightGuns(threePounder, '5-3:4:sides 8-3:2:sidesAstern'),
    ],
    magazines: { '2-5': 'C fore', '8-5': 'C aft' },
    tubes: '3-3:2:sides 8-4:2:sides 10-4:1:stern',
    spaces: { uptakes: '4-3 5-3 6-3', engines: '4-5 6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.novik,
  },
  {
    head: navy('Steregushchiy', 'Sokol class', 'Destroyer', 1903),
    figures: { tons: 240, metres: 57.9, knots: 26.5, crew: 2, torpedo: '15″', plate: 'steel' },
    hull: '– – 2-9 1-10 3-9 –',
    armour: { conningTowers: '2-3:0.4' },
    guns: [lightGuns(seventyFiveMillimetres, '2-3:1:fore'), lightGuns(threePounder, '3-3:2:sidesAhead 9-3:1:aft')],
    magazines: { '3-5': 'EF' },
    tubes: '6-3:1:broadsides 8-3:1:broadsides',
    spaces: { uptakes: '4-3 7-3', engines: '4-5 5-5 7-5', steering: '9-5' },
    looks: torpedoCraft.steregushchiy,
  },
]
