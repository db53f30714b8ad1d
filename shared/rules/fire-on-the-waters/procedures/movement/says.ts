import { sentencesOf } from '../../sentence'

/** A sentence about movement. */
export const says = sentencesOf('movement')
