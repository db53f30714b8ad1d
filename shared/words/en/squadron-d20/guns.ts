import { gunfireProcedure, gunfireRefused, gunfireWords } from './gunfire'
import { mayFireProcedure, mayFireRefused, mayFireWords } from './may-fire'
import { throwWords } from './throws'

/** Guns, torpedoes, factors: ships shooting. */
export const guns = { ...throwWords, ...mayFireWords, ...gunfireWords }

/** What its procedures ask to be laid down. */
export const gunsProcedures = { ...mayFireProcedure, ...gunfireProcedure }

/** Sentences of refusals. */
export const gunsRefused = { ...mayFireRefused, ...gunfireRefused }
