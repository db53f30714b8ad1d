import * as ships from '../../kit/looks/ships-of-1895'
import * as torpedoCraft from '../../kit/looks/torpedo-craft'
import { shipsOf } from '../../kit/ship-made'
import { casemates, lightGuns, sixPounder, threePounder, turrets, twelvePounder, type ShipFacts } from './facts'

const navy = shipsOf('H.I.J.M.S.', 'imperial-japanese-navy')

/** British-built, with the arrangement of the British ships of their year, all but the last. */
export const imperialJapaneseNavy: readonly ShipFacts[] = [
  {
    head: navy('Mikasa', 'Mikasa', 'First-class battleship', 1902),
    figures: { tons: 15_140, metres: 131.7, knots: 18, crew: 3, torpedo: '18″', plate: 'krupp' },
    hull: '4-7 3-8 2-10 1-10 2-10 3-9',
    armour: { belt: '3-8:9', beltEndsInches: 4, upperBelt: '4-7:6', conningTowers: '4-1:14 7-1:3' },
    guns: [
      turrets(12, '3-2:2:fore 8-2:2:aft', { shieldInches: 10, trunkInches: 14 }),
      casemates(6, '4-2:2:sidesAhead 7-2:2:sidesAstern 4-3:2:sidesAhead 5-3:4:sides 6-3:2:sides 7-3:2:sidesAstern', 6),
      lightGuns(twelvePounder, '2-3:4:sidesAhead 5-2,6-2:6:sides 9-3:4:sidesAstern'),
      lightGuns(threePounder, '6-1:12:sidesAll'),
    ],
    magazines: { '3-5': 'Z fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'Z aft' },
    tubes: '2-5:2:sides 9-5:2:sides',
    spaces: { uptakes: '5-1 5-2 6-2', engines: '5-5 6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.mikasa,
  },
  {
    head: navy('Fuji', 'Fuji class', 'First-class battleship', 1897),
    figures: { tons: 12_320, metres: 125.6, knots: 18, crew: 3, torpedo: '18″', plate: 'harvey' },
    hull: '4-7 3-8 2-10 1-10 2-10 3-9',
    armour: { belt: '3-8:18', upperBelt: '4-7:4', conningTowers: '4-1:14 7-1:3' },
    guns: [
      turrets(12, '3-2:2:fore 8-2:2:aft', { shieldInches: 6, trunkInches: 14 }),
      casemates(6, '4-3:2:sidesAhead 7-3:2:sidesAstern', 6),
      casemates(6, '4-2:2:sidesAhead 5-2:2:sides 7-2:2:sidesAstern'),
      lightGuns(threePounder, '2-3:4:sidesAhead 6-2:8:sides 9-3:4:sidesAstern 6-1:8:sidesAll'),
    ],
    magazines: { '3-5': 'Z fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'Z aft' },
    tubes: '2-5:2:sides 9-5:2:sides 1-4:1:bow',
    spaces: { uptakes: '5-1 5-2', engines: '5-5 6-5 4-6 5-6 6-6', steering: '10-5' },
    looks: ships.fuji,
  },
  {
    head: navy('Asama', 'Asama class', 'Armoured cruiser', 1899),
    figures: { tons: 9700, metres: 134.7, knots: 21.5, crew: 3, torpedo: '18″', plate: 'harvey' },
    hull: '4-7 3-8 2-10 1-10 2-10 3-9',
    armour: { belt: '3-8:7', beltEndsInches: 3.5, upperBelt: '4-7:5', conningTowers: '4-1:14' },
    guns: [
      turrets(8, '3-2:2:fore 8-2:2:aft', { shieldInches: 6, trunkInches: 6 }),
      casemates(6, '4-2:2:sidesAhead 7-2:2:sidesAstern 4-3:2:sidesAhead 5-3:2:sides 7-3:2:sidesAstern', 6),
      casemates(6, '6-2:4:sides'),
      lightGuns(twelvePounder, '2-3:4:sidesAhead 5-2:4:sides 9-3:4:sidesAstern'),
      lightGuns(threePounder, '7-1:8:sidesAll'),
    ],
    magazines: { '3-5': 'A fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'A aft' },
    tubes: '2-5:2:sides 9-5:2:sides 1-4:1:bow',
    spaces: { uptakes: '5-1 6-1 5-2', engines: '5-5 6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.asama,
  },
  {
    head: navy('Sazanami', 'Ikazuchi class', 'Destroyer', 1899),
    figures: { tons: 305, metres: 68.4, knots: 31, crew: 3, torpedo: '18″', plate: 'steel' },
    hull: '– – 2-9 1-10 2-9 –',
    armour: { conningTowers: '2-3:0.5' },
    guns: [lightGuns(twelvePounder, '2-3:1:fore'), lightGuns(sixPounder, '3-3:2:sidesAhead 6-3:2:sides 9-3:1:aft')],
    magazines: { '3-5': 'EF' },
    tubes: '7-3:1:broadsides 8-3:1:broadsides',
    spaces: { uptakes: '4-3 5-3', engines: '4-5 5-5 6-5', steering: '9-5' },
    looks: torpedoCraft.sazanami,
  },
]
