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
 * The event card that was turned up last and lies in the open; cards of a hand are not among them, since lines say
 * nothing of their faces. A card that lies in a hand `now` is not shown in a replay either.
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
