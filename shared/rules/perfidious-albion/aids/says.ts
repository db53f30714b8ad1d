import type { Scalar } from '../../../kernel/scalar'
import type { Words } from '../../../words/speak'
import { sentencesOf } from '../sentence'

type Values = Readonly<Record<string, Scalar>>

/** A sentence of the aids. */
export const phraseOf = sentencesOf('aids')

export function inWords(words: Words) {
  return (name: string, values?: Values): string => words(phraseOf(name).key, values)
}
