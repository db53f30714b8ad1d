/** Guns, torpedoes and aircraft on the reference sheet. */
export const referenceCombat = {}
