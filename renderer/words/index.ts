import { en } from '#shared/rules/words'
import type { PackId } from '#shared/kernel/ids'
import { packWords as packWordsIn } from '#shared/words/pack-words'
import type { Reason } from '#shared/kernel/result'
import { sayRefusal } from '#shared/words/say-refusal'
import { messageAt, speaker, type Words } from '#shared/words/speak'

export type { Reason }

/** Says a phrase in the very words of paper; a value that is not there is left out, where paper shows its name. */
export const say: Words = speaker(en, 'nothing')

/** Whether the catalogue has a sentence for this key. */
export const hasWords = (key: string): boolean => messageAt(en, key) !== undefined

/** What rules are called; those that this program does not know by their key. */
export const rulesName = (pack: string): string => (hasWords(`rules.${pack}.name`) ? say(`rules.${pack}.name`) : pack)

/** The words of a pack for its own things: phases, tracks, fields, facts of the table. */
export const packWords = (pack: PackId) => packWordsIn(pack, say)

/** Says why something was refused, or what was found. */
export const sayReason = (reason: Reason): string => sayRefusal(say, reason)
