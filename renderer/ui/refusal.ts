import { hasWords, say } from '../words'
import type { Scalar } from '#shared/kernel/scalar'

/** A refusal, a finding or a trouble as it comes over the bridge. */
export interface Reason {
  readonly code: string
  readonly values: Readonly<Record<string, Scalar>>
}

/** Says why something was refused. A code without a sentence of its own is still named, never swallowed. */
export function sayReason({ code, values }: Reason): string {
  const key = ['refused', 'documents'].map((area) => `${area}.${code}`).find(hasWords)
  return key ? say(key, values) : say('app.refusedOtherwise', { code })
}
