import type { ShipDocument } from '../../../documents/ship'
import { own } from '../../../kernel/own'
import type { Block } from '../../kit/card/block'
import { margin } from '../../kit/card/shapes'
import { shipDrawing } from '../drawing/ship-drawing'
import { shoreDrawing } from '../drawing/shore-drawing'
import { equipmentOf, shape, trackOf, type TrackName } from '../ship/shape'
import type { ShipData, ShoreData } from '../ship/ship'
import type { ArmouredArea } from '../tables/damage'
import { worth } from '../tables/turn'
import { armourBlock, platesOf, type Plate } from './armour'
import { barBlock } from './bars'
import { equipmentBlock } from './boxes'
import { dialsBlock, type Dial } from './dials'
import { editorsOf } from './editors'
import { factorsBlock } from './factors'
import { casualtiesOn, legendOf, weaponSigns } from './foot'
import { commandColumn, crewColumn, figuresAfloat, figuresBlock, paceBlock, printedColumn, titleBlock } from './head'
import { cardKey, fullWidth } from './layout'
import { seaPicture } from './pictures'
import { weaponsBlock } from './weapons'

/** The right-hand column, beside the weapons. */
const side = { x: 152, width: 52 } as const
const rows = { picture: 26, bars: 54.4, dials: 74.6, equipment: 92.4, factors: 103.6, casualties: 114.8 } as const
const bottom = 138.6
const pictureHeight = 27
/** From one bar to the next; a place ashore has one bar less, and its picture has the room. */
const barPitch = 9.6

/** The card of a ship of any type but X. */
export function shipBlocks(document: ShipDocument, ship: ShipData): readonly Block[] {
  const { flotation, structure, armour } = ship
  const top = { y: rows.picture, height: pictureHeight }
  const isStrength = { part: 'strength', third: true } as const
  return [
    titleBlock(document),
    figuresAfloat(ship.letter, ship),
    { editors: editorsOf(document, ship) },
    paceBlock,
    seaPicture(shipDrawing(ship), { x: margin.left, ...top, width: 138 }),
    armourBlock(platesOf(armour, areasOf(ship)), { x: 148, ...top, width: 56 }),
    barBlock({
      ...{ track: 'flotation', letter: 'F', of: flotation, y: rows.bars, row: 1, wash: 'blue-wash' },
      ...isStrength,
    }),
    barBlock({ track: 'structure', letter: 'S', of: structure, y: rows.bars + barPitch, row: 2, ...isStrength }),
    dialsOf(document, 'aboard'),
    ...armedBlocks(ship),
    casualtiesOn(casualtiesPlace, weaknessesOf(ship), 'aboard'),
    legendOf(document, ['third', ...weaponSigns(ship.weapons)]),
  ]
}

/** The card of an air base, a shore battery, or both. */
export function shoreBlocks(document: ShipDocument, base: ShoreData): readonly Block[] {
  const top = { y: rows.picture, height: pictureHeight + barPitch }
  const kind = printedColumn('type', 62, 'type', (words) => [
    { size: 4.6, text: words(cardKey(`shoreKinds.${kindOf(base)}`)) },
  ])
  return [
    titleBlock(document),
    figuresBlock(kind, crewColumn, commandColumn(26)),
    { editors: editorsOf(document, base) },
    seaPicture(shoreDrawing(base), { x: margin.left, ...top, width: 138 }, 'airfield'),
    armourBlock(platesAshore(base), { x: 148, width: 56, ...top }),
    barBlock({
      ...{ track: 'structure', letter: 'S', of: base.structure, y: rows.bars + barPitch, row: 1, part: 'strength' },
    }),
    dialsOf(document, 'airfield'),
    ...armedBlocks(base),
    casualtiesOn(casualtiesPlace),
    legendOf(document, weaponSigns(base.weapons)),
  ]
}

/** Weapons, and beside them equipment and factors. */
function armedBlocks(data: ShipData | ShoreData): readonly Block[] {
  return [
    ...weaponsBlock(data.weapons),
    equipmentBlock({ fitted: equipmentOf(data), ...side, y: rows.equipment, row: 1 }),
    factorsBlock({ factors: data.factors, ...side, y: rows.factors, row: 1 }),
  ]
}

const casualtiesPlace = { ...side, y: rows.casualties, height: bottom - rows.casualties } as const

function areasOf({ role }: ShipData): readonly ArmouredArea[] {
  const all = ['belt', 'conningTower', 'turret', 'casemate'] as const
  return role === 'carrier' ? [...all, 'armouredFlightDeck'] : all
}

/** A place ashore has neither belt nor deck; its runway has the place of a carrier's flight deck. */
function platesAshore({ armour, airfield }: ShoreData): readonly Plate[] {
  const whole = { belt: 0, deck: 0, conningTower: 0, ...armour }
  const [runway] = platesOf(whole, ['armouredFlightDeck'])
  const guns = platesOf(whole, ['turret', 'casemate'])
  return airfield && runway ? [...guns, { ...runway, area: 'runway' }] : guns
}

function kindOf({ airfield, weapons }: ShoreData): string {
  const isArmed = weapons.main !== null || weapons.other !== null
  return airfield ? (isArmed ? 'armedAirBase' : 'airBase') : 'battery'
}

/** Figures for fighting and of her crew with the printed letters, then those that only some have. */
const dials: readonly (readonly [track: TrackName, letter?: string])[] = [
  ['fireControl', 'FC'],
  ['steering', 'SV'],
  ['damageControlTeams', 'DC'],
  ['spotting', 'SD'],
  ['gunneryModifier'],
  ['hull', 'H'],
  ['readiness', 'RRR'],
  ['catapults'],
  ['planes'],
  ['cargo'],
]
const ofSome: readonly TrackName[] = ['hull', 'readiness', 'catapults', 'planes', 'cargo']

/** The dials of her tracks, then her markers; `some` is the part of the editor of what only some have. */
function dialsOf(document: ShipDocument, some: string): Block {
  const { tracks } = shape(document)
  const has = dials.flatMap(([track, letter]): readonly Dial[] => {
    const of = own(tracks, trackOf(track))?.fresh
    const is = track === 'gunneryModifier' ? 'signed' : 'count'
    return of === undefined ? [] : [{ track, letter, of, is, part: ofSome.includes(track) ? some : 'control' }]
  })
  const place = { x: margin.left, y: rows.dials, width: fullWidth } as const
  return dialsBlock({ dials: [...has, fires, splashDial('control')], ...place, group: 'figures', row: 1 })
}

const fires: Dial = {
  ...{ track: 'fires', glyph: 'fire', is: 'markers', of: 0, part: 'control', hot: 'flame' },
  less: worth,
}

/** Splash markers, with what they are worth beside them. */
export function splashDial(part: string): Dial {
  return { track: 'splash', glyph: 'straddle', is: 'markers', of: 0, part, hot: 'blue', less: (count) => count }
}

function weaknessesOf({ poorUnderwaterProtection, carrier, cargo }: ShipData): readonly string[] {
  return [
    ...(poorUnderwaterProtection ? ['poorUnderwaterProtection'] : []),
    ...(carrier?.poorSafety ? ['poorCarrierSafety'] : []),
    ...(cargo && cargo.kind !== 'other' ? [`cargo.${cargo.kind}`] : []),
  ]
}
