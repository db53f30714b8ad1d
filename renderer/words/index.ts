import { en } from '#shared/rules/words'
import { messageAt, speaker, type Words } from '#shared/words/speak'

/** Says a phrase in the very words of paper; a value that is not there is left out, where paper shows its name. */
export const say: Words = speaker(en, 'nothing')

/** Whether the catalogue has a sentence for this key. */
export const hasWords = (key: string): boolean => messageAt(en, key) !== undefined
