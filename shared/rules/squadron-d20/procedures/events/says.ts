import { sentencesOf } from '../../sentence'

/** A sentence of what event cards do under these rules. */
export const says = sentencesOf('events')
