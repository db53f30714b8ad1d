import type { Procedure } from '../../procedure'
import { ruleBook } from './rule-book'

/** Every rule that is a dialogue, in the order of the printed sequence. */
export const packProcedures: readonly Procedure[] = [ruleBook]
