import type { AttackType } from '../ship/ship'

/** Fire at aircraft: one D20 a factor; the number needed is a ruling. @source Sheet, "9.9" */
export const aa = { die: 'D20' } as const

/**
 * Beside crew quality. Markers: splash on the ship, flak on the stand. Who shoots from land throws misses again.
 * @source Sheet, "9.9"
 */
export const aaModifiers = { dpaaRadar: 1, lrfAtTwoBands: -3, marker: -1, shoreShooting: 'rerollMisses' } as const

/** Against guns with AA+. @source Sheet, "9.9" */
export const aaSaves = { aaPlus: -2 } as const

/** By the hit points of the aircraft: the steps of the scale, for one hit point less. @source Sheet, "9.9" */
export const hitPointSaves = [
  { from: 1, to: 1, modifier: 0 },
  { from: 2, to: 3, modifier: 1 },
  { from: 4, to: 7, modifier: 2 },
  { from: 8, to: 13, modifier: 3 },
  { from: 14, to: 21, modifier: 4 },
  { from: 22, to: null, modifier: 5 },
] as const

/**
 * Air attacks on ships: dice by the scale from the aircraft that attack; the number needed is a ruling.
 * @source Sheet, "9.11"
 */
export const airAttack = { die: 'D20' } as const

/** By the way of attacking. @source Sheet, "9.11" */
export const attackTypeModifiers: Readonly<Record<AttackType, number>> = {
  diveBomber: 4,
  skipBomber: 2,
  fighterBomber: 0,
  glideBomber: 0,
  torpedoBomber: 0,
  aircraftGuns: 0,
  ohka: 0,
  fx1400: 0,
  hs293: 0,
  kamikaze: 0,
  salvoRockets: -1,
  tinyTim: -1,
  lowLevelBomber: -1,
  mediumLevelBomber: -3,
  highLevelBomber: -5,
}

/**
 * Beside crew quality, the torpedo's own modifier and the size of the target. The figure of flak markers has dropped
 * out in print; it is that of air combat. Splash markers on the target do not count for torpedoes.
 * @source Sheet, "9.11"
 */
export const airAttackModifiers = { flakMarker: -1, splashMarkerOnTarget: -1 } as const

/** Air combat: dice by the scale from the aircraft; the number needed is a ruling. @source Sheet, "9.15" */
export const airCombat = { die: 'D20' } as const

/** Beside crew quality: on attackers and defenders each. @source Sheet, "9.15" */
export const airCombatModifiers = { flakMarker: -1 } as const

/** @source Sheet, "9.15" */
export const combatants = ['fighter', 'loadedFighterBomber', 'emptyFighterBomber', 'other'] as const
export type Combatant = (typeof combatants)[number]

/**
 * Who intercepts, and with which factor each dogfights; a loaded fighter-bomber may stay out of it.
 * @source Sheet, "9.15"
 */
export const availability: Readonly<
  Record<
    Combatant,
    { readonly intercepts: boolean; readonly dogfight: 'dogfight1' | 'dogfight2'; readonly mayDecline: boolean }
  >
> = {
  fighter: { intercepts: true, dogfight: 'dogfight1', mayDecline: false },
  loadedFighterBomber: { intercepts: false, dogfight: 'dogfight2', mayDecline: true },
  emptyFighterBomber: { intercepts: true, dogfight: 'dogfight1', mayDecline: false },
  other: { intercepts: false, dogfight: 'dogfight2', mayDecline: false },
}

/**
 * The saving throw: what combat factor and hit points differ by is worth its step of the scale, against the defender
 * where the factor is above his hit points, for him where it is below.
 * @source Sheet, "9.15"
 */
export const airCombatSave = { factorAbove: -1, factorBelow: 1 } as const

/**
 * Saving throws against guns of aircraft: small craft have a modifier of their own beside these.
 * @source Sheet, "9.12"
 */
export const strafingSaves = { typeXHitByStrafing: 1, otherHitByAntiShipping: 1 } as const

/** By the combat factor of the guns, strafing or anti-shipping. @source Sheet, "9.12" */
export const combatFactorSaves = [
  { from: 1, to: 2, modifier: -1 },
  { from: 3, to: 6, modifier: -2 },
  { from: 7, to: null, modifier: -3 },
] as const
