import type { Scalar } from '../../../kernel/scalar'
import type { Words } from '../../../words/speak'
import { sentencesOf } from '../sentence'

type Values = Readonly<Record<string, Scalar>>

/** A sentence of the aids. */
export const says = sentencesOf('aids')

export function inWords(words: Words) {
  return (name: string, values?: Values): string => words(says(name, values).key, values)
}
