import type { Procedure } from '../../pack/procedure'
import { heldAgainstForm } from '../../kit/input-problem'
import { antiAircraft } from './aa'
import { airAttack } from './air-attack'
import { airCombat } from './air-combat'
import { critical } from './criticals'
import { hit } from './damage'
import { factors } from './factors'
import { eventsEnd } from './events/end-events'
import { guns } from './guns'
import { mayFire } from './may-fire'
import { moraleProcedures } from './morale'
import { ruleBook } from './rule-book'
import { strafing } from './strafing'
import { declareTorpedoes, torpedoes } from './torpedoes'
import { closingProcedures, openingProcedures, wreckProcedures } from './turn'

const procedures: readonly Procedure[] = [
  ...openingProcedures,
  mayFire,
  declareTorpedoes,
  guns,
  torpedoes,
  factors,
  airCombat,
  antiAircraft,
  airAttack,
  strafing,
  hit,
  critical,
  ...wreckProcedures,
  ...moraleProcedures,
  ...closingProcedures,
  eventsEnd,
  ruleBook,
]

/** Every rule that is a dialogue, in the order of the printed sequence; an input also has to fit its form. */
export const packProcedures: readonly Procedure[] = procedures.map(heldAgainstForm)
