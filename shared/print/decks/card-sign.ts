import { fitLine } from '../../card/fit'
import type { GlyphName } from '../../card/glyphs'
import { capHeight, measure } from '../../card/measure'
import type { Operation } from '../../card/operations'
import type { PlayingCard } from '../../decks/card/playing-card'

/** How wide the widest sign of these cards is at an em size, in mm. */
export function widestSign(cards: readonly PlayingCard[], size: number): number {
  return Math.max(
    0,
    ...cards.map(({ corner, suit }) => {
      const pipMm = suit === null ? 0 : pipSize(size) + (corner === '' ? 0 : size * 0.2)
      return measure('work-700', size, corner) + pipMm
    }),
  )
}

/** Rank and suit in a line, as `10 ♥`: how a list names a card. The room is in mm, the sign begins at `x`. */
export function cardSign(
  { corner, suit, isEvent }: PlayingCard,
  { x, y, size, room }: { readonly x: number; readonly y: number; readonly size: number; readonly room: number },
): Operation[] {
  const ink = isEvent ? 'red' : 'ink'
  const pipMm = suit === null ? 0 : pipSize(size)
  const between = corner === '' || suit === null ? 0 : size * 0.2
  const rank = fitLine('work-700', size, corner, room - pipMm - between, size * 0.6)
  const letters: Operation[] =
    rank.text === '' ? [] : [{ op: 'text', x, y, text: rank.text, size: rank.size, face: 'work-700', ink }]
  if (suit === null) return letters
  return [
    ...letters,
    { op: 'glyph', glyph: pips[suit], x: x + rank.width + between, y: y - pipMm * 0.94, size: pipMm, ink },
  ]
}

function pipSize(size: number): number {
  return capHeight('work-700', size) * 1.15
}

const pips: Readonly<Record<NonNullable<PlayingCard['suit']>, GlyphName>> = {
  hearts: 'heart',
  diamonds: 'diamond',
  spades: 'spade',
}
