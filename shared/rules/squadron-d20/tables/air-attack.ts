import type { AttackType } from '../ship/aircraft'

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
