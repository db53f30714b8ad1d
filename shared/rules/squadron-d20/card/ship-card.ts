import type { ShipDocument } from '../../../documents/ship'
import { own } from '../../../kernel/own'
import type { Block } from '../../kit/card/block'
import { heading } from '../../kit/card/lettering'
import { margin, mm } from '../../kit/card/shapes'
import { signed } from '../../kit/reference-sheet'
import { drawProfile } from '../../../profile/draw-profile'
import { shoreParts } from '../drawing/shore'
import { profileOfCraft, profileOfShip } from '../ship/profile'
import { lineAhead } from './line-ahead'
import { equipmentOf, shape, trackOf, type TrackName } from '../ship/shape'
import type { ShipData, ShoreData, SmallCraftData } from '../ship/ship'
import type { ArmouredArea } from '../tables/damage'
import { worth } from '../tables/turn'
import { armourBlock, platesOf, type Plate } from './armour'
import { barBlock, scaleBarBlock } from './bars'
import { equipmentBlock } from './boxes'
import { dialsBlock, factsBlock, type Dial } from './dials'
import { editorsOf } from './editors'
import { factorsBlock, standFactorsBlock } from './factors'
import { casualtiesOn, legendOf, notesBlock, weaponSigns } from './foot'
import { commandColumn, crewColumn, figuresAfloat, figuresBlock, paceBlock, printedColumn, titleBlock } from './head'
import { cardKey, fullWidth } from './layout'
import { seaPicture } from './pictures'
import { settingsBlock, weaponsBlock } from './weapons'

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
    seaPicture(drawProfile(profileOfShip(document, ship)), { x: margin.left, ...top, width: 138 }),
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
    seaPicture(shoreParts(base), { x: margin.left, ...top, width: 138 }, 'airfield'),
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
function splashDial(part: string): Dial {
  return { track: 'splash', glyph: 'straddle', is: 'markers', of: 0, part, hot: 'blue', less: (count) => count }
}

function weaknessesOf({ poorUnderwaterProtection, carrier, cargo }: ShipData): readonly string[] {
  return [
    ...(poorUnderwaterProtection ? ['poorUnderwaterProtection'] : []),
    ...(carrier?.poorSafety ? ['poorCarrierSafety'] : []),
    ...(cargo && cargo.kind !== 'other' ? [`cargo.${cargo.kind}`] : []),
  ]
}

const craftRows = {
  picture: 26,
  vessels: 61,
  attacks: 70.4,
  scale: 81.6,
  lower: 102,
  casualties: 121.4,
  bottom: 138.6,
} as const

const craftFoot = { y: craftRows.casualties, height: craftRows.bottom - craftRows.casualties } as const

/** The card of a stand of type X. */
export function smallCraftBlocks(document: ShipDocument, stand: SmallCraftData): readonly Block[] {
  const { torpedoes } = stand
  // Without torpedoes there is a line less, and the picture has it.
  const down = torpedoes ? 0 : 9.4
  return [
    titleBlock(document),
    figuresAfloat('X', stand),
    { editors: editorsOf(document, stand) },
    paceBlock,
    seaPicture(vesselsOf(document, stand), {
      x: margin.left,
      y: craftRows.picture,
      width: fullWidth,
      height: 33.6 + down,
    }),
    barBlock({ track: 'vessels', glyph: 'afloat', of: stand.vessels, y: craftRows.vessels + down, row: 1 }),
    ...(torpedoes ? [attacksBar(torpedoes.attacks)] : []),
    scaleBarBlock({ name: 'attacks', track: 'vessels', x: margin.left, y: craftRows.scale, width: 96 }),
    standFactorsBlock(stand.factors, { x: 108, y: craftRows.scale, width: 96 }),
    factsBlock(
      [
        { name: 'savingThrow', figure: signed(stand.savingThrow), below: (words) => words(cardKey('toSave')) },
        { name: 'spotting', figure: String(stand.spottingBands), below: (words) => words(cardKey('bandsAway')) },
      ],
      { x: margin.left, y: craftRows.lower, width: 44 },
      'figures',
    ),
    dialsBlock({ dials: [splashDial('figures')], x: 50, y: craftRows.lower, width: 30, group: 'figures', row: 1 }),
    equipmentOfStand(stand),
    settingsBlock(torpedoes?.settings ?? [], { x: 131, y: craftRows.lower, width: 73, height: 15.4 }),
    casualtiesOn({ ...craftFoot, x: margin.left, width: 72 }),
    notesBlock({ ...craftFoot, x: 84, width: 120 }, 1),
    legendOf(document, []),
  ]
}

function attacksBar(of: number): Block {
  return barBlock({ track: 'torpedoAttacks', glyph: 'torpedo', of, y: craftRows.attacks, row: 2, part: 'torpedoes' })
}

function equipmentOfStand(stand: SmallCraftData): Block {
  const place = { x: 84, y: craftRows.lower + 4.4, width: 42 } as const
  const block = equipmentBlock({ fitted: equipmentOf(stand), ...place, row: 1 })
  return {
    ...block,
    face: (words) => [
      ...heading(words(cardKey('equipmentTitle')), place.x, mm(craftRows.lower + 2.9), place.width),
      ...(block.face?.(words) ?? []),
    ],
  }
}

function vesselsOf(document: ShipDocument, stand: SmallCraftData) {
  return lineAhead(drawProfile(profileOfCraft(document, stand)), stand.lengthMetres, stand.vessels)
}
