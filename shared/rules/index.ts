import type { PackId } from '../kernel/ids'
import { fieldBattle } from './field-battle'
import { fireOnTheWaters } from './fire-on-the-waters'
import { perfidiousAlbion } from './perfidious-albion'
import type { RulesPack } from './pack/rules-pack'
import { squadronD20 } from './squadron-d20'

/** Every rules pack of this program. */
export const rulesPacks: readonly RulesPack[] = [perfidiousAlbion, fireOnTheWaters, squadronD20, fieldBattle]

export function findPack(id: PackId): RulesPack | undefined {
  return rulesPacks.find((pack) => pack.id === id)
}
