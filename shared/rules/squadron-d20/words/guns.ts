import { factorOdds, factorProcedure, factorRefused, factorWords } from './factors'
import { gunfireProcedure, gunfireRefused, gunfireWords } from './gunfire'
import { mayFireProcedure, mayFireRefused, mayFireWords } from './may-fire'
import { torpedoProcedures, torpedoRefused, torpedoWords } from './torpedoes'
import { throwWords } from './throws'

/** Guns, torpedoes, factors: ships shooting. */
export const guns = {
  ...throwWords,
  ...mayFireWords,
  ...gunfireWords,
  ...torpedoWords,
  ...factorWords,
  odds: { ...gunfireWords.odds, ...factorOdds },
}

/** Fields of the forms of its procedures. */
export const procedures = { ...mayFireProcedure, ...gunfireProcedure, ...torpedoProcedures, ...factorProcedure }

/** Sentences of refusals. */
export const refused = { ...mayFireRefused, ...gunfireRefused, ...torpedoRefused, ...factorRefused }
