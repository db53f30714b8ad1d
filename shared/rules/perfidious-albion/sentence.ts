import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'

/** The sentences of one part of these rules: `rules.perfidious-albion.<part>.<name>`. */
export function sentencesOf(part: string) {
  return (name: string, values?: Readonly<Record<string, Scalar>>): Phrase => {
    const key = `rules.perfidious-albion.${part}.${name}`
    return values ? { key, values } : { key }
  }
}
