/**
 * CRF and MRF against ships: one D20 an attack, one attack a factor. A stand's factors count times the scale of its vessels.
 * @source Sheet, "9.8"
 */
export const factorFire = { die: 'D20', needed: 8 } as const

/** On firer and target each. @source Sheet, "9.8" */
export const factorModifiers = { splashMarker: -1 } as const

/** Saving throws of what was hit: small craft have a modifier of their own beside this one. @source Sheet, "9.8" */
export const factorSaves = { typeXHitByCrf: 1, otherHitByMrf: 1 } as const
