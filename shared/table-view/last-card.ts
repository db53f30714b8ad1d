import { outcomeThatCounts } from './results-in-words'
import { cardFront } from '../decks/card/card-front'
import { cardHeightMm, cardWidthMm } from '../decks/card/playing-card'
import { printedFace } from '../decks/card/printed-face'
import { isBlack } from '../decks/face'
import { pileOf } from '../decks/pile'
import type { JournalLine } from '../game/journal-line'
import type { GameState } from '../game/state'
import type { Words } from '../words/speak'
import type { CardShown } from './picture'

/**
 * The last event card that was turned face up. Cards of a hand are not included, since lines do not say their faces; a
 * card that is in a hand `now` is not shown in a replay either.
 */
export function lastCardShown(
  lines: readonly JournalLine[],
  { decks }: GameState,
  now: GameState | undefined,
  words: Words,
): CardShown | null {
  for (const line of lines) {
    for (const effect of outcomeThatCounts(line)?.effects.toReversed() ?? []) {
      if (effect.type !== 'cardMoved' || effect.face === undefined || isBlack(effect.face)) continue
      const pile = pileOf(decks, effect.deck)
      if (!pile || pile.shown[effect.card] !== effect.face || pile.hand.includes(effect.card)) continue
      if (now && pileOf(now.decks, effect.deck)?.hand.includes(effect.card)) continue
      const card = printedFace(pile, effect.face, words)
      const { title, text } = card
      const played = words('tableView.card.played', { deck: pile.name })
      return { title, text, played, widthMm: cardWidthMm, heightMm: cardHeightMm, operations: cardFront(card) }
    }
  }
  return null
}
