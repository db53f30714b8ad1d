import { sentencesOf } from '../../sentence'

/** A sentence of ships that shoot. */
export const says = sentencesOf('guns')
