import type { MountKind } from '../stands/weapons'
import type { ArmouredArea } from './armour'

/** What the loss of one mount costs, in the order in which mounts go (10.8). `armour`: only if an attack beats it. */
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
