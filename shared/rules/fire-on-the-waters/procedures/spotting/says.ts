import { sentencesOf } from '../../sentence'

/** A sentence about who sees whom. */
export const says = sentencesOf('spotting')
