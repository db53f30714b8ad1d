import type { Phrase } from '../../../../kernel/phrase'
import type { Scalar } from '../../../../kernel/scalar'

/** A sentence of the turn sequence. */
export function says(name: string, values?: Readonly<Record<string, Scalar>>): Phrase {
  const key = `rules.perfidious-albion.sequence.${name}`
  return values ? { key, values } : { key }
}
