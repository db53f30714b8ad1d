import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'

/** A sentence of the land battle. */
export function says(name: string, values?: Readonly<Record<string, Scalar>>): Phrase {
  return { key: `rules.field-battle.${name}`, ...(values ? { values } : {}) }
}
