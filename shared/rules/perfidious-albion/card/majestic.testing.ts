import { shipDocument, type ShipDocument } from '../../../documents/ship'
import type { ArcName, CellContent, GunLetter, HullCell, PerfidiousShip } from '../ship/ship'
import { inPlayBy, type Damage } from '../../kit/marked-ship.testing'
import { shape } from '../ship/shape'

/** A battleship with something in every corner of the card. */
export function majestic(changes: Partial<PerfidiousShip> = {}, head: Partial<ShipDocument> = {}): ShipDocument {
  const data: PerfidiousShip = {
    tonnage: 14890,
    crewQuality: 3,
    turningCirclesInches: [4, 3],
    technologyPercent: 0,
    torpedo: { type: '18″', twoTurn: false, carried: 5 },
    flotation: 30,
    fireTrackBoxes: 6,
    speedLevels: [16, 13, 10, 6, 3, 0],
    cells,
    profile: { bow: 'ram', stern: 'cruiser', funnels: [{ at: 45 }] },
    ...changes,
  }
  return shipDocument.parse({
    format: 'spotting-top/ship',
    version: 1,
    pack: 'perfidious-albion',
    slug: 'majestic',
    name: 'Majestic',
    prefix: 'H.M.S.',
    navy: 'royal-navy',
    class: 'Majestic class',
    type: 'First-class battleship',
    year: 1895,
    unofficial: true,
    data,
    ...head,
  })
}

const gun = (letter: GunLetter, count: number, arc: ArcName, mount: 'turret' | 'casemate' | 'light' = 'casemate') =>
  ({ kind: 'gun', letter, count, arc, mount }) as const
const magazine = (serves: string, ...feeds: string[]) => ({ kind: 'magazine', feeds, serves }) as const
const tube = (count: number, arc: ArcName) => ({ kind: 'torpedoTube', count, arc }) as const
const only = (kind: 'steering' | 'conningTower' | 'propulsion' | 'funnel'): CellContent => ({ kind })

function cell(at: string, armour = 0, ...holds: CellContent[]): HullCell {
  return { at, armour, fireMark: false, holds }
}

function burns(at: string, armour = 0, ...holds: CellContent[]): HullCell {
  return { ...cell(at, armour, ...holds), fireMark: true }
}

const cells: HullCell[] = [
  cell('4-1', 9, only('conningTower')),
  cell('5-1', 0, only('funnel')),
  burns('6-1', 0, gun('C', 4, 'sides')),
  cell('7-1', 3, only('conningTower')),
  cell('3-2', 8, gun('Z', 2, 'fore', 'turret')),
  cell('4-2', 5, gun('B', 2, 'sidesAhead')),
  cell('5-2', 0, only('funnel')),
  burns('6-2', 0, gun('E', 4, 'sides', 'light')),
  cell('7-2', 5, gun('B', 2, 'sidesAstern')),
  cell('8-2', 8, gun('Z', 2, 'aft', 'turret')),
  cell('1-3'),
  cell('2-3', 0, gun('E', 2, 'sidesAhead', 'light')),
  cell('3-3', 9),
  cell('4-3', 5, gun('B', 2, 'sides')),
  cell('5-3', 5, gun('B', 2, 'sides')),
  cell('6-3', 5, gun('B', 2, 'sides')),
  cell('7-3', 5, gun('B', 2, 'sides')),
  cell('8-3', 9),
  burns('9-3', 0, gun('E', 2, 'sidesAstern', 'light')),
  cell('10-3', 0, tube(1, 'stern')),
  cell('1-4', 2),
  cell('2-4', 2),
  ...[3, 4, 5, 6, 7, 8].map((section) => cell(`${section}-4`, 7)),
  cell('9-4', 2),
  cell('10-4', 2),
  cell('1-5'),
  cell('2-5', 0, tube(2, 'broadsides')),
  cell('3-5', 0, magazine('Z fore', '3-2')),
  cell('4-5', 0, magazine('B fore', '4-2')),
  cell('5-5', 0, only('propulsion')),
  cell('6-5', 0, only('propulsion')),
  cell('7-5', 0, magazine('B aft', '7-2')),
  cell('8-5', 0, magazine('Z aft', '8-2')),
  cell('9-5', 0, tube(2, 'broadsides')),
  cell('10-5', 0, only('steering')),
  cell('2-6'),
  cell('3-6'),
  cell('4-6', 0, only('propulsion')),
  cell('5-6', 0, only('propulsion')),
  cell('6-6', 0, only('propulsion')),
  ...[7, 8, 9].map((section) => cell(`${section}-6`)),
]

/** Her cells with one of them changed, or added where she has none. */
export function cellsWith(at: string, change: Partial<HullCell>): HullCell[] {
  const all = cells.some((each) => each.at === at) ? cells : [...cells, cell(at)]
  return all.map((each) => (each.at === at ? { ...each, ...change } : each))
}

export const inPlay = inPlayBy({ shape })

/** After half an hour at close range: every mark at least once. */
export const hardFought: Damage = {
  boxes: {
    '6-1': ['struck', 'burning'],
    '3-2': ['out'],
    '4-2': ['noSupply'],
    '5-2': ['struck'],
    '6-2': ['struck', 'burning'],
    '2-3': ['struck'],
    '4-3': ['struck'],
    '9-3': ['struck'],
    '2-5': ['struck', 'flooded'],
    '10-5': ['struck', 'repaired'],
    '4-6': ['struck', 'flooded'],
  },
  tracks: { flotation: 22, fire: 3, flooding: 2, propulsion: 1, speed: 12 },
  fields: { commander: 'Vice-Admiral Hervey', commanderRating: 2, note: 'Bridge signals shot away' },
}
