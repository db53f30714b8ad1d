import type { Procedure } from '../../../pack/procedure'
import { hit, damage } from '../damage/damage'
import { fightFire, firesAfterBattle } from '../damage-control/fires'
import { repair } from '../damage-control/repair'
import { turnEnds } from './turn-ends'
import { wildCourse } from './wild-course'

/** The procedures of damage and of the turn itself, in the order of the sequence. */
export const damageProcedures: readonly Procedure[] = [
  wildCourse,
  hit,
  damage,
  repair,
  fightFire,
  turnEnds,
  firesAfterBattle,
]
