import { sentencesOf } from '../../sentence'

/** A sentence of the order of play and of morale. */
export const says = sentencesOf('sequence')
