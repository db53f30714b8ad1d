import * as ships from '../../kit/looks/ships-of-1895'
import * as torpedoCraft from '../../kit/looks/torpedo-craft'
import { shipsOf } from '../../kit/ship-made'
import {
  casemates,
  lightGuns,
  ninePounder,
  onePounder,
  sixPounder,
  threePounder,
  turrets,
  twelvePounder,
  type ShipFacts,
} from './facts'

const france = shipsOf('', 'marine-nationale')
const sms = shipsOf('S.M.S.', 'kaiserliche-marine')

const eightyEightMillimetres = 3.46

export const marineNationale: readonly ShipFacts[] = [
  {
    head: france('Charles Martel', 'Charles Martel', 'First-class battleship', 1897),
    figures: { tons: 11_690, metres: 121.6, knots: 18, crew: 2, torpedo: '45 cm', plate: 'nickel' },
    hull: '3-7 2-7 1-9 1-10 2-10 3-9',
    armour: { belt: '1-10:17.7', upperBelt: '1-7:4', conningTowers: '3-1:9' },
    guns: [
      turrets(12, '2-2:1:fore', { shieldInches: 15, trunkInches: 8 }),
      turrets(10.8, '5-2:2:sidesAll', { shieldInches: 15, trunkInches: 8 }),
      turrets(12, '9-3:1:aft', { shieldInches: 15 }),
      turrets(5.5, '3-2:4:sidesAhead 7-2:4:sidesAstern', { shieldInches: 4 }),
      lightGuns(ninePounder, '4-2:4:sides'),
      lightGuns(threePounder, '6-1:12:sidesAll 8-3:4:sidesAstern'),
    ],
    magazines: { '2-5': 'Z fore', '5-5': 'X', '3-5': 'B fore', '7-5': 'B aft', '9-5': 'Z aft' },
    tubes: '4-6:2:sides 8-4:2:sides',
    spaces: { uptakes: '4-1 5-1 4-2 6-2', engines: '4-5 6-5 5-6 6-6 7-6', steering: '10-5', woodwork: '7-1' },
    looks: ships.charlesMartel,
  },
  {
    head: france('Jauréguiberry', 'Jauréguiberry', 'First-class battleship', 1897),
    figures: { tons: 11_640, metres: 111.9, knots: 17.7, crew: 2, torpedo: '45 cm', plate: 'nickel' },
    hull: '3-7 2-8 1-9 1-10 2-10 3-9',
    armour: { belt: '1-10:15.7', upperBelt: '1-8:4.7', conningTowers: '3-1:9.8' },
    guns: [
      turrets(12, '2-2:1:fore', { shieldInches: 14.6, trunkInches: 12 }),
      turrets(10.8, '5-2:2:sidesAll', { shieldInches: 11, trunkInches: 8 }),
      turrets(12, '9-3:1:aft', { shieldInches: 14.6 }),
      turrets(5.5, '3-2:4:sidesAhead 8-2:4:sidesAstern', { shieldInches: 4 }),
      lightGuns(ninePounder, '6-2:4:sides'),
      lightGuns(threePounder, '7-1:14:sidesAll'),
    ],
    magazines: { '2-5': 'Z fore', '5-5': 'X', '3-5': 'B fore', '8-5': 'B aft', '9-5': 'Z aft' },
    tubes: '4-6:2:sides 1-4:1:bow 7-3:2:sides 10-4:1:stern',
    spaces: { uptakes: '4-1 6-1 4-2 7-2', engines: '4-5 6-5 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.jaureguiberry,
  },
  {
    head: france('Brennus', 'Brennus', 'First-class battleship', 1896),
    figures: { tons: 11_190, metres: 114.5, knots: 17.5, crew: 2, torpedo: '45 cm', plate: 'compound' },
    hull: '3-7 2-9 1-10 1-10 2-10 3-9',
    armour: { belt: '1-10:18', upperBelt: '2-9:4.5', conningTowers: '3-1:6' },
    guns: [
      turrets(13.4, '2-2:2:fore 9-2:1:aft', { shieldInches: 17.7, trunkInches: 8 }),
      turrets(6.5, '4-1:2:sidesAhead 7-1:2:sidesAstern', { shieldInches: 4 }),
      casemates(6.5, '4-2,6-2:2:sides 7-2:2:sidesAstern', 4),
      lightGuns(ninePounder, '3-2:4:sides'),
      lightGuns(threePounder, '6-1:14:sidesAll'),
    ],
    magazines: { '2-5': 'Z fore', '4-5': 'B fore', '7-5': 'B aft', '9-5': 'Z aft' },
    tubes: '3-3:2:sides 8-3:2:sides',
    spaces: { uptakes: '5-1 5-2', engines: '5-5 6-5 4-6 5-6 6-6', steering: '10-5', woodwork: '8-2' },
    looks: ships.brennus,
  },
  {
    head: france('Dupuy de Lôme', 'Dupuy de Lôme', 'Armoured cruiser', 1895),
    figures: { tons: 6300, metres: 114, knots: 19.7, crew: 2, torpedo: '45 cm', plate: 'steel' },
    hull: '3-7 2-9 1-10 1-10 2-10 3-9',
    armour: { belt: '1-10:4', upperBelt: '1-10:4', conningTowers: '3-1:5' },
    guns: [
      turrets(6.4, '2-2:1:fore 3-2:2:sidesAhead', { shieldInches: 4 }),
      turrets(7.6, '5-2:2:sidesAll', { shieldInches: 4 }),
      turrets(6.4, '8-2:2:sidesAstern 9-2:1:aft', { shieldInches: 4 }),
      lightGuns(ninePounder, '4-2,7-2:2:sides'),
      lightGuns(threePounder, '5-1:8:sidesAll'),
    ],
    magazines: { '3-5': 'B fore', '5-5': 'A', '8-5': 'B aft' },
    tubes: '4-4:2:sides 8-4:2:sides',
    spaces: { uptakes: '4-1 6-1 4-2 6-2', engines: '4-5 6-5 4-6 5-6 6-6 7-6', steering: '10-5', woodwork: '7-1' },
    looks: ships.dupuyDeLome,
  },
  {
    head: france('Forban', 'Forban', 'Sea-going torpedo boat', 1895),
    figures: { tons: 120, metres: 44, knots: 31, crew: 2, torpedo: '38 cm', plate: 'steel' },
    hull: '– – 2-8 1-9 3-8 –',
    armour: { conningTowers: '2-3:0.3' },
    guns: [lightGuns(onePounder, '3-3:2:sidesAll')],
    magazines: { '3-5': 'F' },
    tubes: '6-3:1:broadsides 8-3:1:broadsides',
    spaces: { uptakes: '4-3 5-3', engines: '4-5 6-5', steering: '8-5' },
    looks: torpedoCraft.forban,
  },
]

export const kaiserlicheMarine: readonly ShipFacts[] = [
  {
    head: sms('Brandenburg', 'Brandenburg class', 'Battleship', 1893),
    figures: { tons: 10_010, metres: 115.7, knots: 16.5, crew: 3, torpedo: '45 cm', plate: 'compound' },
    hull: '3-7 2-9 1-10 1-10 2-10 3-9',
    armour: { belt: '1-10:15.7', conningTowers: '3-1:11.8' },
    guns: [
      turrets(11, '2-2:2:fore 6-2:2:broadsides 9-2:2:aft', { shieldInches: 5, trunkInches: 11.8 }),
      casemates(4.1, '4-2,5-2:4:sides', 1.7),
      lightGuns(eightyEightMillimetres, '3-2:2:sidesAhead 7-2:2:sides 8-2:2:sidesAstern 2-3:2:sidesAhead'),
    ],
    magazines: { '2-5': 'X fore', '6-5': 'X mid', '4-5': 'C', '9-5': 'X aft' },
    tubes: '1-4:2:bow 8-3:2:sides 10-3:2:sidesAstern',
    spaces: { uptakes: '4-1 5-1', engines: '5-5 7-5 4-6 5-6 7-6', steering: '10-5', woodwork: '7-1' },
    looks: ships.brandenburg,
  },
  {
    head: sms('Kaiser Friedrich III', 'Kaiser Friedrich III class', 'Battleship', 1898),
    figures: { tons: 11_100, metres: 125.3, knots: 17.5, crew: 3, torpedo: '45 cm', plate: 'krupp' },
    hull: '3-7 1-9 1-10 1-10 2-10 3-9',
    armour: { belt: '1-8:11.8', conningTowers: '4-1:9.8 7-1:4' },
    guns: [
      turrets(9.4, '3-1:2:fore 9-2:2:aft', { shieldInches: 9.8, trunkInches: 9.8 }),
      turrets(5.9, '5-1:2:sidesAhead 6-2:2:sides 7-2:2:sidesAstern', { shieldInches: 5.9 }),
      casemates(5.9, '3-2,4-3:2:sidesAhead 5-3:4:sides 6-3:2:sides 7-3:2:sidesAstern', 5.9),
      lightGuns(eightyEightMillimetres, '2-2:4:sidesAhead 5-2:4:sides 8-2:4:sidesAstern'),
      lightGuns(onePounder, '6-1:12:sidesAll'),
    ],
    magazines: { '3-5': 'X fore', '4-5': 'B fore', '7-5': 'B aft', '9-5': 'X aft' },
    tubes: '2-5:3:sidesAhead 8-5:2:sides 10-3:1:stern',
    spaces: { uptakes: '5-2 6-1', engines: '5-5 6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.kaiserFriedrich,
  },
]

const spain = shipsOf('', 'spanish-navy')
const italy = shipsOf('R.N.', 'regia-marina')

const infantaMariaTeresa: ShipFacts = {
  head: spain('Infanta María Teresa', 'Infanta María Teresa class', 'Armoured cruiser', 1893),
  figures: { tons: 6890, metres: 111, knots: 18.5, crew: 1, torpedo: '35 cm', plate: 'compound' },
  hull: '4-7 3-8 1-10 1-10 2-10 3-9',
  armour: { belt: '3-8:12', conningTowers: '4-1:12' },
  guns: [
    turrets(11, '3-2:1:fore 8-2:1:aft', { shieldInches: 4, trunkInches: 9 }),
    casemates(5.5, '4-2:2:sidesAhead 5-2:2:sides 6-2:4:sides 7-2:2:sidesAstern'),
    lightGuns(sixPounder, '4-3,7-3:4:sides'),
    lightGuns(onePounder, '7-1:8:sidesAll'),
  ],
  magazines: { '3-5': 'X fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'X aft' },
  tubes: '1-3:2:bow 2-5:2:sides 9-3:4:sidesAstern',
  // Decks and cabins were of wood throughout; at Santiago they burned.
  spaces: { uptakes: '5-1 6-1', engines: '5-5 6-5 4-6 5-6 6-6', steering: '10-5', woodwork: '2-3 5-3 6-3 10-3 7-1' },
  looks: ships.infantaMariaTeresa,
}

/** The Ansaldo cruisers: two funnels with a wide gap, one mast between them. */
const cristobalColon: ShipFacts = {
  head: spain('Cristóbal Colón', 'Giuseppe Garibaldi class', 'Armoured cruiser', 1897),
  figures: { tons: 6840, metres: 111.8, knots: 19.5, crew: 1, torpedo: '45 cm', plate: 'harvey' },
  hull: '4-7 3-8 1-10 1-10 2-10 3-9',
  armour: { belt: '3-8:5.9', beltEndsInches: 3.1, upperBelt: '3-8:5.9', conningTowers: '4-1:5.9 7-1:4' },
  // Her two 10-inch guns were never mounted; the places are cells without a gun.
  guns: [
    casemates(6, '4-3:2:sidesAhead 5-3:4:sides 6-3:2:sides 7-3:2:sidesAstern', 5.9),
    casemates(4.7, '4-2:2:sidesAhead 6-2:2:sides 7-2:2:sidesAstern'),
    lightGuns(sixPounder, '2-3:4:sidesAhead 9-3:6:sidesAstern'),
    lightGuns(onePounder, '5-1:10:sidesAll'),
  ],
  magazines: { '4-5': 'B fore', '6-5': 'C', '7-5': 'B aft' },
  tubes: '2-4:2:sides 9-4:2:sides',
  spaces: { uptakes: '4-2 7-2', engines: '5-5 3-6 4-6 5-6 6-6 7-6', steering: '10-5', woodwork: '3-2 8-2' },
  looks: ships.cristobalColon,
}

export const spanishAndItalianShips: readonly ShipFacts[] = [
  infantaMariaTeresa,
  {
    ...infantaMariaTeresa,
    head: { ...infantaMariaTeresa.head, name: 'Vizcaya', year: 1894 },
  },
  cristobalColon,
  {
    ...cristobalColon,
    head: italy('Giuseppe Garibaldi', 'Giuseppe Garibaldi class', 'Armoured cruiser', 1901),
    figures: { tons: 7350, metres: 111.8, knots: 19.7, crew: 2, torpedo: '45 cm', plate: 'harvey' },
    guns: [
      turrets(10, '3-2:1:fore', { shieldInches: 5.9, trunkInches: 5.9 }),
      turrets(8, '8-2:2:aft', { shieldInches: 5.9, trunkInches: 5.9 }),
      casemates(6, '4-2:2:sidesAhead'),
      casemates(6, '4-3:2:sidesAhead 5-3:4:sides 6-3:2:sides 7-3:2:sidesAstern', 5.9),
      casemates(6, '7-2:2:sidesAstern'),
      lightGuns(twelvePounder, '2-3:2:sidesAhead 5-2,6-2:4:sides'),
      lightGuns(threePounder, '5-1:6:sidesAll'),
    ],
    magazines: { '3-5': 'X fore', '4-5': 'B fore', '7-5': 'B aft', '8-5': 'A aft' },
    spaces: { uptakes: '4-2 7-2', engines: '5-5 6-5 4-6 5-6 6-6 7-6', steering: '10-5' },
    looks: ships.giuseppeGaribaldi,
  },
]
