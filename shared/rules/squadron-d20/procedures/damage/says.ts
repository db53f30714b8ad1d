import { sentencesOf } from '../../sentence'

/** A sentence of the rules of damage. */
export const says = sentencesOf('criticals')
