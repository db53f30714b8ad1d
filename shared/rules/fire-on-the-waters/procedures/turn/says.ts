import { sentencesOf } from '../../sentence'

/** A sentence of the turn sequence. */
export const says = sentencesOf('sequence')
