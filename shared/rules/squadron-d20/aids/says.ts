import { inWordsOf } from '../../kit/sentence'
import { sentencesOf } from '../sentence'

/** A sentence of the aids. */
export const says = sentencesOf('aids')
export const inWords = inWordsOf(says)
