import { inWordsOf } from '../../kit/sentence'
import { sentencesOf } from '../sentence'

/** A sentence of the aids. */
export const phraseOf = sentencesOf('aids')
export const inWords = inWordsOf(phraseOf)
