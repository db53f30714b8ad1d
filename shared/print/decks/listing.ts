import { fitLine } from '../../card/fit'
import { capHeight, measure } from '../../card/measure'
import type { Operation, TextOp } from '../../card/operations'
import { pips } from '../../decks/card/card-front'
import type { PlayingCard } from '../../decks/card/playing-card'

/** A part of a listing: a card begins in it, or goes on where `title` is `null`. */
export interface ListedPart {
  readonly title: string | null
  readonly heightMm: number
  draw(y: number): readonly Operation[]
}

/** How lines are set, one under the other. */
export type Setting = Pick<TextOp, 'x' | 'size' | 'face' | 'ink'> & { readonly leading: number }

/** Lines of text from the baseline of the first. */
export function setLines(lines: readonly string[], { leading, ...set }: Setting, y: number): TextOp[] {
  return lines.map((text, place) => ({ op: 'text', y: y + place * leading, text, ...set }))
}

/** Text as it is set: wherever it breaks, with single blanks. */
export const inOneBreath = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Lines in stretches of at most so many. */
export function inParts(lines: readonly string[], most: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(lines.length / most) }, (_, part) =>
    lines.slice(part * most, (part + 1) * most),
  )
}

/** How wide the widest sign of these cards is at an em size, in mm. */
export function widestSign(cards: readonly PlayingCard[], size: number): number {
  return Math.max(0, ...cards.map((card) => measure('work-700', size, card.corner) + pipRoom(card, size).all))
}

/** Rank and suit in a line, as `10 ♥`: how a list names a card. The room is in mm, the sign begins at `x`. */
export function cardSign(
  card: PlayingCard,
  { x, y, size, room }: { readonly x: number; readonly y: number; readonly size: number; readonly room: number },
): Operation[] {
  const ink = card.isEvent ? 'red' : 'ink'
  const { pipMm, between, all } = pipRoom(card, size)
  const rank = fitLine('work-700', size, card.corner, room - all, size * 0.6)
  const pip = { x: x + rank.width + between, y: y - pipMm * 0.94, size: pipMm, ink } as const
  return [
    ...(rank.text === '' ? [] : setLines([rank.text], { x, size: rank.size, face: 'work-700', ink, leading: 0 }, y)),
    ...(card.suit === null ? [] : [{ op: 'glyph', glyph: pips[card.suit], ...pip } as const]),
  ]
}

/** The pip of a sign, and what is between it and the rank. */
function pipRoom({ corner, suit }: PlayingCard, size: number) {
  const pipMm = suit === null ? 0 : capHeight('work-700', size) * 1.15
  const between = corner === '' || suit === null ? 0 : size * 0.2
  return { pipMm, between, all: pipMm + between }
}
