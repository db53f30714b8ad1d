import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'

/** A sentence of the dialogues of event cards. */
export function says(name: string, values?: Readonly<Record<string, Scalar>>): Phrase {
  const key = `eventDialogues.${name}`
  return values ? { key, values } : { key }
}
