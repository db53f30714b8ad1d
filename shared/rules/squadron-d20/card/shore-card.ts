import type { ShipDocument } from '../../../documents/ship'
import type { Block } from '../../kit/card/block'
import { margin } from '../../kit/card/shapes'
import { shoreDrawing } from '../drawing/shore-drawing'
import { equipmentOf } from '../ship/shape'
import type { ShoreData } from '../ship/ship'
import { armourBlock, platesOf, type Plate } from './armour'
import { barBlock } from './bars'
import { figuresBlock, commandColumn, crewColumn, figure, type Figure } from './columns'
import { dialsBlock, type Dial } from './dials'
import { editorsOf } from './editors'
import { equipmentBlock } from './equipment'
import { factorsBlock } from './factors'
import { fullWidth, cardKey } from './layout'
import { legendOf, weaponSigns } from './legend'
import { casualtiesOn } from './notes'
import { seaPicture } from './pictures'
import { barsTop, dialsTop, markerDials, pictureRow, side } from './ship-card'
import { titleBlock } from './title'
import { weaponsBlock } from './weapons'

const taller = 9.6
const column = { x: side.x, width: side.width } as const

/** The card of an air base, a shore battery, or both. */
export function shoreBlocks(document: ShipDocument, base: ShoreData): readonly Block[] {
  const top = { y: pictureRow.y, height: pictureRow.height + taller }
  return [
    titleBlock(document),
    figuresBlock(kindColumn(base), crewColumn('figures'), commandColumn(26)),
    { editors: editorsOf(document, base) },
    seaPicture(shoreDrawing(base), { x: margin.left, ...top, width: 138 }, 'airfield'),
    armourBlock(platesAshore(base), { x: 148, width: 56, ...top }),
    barBlock(
      {
        track: 'structure',
        letter: 'S',
        of: base.structure,
        y: barsTop + taller,
        wash: 'red-wash',
        part: 'strength',
        third: false,
      },
      1,
    ),
    dialsBlock({ dials: dialsOf(base), x: margin.left, y: dialsTop, width: fullWidth, group: 'figures', row: 1 }),
    ...weaponsBlock(base.weapons),
    equipmentBlock({ fitted: equipmentOf(base), ...column, y: side.equipment, row: 1 }),
    factorsBlock({ factors: base.factors, ...column, y: side.factors, row: 1 }),
    casualtiesOn({ ...column, y: side.casualties, height: side.bottom - side.casualties }, []),
    legendOf(document, weaponSigns(base.weapons)),
  ]
}

function kindColumn({ airfield, weapons }: ShoreData): Figure {
  const isArmed = weapons.main !== null || weapons.other !== null
  const kind = airfield ? (isArmed ? 'armedAirBase' : 'airBase') : 'battery'
  return {
    name: 'type',
    share: 62,
    part: 'type',
    printed: (words) => [{ ...figure, size: 4.6, text: words(cardKey(`shoreKinds.${kind}`)) }],
  }
}

/** A place ashore has neither belt nor deck; its runway has the place of a carrier's flight deck. */
function platesAshore({ armour, airfield }: ShoreData): readonly Plate[] {
  const whole = { belt: 0, deck: 0, conningTower: 0, ...armour }
  const [runway] = platesOf(whole, ['armouredFlightDeck'])
  const guns = platesOf(whole, ['turret', 'casemate'])
  return airfield && runway ? [...guns, { ...runway, area: 'runway' }] : guns
}

function dialsOf(base: ShoreData): readonly Dial[] {
  const count = (track: Dial['track'], of: number, letter: string, part = 'control'): Dial => ({
    track,
    of,
    part,
    is: 'count',
    letter,
  })
  return [
    count('fireControl', base.fireControl, 'FC'),
    count('damageControlTeams', base.damageControlTeams, 'DC'),
    count('spotting', base.spottingBands, 'SD'),
    { track: 'gunneryModifier', is: 'signed', of: base.gunneryModifier, part: 'control' },
    ...(base.airfield
      ? [
          count('hull', base.airfield.hull, 'H', 'airfield'),
          count('readiness', base.airfield.readiness, 'RRR', 'airfield'),
        ]
      : []),
    ...markerDials(true),
  ]
}
