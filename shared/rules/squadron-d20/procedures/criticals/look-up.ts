import type { LookUp } from '../../../../kernel/question'
import type { CriticalTable } from '../../tables/criticals'

/** Places of damage on the reference sheet: tables by the keys of the printed ones. */
export const onDamage = {
  armour: [{ table: 'armourProtection' }],
  weaponLoss: [{ table: 'weaponLoss' }],
  hit: [{ table: 'armourProtection' }, { table: 'wreckTest' }],
  wreckTest: [{ table: 'wreckTest' }],
  cargo: [{ table: 'valuableCargo' }],
  structural: [{ table: 'structuralWarship' }],
  underwater: [{ table: 'underwater' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** A row of a critical table; without `row` the table. */
export function onCritical(table: CriticalTable, row?: string): readonly LookUp[] {
  return [row === undefined ? { table } : { table, row }]
}
