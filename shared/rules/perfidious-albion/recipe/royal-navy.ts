import * as ships from '../../kit/looks/ships-of-1895'
import * as torpedoCraft from '../../kit/looks/torpedo-craft'
import { shipsOf } from '../../kit/ship-made'
import { casemates, lightGuns, sixPounder, threePounder, turrets, twelvePounder, type ShipFacts } from './facts'

const hms = shipsOf('H.M.S.', 'royal-navy')

const majestic: ShipFacts = {
  head: hms('Majestic', 'Majestic class', 'First-class battleship', 1895),
  figures: { tons: 14_890, metres: 128.3, knots: 16, crew: 3, torpedo: '18″', plate: 'harvey' },
  hull: '4-7 3-8 2-10 1-10 2-10 3-9',
  armour: { belt: '3-8:9', beltEndsInches: 2, conningTowers: '4-1:14 7-1:4' },
  guns: [
    turrets(12, '3-2:2:fore 8-2:2:aft', { shieldInches: 10, trunkInches: 14 }),
    casemates(6, '4-2:2:sidesAhead 7-2:2:sidesAstern 4-3:2:sidesAhead 5-3,6-3:2:sides 7-3:2:sidesAstern', 6),
    lightGuns(twelvePounder, '2-3:4:sidesAhead 5-2,6-2:4:sides 9-3:4:sidesAstern'),
    lightGuns(threePounder, '6-1:12:sidesAll'),
  ],
  magazines: { '3-5': 'Z fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'Z aft' },
  tubes: '2-5:2:sides 9-5:2:sides 10-3:1:stern',
  spaces: { uptakes: '5-1 5-2', engines: '5-5 6-5 4-6 5-6 6-6', steering: '10-5' },
  looks: ships.majestic,
}

export const royalNavy: readonly ShipFacts[] = [
  majestic,
  {
    ...majestic,
    head: { ...majestic.head, name: 'Magnificent' },
    figures: { ...majestic.figures, tons: 14_820 },
  },
  {
    head: hms('Empress of India', 'Royal Sovereign class', 'First-class battleship', 1893),
    figures: { tons: 14_150, metres: 125.1, knots: 15.5, crew: 3, torpedo: '18″', plate: 'compound' },
    hull: '4-7 3-8 2-10 1-10 2-10 3-9',
    armour: { belt: '3-8:18', upperBelt: '4-7:4', conningTowers: '4-1:14 7-1:3' },
    // The guns stood open over their barbettes.
    guns: [
      turrets(13.5, '3-2:2:fore 8-2:2:aft', { trunkInches: 17, lowVelocity: true }),
      casemates(6, '4-3:2:sidesAhead 7-3:2:sidesAstern', 6),
      casemates(6, '4-2:2:sidesAhead 6-2:2:sides 7-2:2:sidesAstern'),
      lightGuns(sixPounder, '2-3:4:sidesAhead 5-2,6-3:4:sides 9-3:4:sidesAstern'),
      lightGuns(threePounder, '6-1:12:sidesAll'),
    ],
    magazines: { '3-5': 'Y fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'Y aft' },
    tubes: '2-5:2:sides 8-3:4:sides 10-3:1:stern',
    spaces: { uptakes: '5-1 5-2', engines: '5-5 6-5 4-6 5-6 6-6', steering: '10-5' },
    looks: ships.royalSovereign,
  },
  {
    head: hms('Canopus', 'Canopus class', 'First-class battleship', 1899),
    figures: { tons: 13_150, metres: 128.5, knots: 18, crew: 3, torpedo: '18″', plate: 'krupp' },
    hull: '4-7 3-8 2-10 1-10 2-10 3-9',
    armour: { belt: '3-8:6', beltEndsInches: 2, conningTowers: '4-1:12 7-1:3' },
    guns: [
      turrets(12, '3-2:2:fore 8-2:2:aft', { shieldInches: 8, trunkInches: 12 }),
      casemates(6, '4-2:2:sidesAhead 7-2:2:sidesAstern 4-3:2:sidesAhead 5-3,6-3:2:sides 7-3:2:sidesAstern', 5),
      lightGuns(twelvePounder, '2-3:2:sidesAhead 5-2:4:sides 9-3:4:sidesAstern'),
      lightGuns(threePounder, '6-1:6:sidesAll'),
    ],
    magazines: { '3-5': 'Z fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'Z aft' },
    tubes: '2-5:2:sides 9-5:2:sides',
    spaces: { uptakes: '5-1 5-2 6-2', engines: '5-5 6-5 4-6 5-6 6-6', steering: '10-5' },
    looks: ships.canopus,
  },
  {
    head: hms('Diadem', 'Diadem class', 'First-class protected cruiser', 1898),
    figures: { tons: 11_000, metres: 140.8, knots: 20, crew: 3, torpedo: '18″', plate: 'harvey' },
    hull: '3-7 1-9 1-10 1-10 2-10 3-9',
    armour: { protectiveDeckInches: 4, conningTowers: '3-1:12' },
    guns: [
      lightGuns(6, '2-2:2:sidesAhead 9-2:2:sidesAstern'),
      casemates(6, '3-2,3-3:2:sidesAhead 5-3,6-3:2:sides 8-2,8-3:2:sidesAstern', 4.5),
      lightGuns(twelvePounder, '2-3:4:sidesAhead 5-2:4:sides 6-2:2:sides 9-3:4:sidesAstern'),
      lightGuns(threePounder, '7-1:3:sidesAll'),
    ],
    magazines: { '3-5': 'B fore', '8-5': 'B aft' },
    tubes: '2-5:2:sides 10-3:1:stern',
    spaces: { uptakes: '4-1 5-1 6-1 4-2 7-2', engines: '4-5 4-6 5-5 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.diadem,
  },
  {
    head: hms('Foam', 'Desperate class', 'Torpedo boat destroyer', 1897),
    figures: { tons: 340, metres: 64, knots: 30, crew: 3, torpedo: '18″', plate: 'steel' },
    hull: '– – 2-9 1-10 2-9 –',
    armour: { conningTowers: '2-3:0.5' },
    guns: [lightGuns(twelvePounder, '2-3:1:fore'), lightGuns(sixPounder, '3-3:2:sidesAhead 5-3:2:sides 9-3:1:aft')],
    magazines: { '3-5': 'EF' },
    tubes: '7-3:1:broadsides 8-3:1:broadsides',
    spaces: { uptakes: '4-3 6-3', engines: '4-5 5-5 6-5', steering: '9-5' },
    looks: torpedoCraft.foam,
  },
]
