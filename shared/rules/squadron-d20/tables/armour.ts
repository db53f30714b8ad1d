import type { Armour } from '../ship/ship'
import { attackTypes, type AttackType } from '../ship/aircraft'

/** What may strike a ship and do critical damage. @source Sheet, "10.4" */
export const attacks = ['gun', 'rakingGun', 'torpedo', 'mine', ...attackTypes] as const
export type Attack = 'gun' | 'rakingGun' | 'torpedo' | 'mine' | AttackType

/** Those that go by the underwater table, unless the player says otherwise. @source Ruling, "Critical damage" */
export const underwaterAttacks: readonly Attack[] = ['torpedo', 'mine', 'torpedoBomber']

export type Protection = 'vertical' | 'horizontal' | 'either'

/**
 * Which armour an attack has to beat (10.4). Kamikazes may hit either way. A hit under water meets none; if a
 * player sends it to the structural table, and for strafing, the sides count as for shells.
 * @source Sheet, "10.4"
 */
export const protectionAgainst: Readonly<Record<Attack, Protection>> = {
  gun: 'vertical',
  skipBomber: 'vertical',
  salvoRockets: 'vertical',
  ohka: 'vertical',
  aircraftGuns: 'vertical',
  torpedo: 'vertical',
  mine: 'vertical',
  torpedoBomber: 'vertical',
  rakingGun: 'horizontal',
  diveBomber: 'horizontal',
  fighterBomber: 'horizontal',
  glideBomber: 'horizontal',
  lowLevelBomber: 'horizontal',
  mediumLevelBomber: 'horizontal',
  highLevelBomber: 'horizontal',
  fx1400: 'horizontal',
  hs293: 'horizontal',
  tinyTim: 'horizontal',
  kamikaze: 'either',
}

/** @source Sheet, "10.4" */
export const armouredAreas = ['belt', 'conningTower', 'turret', 'casemate', 'armouredFlightDeck'] as const
export type ArmouredArea = (typeof armouredAreas)[number]

/** Armour as printed: all of it, or half of it rounded up. */
interface Plate {
  readonly of: keyof Armour
  readonly share: 'whole' | 'half'
}

/**
 * Armour by area. `null`: none. 10.5, which is not on the sheet, says what beats an armoured flight deck.
 * @source Sheet, "10.4"
 */
export const armourOfArea: Readonly<
  Record<ArmouredArea, Readonly<Record<Exclude<Protection, 'either'>, Plate | null>>>
> = {
  belt: { vertical: whole('belt'), horizontal: whole('deck') },
  conningTower: { vertical: whole('conningTower'), horizontal: half('conningTower') },
  turret: { vertical: whole('turret'), horizontal: half('turret') },
  casemate: { vertical: whole('casemate'), horizontal: whole('deck') },
  armouredFlightDeck: { vertical: null, horizontal: whole('flightDeck') },
}

/**
 * A kamikaze hits the sides on this face of a D6 or less, decks above it.
 * @source Sheet, "10.4" @source Ruling, "kamikazeProtection"
 */
export const kamikazeVertical = { die: 'D6', from: 1, to: 3 } as const

/** The figure of the plate that an area has against an attack from a side; 0 for none. */
export function plateOf(armour: Armour, area: ArmouredArea, from: Exclude<Protection, 'either'>): number {
  const plate = armourOfArea[area][from]
  if (!plate) return 0
  return plate.share === 'half' ? Math.ceil(armour[plate.of] / 2) : armour[plate.of]
}

function whole(of: keyof Armour): Plate {
  return { of, share: 'whole' }
}

function half(of: keyof Armour): Plate {
  return { of, share: 'half' }
}
