import { type Armour, attackTypes, type AttackType, type MountKind } from '../ship/ship'

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

/**
 * What the loss of one mount costs, in the order in which mounts go. `armour`: only if an attack beats it.
 * @source Sheet, "10.8"
 */
export const weaponLoss: readonly {
  readonly kind: MountKind
  readonly cost: number
  readonly armour?: ArmouredArea
}[] = [
  { kind: 'open', cost: 1 },
  { kind: 'shielded', cost: 2 },
  { kind: 'casemateUnarmoured', cost: 3 },
  { kind: 'turretUnarmoured', cost: 4 },
  { kind: 'casemateArmoured', cost: 3, armour: 'casemate' },
  { kind: 'turretArmoured', cost: 4, armour: 'turret' },
]

/**
 * Valuable cargo: what its loss does. A fire test that succeeds means that it burns.
 * @source Sheet, "Valuable Cargo"
 */
export const valuableCargo = {
  /** So many fires at once, and one more for each fire test that succeeds, one test a cargo point. */
  fuel: { fires: 1, firesPerSuccess: 1, testsPerPoint: 1 },
  /** One fire test, made again if she burns; she blows up, and ships nearby are hit with that many D6 a point. */
  ammunition: { tests: 1, rerollsFailureWhenOnFire: true, collateralCvPerPoint: 'D6' },
} as const

/**
 * Which of a warship's hits on her weapons fall on her cargo instead, D10 (ruling `warshipCargo`).
 * @source Sheet, "Structural Critical Damage Table" @source Ruling, "warshipCargo"
 */
export const warshipCargo = { die: 'D10', from: 1, to: 5 } as const

/**
 * Wreck test, D10; what it needs is a ruling. Teams count by the printed scale, fires against it.
 * @source Sheet, "10.2"
 */
export const wreckTest = {
  die: 'D10',
  poorCarrierSafety: -1,
  poorUnderwaterProtection: -1,
  teamsCount: 1,
  firesCount: -1,
  badWeather: 'rerollSuccess',
} as const
