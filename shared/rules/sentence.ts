import type { Phrase } from '../kernel/phrase'
import type { Scalar } from '../kernel/scalar'

/** The sentences of one part of a pack: `rules.<pack>.<part>.<name>`. */
export function sentencesOf(pack: string, part: string) {
  return (name: string, values?: Readonly<Record<string, Scalar>>): Phrase => {
    const key = `rules.${pack}.${part}.${name}`
    return values ? { key, values } : { key }
  }
}
