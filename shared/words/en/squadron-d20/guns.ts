/** Guns, torpedoes, factors: ships shooting. */
export const guns = {}

/** What its procedures ask to be laid down. */
export const gunsProcedures = {}

/** Sentences of refusals. */
export const gunsRefused = {}
