import type { Scalar } from '../kernel/scalar'
import type { Words } from './speak'

/** A refusal, a finding or a trouble: what went wrong, by its code. */
export interface Reason {
  readonly code: string
  readonly values: Readonly<Record<string, Scalar>>
}

const areas = ['refused', 'documents'] as const

/** The sentence of a code. A code without a sentence is named instead. */
export function reasonSaid({ code, values }: Reason, words: Words): string {
  for (const area of areas) {
    const key = `${area}.${code}`
    const said = words(key, values)
    if (said !== key) return said
  }
  return words('app.refusedOtherwise', { code })
}
