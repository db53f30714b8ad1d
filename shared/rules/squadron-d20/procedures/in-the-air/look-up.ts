import type { LookUp } from '../../../../kernel/question'

/** Where the reference sheet tells of aircraft. */
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
