import { say } from '../words'
import { reasonSaid, type Reason } from '#shared/words/reason'

export type { Reason }

/** Says why something was refused, or what was found. */
export function sayReason(reason: Reason): string {
  return reasonSaid(reason, say)
}
