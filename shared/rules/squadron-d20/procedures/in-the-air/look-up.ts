import type { LookUp } from '../../../../kernel/question'

/** Places of aircraft on the reference sheet. */
export const onAircraft = {
  aa: [{ table: 'aa' }],
  aaSave: [{ table: 'aaSave' }],
  airAttack: [{ table: 'airAttack' }],
  airDice: [{ table: 'airDice' }],
  strafing: [{ table: 'strafing' }],
  airCombat: [{ table: 'airCombat' }],
  airCombatants: [{ table: 'airCombatants' }],
  airCombatSave: [{ table: 'airCombatSave' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>
