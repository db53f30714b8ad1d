import type { Input } from '../../../pack/input'
import type { CriticalOn } from './critical-damage'
import { strikeOf } from './laid'

/** The critical that an input lays down which `check` has passed. */
export function criticalOf(input: Input): CriticalOn {
  return { ...strikeOf(input), cv: Number(input['cv']), isFlashover: input['flashover'] === true }
}
