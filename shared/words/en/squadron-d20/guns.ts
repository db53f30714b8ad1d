import { throwWords } from './throws'

/** Guns, torpedoes, factors: ships shooting. */
export const guns = { ...throwWords }

/** What its procedures ask to be laid down. */
export const gunsProcedures = {}

/** Sentences of refusals. */
export const gunsRefused = {}
