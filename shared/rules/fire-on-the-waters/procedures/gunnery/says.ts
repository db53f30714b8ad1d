import { sentencesOf } from '../../sentence'

/** A sentence of the gunfire rules. */
export const says = sentencesOf('gunnery')
