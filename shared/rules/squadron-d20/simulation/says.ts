import { sentencesOf } from '../sentence'

/** A sentence of battles that are played many times over. */
export const says = sentencesOf('simulation')
