import type { Input } from '../../../pack/input'
import type { CriticalOn } from './critical-damage'
import { damageInputs } from './damage-form'

/** The critical of an input that `check` has passed. */
export function criticalOf(input: Input): CriticalOn {
  return { ...damageInputs(input), cv: Number(input['cv']), isFlashover: input['flashover'] === true }
}
