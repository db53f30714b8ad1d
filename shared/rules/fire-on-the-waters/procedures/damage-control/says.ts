import { sentencesOf } from '../../sentence'

/** A sentence of damage control. */
export const says = sentencesOf('damageControl')
