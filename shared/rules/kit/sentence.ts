import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'
import type { Words } from '../../words/speak'

/** Gives the sentence of a name. */
export type Says = (name: string, values?: Readonly<Record<string, Scalar>>) => Phrase

/** The sentences of one part of a pack: `rules.<pack>.<part>.<name>`. */
export function sentencesOf(pack: string, part: string): Says {
  return (name, values) => {
    const key = `rules.${pack}.${part}.${name}`
    return values ? { key, values } : { key }
  }
}

/** The same spoken at once, where a table takes text. */
export function inWordsOf(says: Says) {
  return (words: Words) =>
    (name: string, values?: Readonly<Record<string, Scalar>>): string =>
      words(says(name).key, values)
}
