import type { Phrase } from '../../../kernel/phrase'
import type { Scalar } from '../../../kernel/scalar'
import type { Words } from '../../../words/speak'

type Values = Readonly<Record<string, Scalar>>

/** A sentence of the aids. */
export function phraseOf(name: string, values?: Values): Phrase {
  const key = `rules.perfidious-albion.aids.${name}`
  return values ? { key, values } : { key }
}

export function inWords(words: Words) {
  return (name: string, values?: Values): string => words(phraseOf(name).key, values)
}
