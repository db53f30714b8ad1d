import { companion } from '#shared/words/en/companion'
import { speaker, type Words } from '#shared/words/speak'

/** The page of a phone has sentences of its own; all else is said by the table. */
export const say: Words = speaker(companion, 'nothing')
