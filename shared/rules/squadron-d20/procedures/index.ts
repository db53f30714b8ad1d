import type { Procedure } from '../../pack/procedure'
import { heldAgainstForm } from '../../kit/input-problem'
import { antiAircraft } from './in-the-air/aa'
import { airAttack } from './in-the-air/air-attack'
import { airCombat } from './in-the-air/air-combat'
import { critical } from './criticals'
import { hit } from './damage'
import { factors } from './guns/factors'
import { eventsEnd } from './events/end-events'
import { guns } from './guns/guns'
import { mayFire } from './may-fire/may-fire'
import { moraleProcedures } from './morale'
import { ruleBook } from './rule-book'
import { strafing } from './in-the-air/strafing'
import { declareTorpedoes } from './torpedoes/declare'
import { torpedoes } from './torpedoes/attack'
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
