import type { Procedure } from '../../pack/procedure'
import { critical, hit } from './criticals/critical'
import { eventsEnd } from './events/lasting'
import { factors } from './guns/factors'
import { guns } from './guns/guns'
import { antiAircraft } from './in-the-air/aa'
import { airAttack } from './in-the-air/air-attack'
import { airCombat } from './in-the-air/air-combat'
import { airOrders } from './in-the-air/air-orders'
import { strafing } from './in-the-air/air-attack'
import { mayFire } from './may-fire/may-fire'
import { moraleTest, squadronMoraleTest } from './morale/morale'
import { ruleBook } from './rule-book/rule-book'
import { wreckTestAlone } from './throws/wreck-test'
import { torpedoes } from './torpedoes/attack'
import { declareTorpedoes } from './torpedoes/declare'
import { clearMarkers } from './turn/due'
import { initiative } from './turn/initiative'
import { pass } from './turn/passes'
import { helmTest, powerTest } from './turn/turn'

/** Every rule that is a dialogue, in the order of the printed sequence. */
export const packProcedures: readonly Procedure[] = [
  initiative,
  helmTest,
  powerTest,
  mayFire,
  declareTorpedoes,
  airOrders,
  guns,
  torpedoes,
  factors,
  airCombat,
  antiAircraft,
  airAttack,
  pass,
  strafing,
  hit,
  critical,
  wreckTestAlone,
  // Stands before squadrons: losses of stands count for the squadron.
  moraleTest,
  squadronMoraleTest,
  clearMarkers,
  eventsEnd,
  ruleBook,
]
