import type { ShipDocument } from '../../../documents/ship'
import { own } from '../../../kernel/own'
import type { Block } from '../../kit/card/block'
import { hairline, margin } from '../../kit/card/shapes'
import { drawProfile } from '../../../profile/draw-profile'
import { shoreParts } from '../drawing/shore'
import { mountPlace, profileOfShip } from '../ship/profile'
import { equipmentOf, shape, trackOf, type TrackName } from '../ship/shape'
import type { ShipData, ShoreData } from '../ship/ship'
import type { ArmouredArea } from '../tables/damage'
import { worth } from '../tables/turn'
import { armourBlock, platesOf, type Plate } from './armour'
import { editorsOf } from './editors'
import { equipmentBlock } from './equipment'
import { factorsBlock } from './factors'
import { casualtiesOn, legendOf, notesBlock, weaponSigns } from './foot'
import { commandColumn, crewColumn, figuresAfloat, figuresBlock, paceBlock, printedColumn, titleBlock } from './head'
import { cardKey } from './layout'
import { seaPicture } from './pictures'
import { stackOf, type Stack } from './stack'
import { systemsBlock, type System } from './systems'
import { trackBlock } from './tracks'
import { weaponsBlock } from './weapons'

/** The card of a ship of any type but X. */
export function shipBlocks(document: ShipDocument, ship: ShipData): readonly Block[] {
  const { flotation, structure, armour } = ship
  const plates = platesOf(armour, areasOf(ship))
  const flaws = flawsOf(ship)
  const drawn = drawProfile(profileOfShip(document, ship))
  const stack = stackOf(ship, [flotation, structure], plates.length, drawn, systemsOf(document, 'aboard'))
  const isStrength = { part: 'strength', third: true, longest: Math.max(flotation, structure) } as const
  const [first, second] = stack.tracks
  return [
    titleBlock(document),
    figuresAfloat(ship.letter, ship),
    { editors: editorsOf(document, ship) },
    paceBlock,
    seaPicture(document, drawn, stack.picture),
    armourBlock(plates, stack.armour, flaws),
    trackBlock({
      ...{ track: 'flotation', letter: 'F', of: flotation, y: first!, row: 1, wash: 'blue-wash' },
      ...isStrength,
    }),
    trackBlock({ track: 'structure', letter: 'S', of: structure, y: second!, row: 2, ...isStrength }),
    ...armedBlocks(ship, stack, (box) => ((mountPlace(document, ship, box)?.at ?? 0) > 50 ? 'aft' : 'fore')),
    ...footBlocks(stack, 'aboard'),
    legendOf(document, ['third', ...weaponSigns(ship.weapons)]),
  ]
}

/** The card of an air base, a shore battery, or both. */
export function shoreBlocks(document: ShipDocument, base: ShoreData): readonly Block[] {
  const plates = platesAshore(base)
  const drawn = shoreParts(base)
  const stack = stackOf(base, [base.structure], plates.length, drawn, systemsOf(document, 'airfield'))
  const kind = printedColumn('type', 62, 'type', (words) => [
    { size: 4.6, text: words(cardKey(`shoreKinds.${kindOf(base)}`)) },
  ])
  return [
    titleBlock(document),
    figuresBlock(kind, crewColumn, commandColumn(26)),
    { editors: editorsOf(document, base) },
    seaPicture(document, drawn, stack.picture, 'airfield'),
    armourBlock(plates, stack.armour),
    trackBlock({
      ...{ track: 'structure', letter: 'S', of: base.structure, y: stack.tracks[0]!, row: 1, part: 'strength' },
    }),
    ...armedBlocks(base, stack),
    ...footBlocks(stack),
    legendOf(document, weaponSigns(base.weapons)),
  ]
}

/** Systems in two lines, equipment behind the second, weapons and the light factors. */
function armedBlocks(
  data: ShipData | ShoreData,
  stack: Stack,
  facesOf?: Parameters<typeof weaponsBlock>[2],
): readonly Block[] {
  const { upper, lower, equipment, weapons, rule } = stack
  return [
    systemsBlock(upper, 'figures', 1),
    systemsBlock(lower, 'figures', 2),
    equipmentBlock(equipmentOf(data), equipment, 1),
    { face: () => [hairline(`M${margin.left} ${rule}H${margin.right}`, 'rule-2')] },
    weaponsBlock(data.weapons, weapons, facesOf),
    factorsBlock(data.factors, weapons.factors, 1),
  ]
}

function footBlocks({ casualties, notes }: Stack, part?: string): readonly Block[] {
  return [casualtiesOn(casualties, part), notesBlock(notes, 1)]
}

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

/** Figures for fighting in the first line, of her crew and of what only some have in the second. */
const upperLine: readonly (readonly [track: TrackName, letter?: string])[] = [
  ['fireControl', 'FC'],
  ['steering', 'SV'],
  ['spotting', 'SD'],
  ['gunneryModifier'],
]
const lowerLine: typeof upperLine = [
  ['damageControlTeams', 'DC'],
  ['hull', 'H'],
  ['readiness', 'RRR'],
  ['catapults'],
  ['planes'],
  ['cargo'],
]
const ofSome: readonly TrackName[] = ['hull', 'readiness', 'catapults', 'planes', 'cargo']

/** Systems of her tracks and her markers; `some` is the part of the editor of what only some have. */
function systemsOf(
  document: ShipDocument,
  some: string,
): readonly [upper: readonly System[], lower: readonly System[]] {
  const { tracks } = shape(document)
  const has = (line: typeof upperLine) =>
    line.flatMap(([track, letter]): readonly System[] => {
      const of = own(tracks, trackOf(track))?.fresh
      const is = track === 'gunneryModifier' ? 'signed' : 'count'
      if (of === undefined) return []
      return [{ track, letter, of: is === 'signed' ? 0 : of, is, part: ofSome.includes(track) ? some : 'control' }]
    })
  return [[...has(upperLine), fires, splashOf('control')], has(lowerLine)]
}

const fires: System = {
  ...{ track: 'fires', glyph: 'fire', is: 'markers', of: 6, part: 'control', hot: 'flame' },
  less: worth,
}

/** Splash markers, with what they are worth beside them. */
export function splashOf(part: string): System {
  return { track: 'splash', glyph: 'straddle', is: 'markers', of: 5, part, hot: 'blue', less: (count) => count }
}

function flawsOf({ poorUnderwaterProtection, carrier, cargo }: ShipData): readonly string[] {
  return [
    ...(poorUnderwaterProtection ? ['poorUnderwaterProtection'] : []),
    ...(carrier?.poorSafety ? ['poorCarrierSafety'] : []),
    ...(cargo && cargo.kind !== 'other' ? [`cargo.${cargo.kind}`] : []),
  ]
}
