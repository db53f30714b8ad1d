import { outcomeThatCounts } from './last-results'
import { say } from '../words'
import { cardFront } from '#shared/decks/card/card-front'
import { cardHeightMm, cardWidthMm } from '#shared/decks/card/playing-card'
import { printedFace } from '#shared/decks/card/printed-face'
import { isBlack } from '#shared/decks/face'
import { pileOf } from '#shared/decks/pile'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import type { CardShown } from '#shared/table-view/picture'

/**
 * The event card that was turned up last and lies in the open; cards of a hand are not among them, since lines say
 * nothing of their faces. A card that lies in a hand `now` is not shown in a replay either.
 */
export function lastCardShown(lines: readonly JournalLine[], { decks }: GameState, now?: GameState): CardShown | null {
  for (const line of lines) {
    for (const effect of outcomeThatCounts(line)?.effects.toReversed() ?? []) {
      if (effect.type !== 'cardMoved' || effect.face === undefined || isBlack(effect.face)) continue
      const pile = pileOf(decks, effect.deck)
      if (!pile || pile.shown[effect.card] !== effect.face || pile.hand.includes(effect.card)) continue
      if (now && pileOf(now.decks, effect.deck)?.hand.includes(effect.card)) continue
      const card = printedFace(pile, effect.face, say)
      const { title, text } = card
      const played = say('tableView.card.played', { deck: pile.name })
      return { title, text, played, widthMm: cardWidthMm, heightMm: cardHeightMm, operations: cardFront(card) }
    }
  }
  return null
}
