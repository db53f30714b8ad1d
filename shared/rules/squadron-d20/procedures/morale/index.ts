import type { Procedure } from '../../../pack/procedure'
import { moraleTest } from './morale-test'
import { squadronMoraleTest } from './squadron-morale'

export { squadronsDue, standsDue } from './causes'

/** Stands before squadrons: losses of stands count for the squadron. */
export const moraleProcedures: readonly Procedure[] = [moraleTest, squadronMoraleTest]
