import { say } from './index'
import type { Phrase } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { phraseInWords as inWords } from '#shared/log/phrase'
import { findPack } from '#shared/rules/index'

/** A phrase of the journal in words, as the log says it. */
export function phraseInWords(phrase: Phrase, state: GameState | undefined): string {
  return inWords(phrase, state, state && findPack(state.pack), say)
}
