import type { MountKind } from '../ship/weapons'
import type { ArmouredArea } from './armour'

/**
 * What the loss of one mount costs, in the order in which mounts go. `armour`: only if an attack beats it.
 * @source Sheet, "10.8"
 */
export const weaponLoss: readonly {
  readonly kind: MountKind
  readonly cost: number
  readonly armour?: ArmouredArea
}[] = [
  { kind: 'open', cost: 1 },
  { kind: 'shielded', cost: 2 },
  { kind: 'casemateUnarmoured', cost: 3 },
  { kind: 'turretUnarmoured', cost: 4 },
  { kind: 'casemateArmoured', cost: 3, armour: 'casemate' },
  { kind: 'turretArmoured', cost: 4, armour: 'turret' },
]
