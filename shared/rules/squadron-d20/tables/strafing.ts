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
