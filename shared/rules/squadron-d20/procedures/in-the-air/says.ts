import { sentencesOf } from '../../sentence'

/** A sentence of the rules of the air. */
export const says = sentencesOf('aircraft')
