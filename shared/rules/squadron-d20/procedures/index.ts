import type { Procedure } from '../../procedure'
import { critical } from './criticals'
import { hit } from './damage'
import { ruleBook } from './rule-book'

/** Every rule that is a dialogue, in the order of the printed sequence. */
export const packProcedures: readonly Procedure[] = [hit, critical, ruleBook]
