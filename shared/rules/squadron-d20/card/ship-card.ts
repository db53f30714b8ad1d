import type { ShipDocument } from '../../../documents/ship'
import type { Block } from '../../kit/card/block'
import { signed } from '../../kit/card/lettering'
import { margin } from '../../kit/card/shapes'
import { shipDrawing } from '../drawing/ship-drawing'
import { equipmentOf } from '../ship/shape'
import type { ShipData } from '../ship/ship'
import type { ArmouredArea } from '../tables/damage'
import { worth } from '../tables/turn'
import { armourBlock, platesOf } from './armour'
import { barBlock } from './bars'
import { beside, figuresBlock, commandColumn, crewColumn, figure, paceBlock, speedColumn, type Figure } from './columns'
import { dialsBlock, type Dial } from './dials'
import { editorsOf } from './editors'
import { equipmentBlock } from './equipment'
import { factorsBlock } from './factors'
import { fullWidth, cardKey } from './layout'
import { legendOf, weaponSigns } from './legend'
import { casualtiesOn } from './notes'
import { seaPicture } from './pictures'
import { titleBlock } from './title'
import { weaponsBlock } from './weapons'

/** The right-hand column, beside the weapons. */
export const side = { x: 152, width: 52, equipment: 92.4, factors: 103.6, casualties: 114.8, bottom: 138.6 } as const
export const pictureRow = { y: 26, height: 27 } as const
export const barsTop = 54.4
export const dialsTop = 74.6

/** The card of a ship of any type but X. */
export function shipBlocks(document: ShipDocument, ship: ShipData): readonly Block[] {
  return [
    titleBlock(document),
    figuresBlock(
      typeColumn(ship.letter, ship.size),
      speedColumn(24),
      mvrColumn(ship.mvr),
      crewColumn('figures'),
      commandColumn(24),
    ),
    { editors: editorsOf(document, ship) },
    paceBlock,
    seaPicture(shipDrawing(ship), { x: margin.left, ...pictureRow, width: 138 }),
    armourBlock(platesOf(ship.armour, areasOf(ship)), {
      x: 148,
      y: pictureRow.y,
      width: 56,
      height: pictureRow.height,
    }),
    barBlock(
      {
        track: 'flotation',
        letter: 'F',
        of: ship.flotation,
        y: barsTop,
        wash: 'blue-wash',
        part: 'strength',
        third: true,
      },
      1,
    ),
    barBlock(
      {
        track: 'structure',
        letter: 'S',
        of: ship.structure,
        y: barsTop + 9.6,
        wash: 'red-wash',
        part: 'strength',
        third: true,
      },
      2,
    ),
    dialsBlock({ dials: dialsOf(ship), x: margin.left, y: dialsTop, width: fullWidth, group: 'figures', row: 1 }),
    ...weaponsBlock(ship.weapons),
    equipmentBlock({ fitted: equipmentOf(ship), ...column, y: side.equipment, row: 1 }),
    factorsBlock({ factors: ship.factors, ...column, y: side.factors, row: 1 }),
    casualtiesOn(
      { ...column, y: side.casualties, height: side.bottom - side.casualties },
      weaknessesOf(ship),
      'aboard',
    ),
    legendOf(document, ['third', ...weaponSigns(ship.weapons)]),
  ]
}

const column = { x: side.x, width: side.width } as const

export function typeColumn(letter: string, size: number): Figure {
  return {
    name: 'type',
    share: 22,
    part: 'type',
    printed: (words) => [
      { ...figure, face: 'work-700', text: letter },
      { ...beside, text: words(cardKey('size'), { size: signed(size) }) },
    ],
  }
}

export function mvrColumn(mvr: number): Figure {
  return {
    name: 'mvr',
    share: 17,
    part: 'figures',
    printed: (words) => [
      { ...figure, text: String(mvr) },
      { ...beside, text: words(cardKey('centimetres')) },
    ],
  }
}

function areasOf({ role }: ShipData): readonly ArmouredArea[] {
  const all = ['belt', 'conningTower', 'turret', 'casemate'] as const
  return role === 'carrier' ? [...all, 'armouredFlightDeck'] : all
}

/** Figures for fighting and of her crew, then those that only some ships have, then markers. */
function dialsOf(ship: ShipData): readonly Dial[] {
  const { carrier, cargo, planes } = ship
  const catapults = carrier?.catapults ?? ship.catapults
  const count = (track: Dial['track'], of: number, part: string, letter?: string): Dial => ({
    track,
    of,
    part,
    is: 'count',
    ...(letter && { letter }),
  })
  return [
    count('fireControl', ship.fireControl, 'control', 'FC'),
    count('steering', ship.steering, 'control', 'SV'),
    count('damageControlTeams', ship.damageControlTeams, 'control', 'DC'),
    count('spotting', ship.spottingBands, 'control', 'SD'),
    { track: 'gunneryModifier', is: 'signed', of: ship.gunneryModifier, part: 'control' },
    ...(carrier
      ? [count('hull', carrier.hull, 'aboard', 'H'), count('readiness', carrier.readiness, 'aboard', 'RRR')]
      : []),
    ...(catapults > 0 ? [count('catapults', catapults, 'aboard')] : []),
    ...(planes > 0 ? [count('planes', planes, 'aboard')] : []),
    ...(cargo ? [count('cargo', cargo.points, 'aboard')] : []),
    ...markerDials(true),
  ]
}

/** Fires and splash markers, with what they are worth beside them. */
export function markerDials(burns: boolean, part = 'control'): readonly Dial[] {
  const fires: Dial = {
    track: 'fires',
    glyph: 'fire',
    is: 'markers',
    of: 0,
    part,
    hot: 'flame',
    less: worth,
  }
  const splash: Dial = {
    track: 'splash',
    glyph: 'straddle',
    is: 'markers',
    of: 0,
    part,
    hot: 'blue',
    less: (count) => count,
  }
  return burns ? [fires, splash] : [splash]
}

function weaknessesOf({ poorUnderwaterProtection, carrier, cargo }: ShipData): readonly string[] {
  return [
    ...(poorUnderwaterProtection ? ['poorUnderwaterProtection'] : []),
    ...(carrier?.poorSafety ? ['poorCarrierSafety'] : []),
    ...(cargo && cargo.kind !== 'other' ? [`cargo.${cargo.kind}`] : []),
  ]
}
