import { sentencesOf } from '../../sentence'

/** A sentence of the damage rules. */
export const says = sentencesOf('damage')
