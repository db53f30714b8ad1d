import { say } from './index'
import type { PackId } from '#shared/kernel/ids'
import { packWords as packWordsIn } from '#shared/words/pack-words'

/** The words of a pack for its own things: phases, tracks, fields, facts of the table. */
export function packWords(pack: PackId) {
  return packWordsIn(pack, say)
}
