import { sentencesOf } from '../../sentence'

/** A sentence about torpedoes. */
export const says = sentencesOf('torpedoes')
