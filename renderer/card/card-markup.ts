import type { LineWeights } from '#shared/card/line-weights'
import { openCard, operationsMarkup } from '#shared/card/svg'
import type { ShipDocument } from '#shared/documents/ship'
import type { ShipInPlay } from '#shared/game/state'
import type { CardFace, CardPiece } from '#shared/rules/pack/rules-pack'
import type { Words } from '#shared/words/speak'

/** What a card is drawn with: the pack's layout, the language, and the line weights of the theme. */
export interface CardPen {
  readonly face: CardFace
  readonly words: Words
  /** As drawn, unless a theme wants them heavier. */
  readonly lines?: LineWeights
}

interface Written extends CardPen {
  readonly markup: string
}

/** The part of a card that never changes in play, written once per document and shared by every card of it. */
const written = new WeakMap<ShipDocument, Written>()

function faceMarkup(pen: CardPen, document: ShipDocument): string {
  const had = written.get(document)
  if (had?.face === pen.face && had.words === pen.words && had.lines === pen.lines) return had.markup
  const markup = operationsMarkup(pen.face.face(document, pen.words), pen.lines)
  written.set(document, { ...pen, markup })
  return markup
}

/**
 * A whole card as two drawings, one over the other: the face, which has one layout and is never recorded again, and over it
 * one group per piece in painting order, so that a piece is found by its place.
 */
export function wholeCard(pen: CardPen, ship: ShipInPlay, pieces: readonly CardPiece[]): string {
  const { widthMm, heightMm } = pen.face
  const open = openCard({ widthMm, heightMm, label: ship.document.name })
  let over = ''
  for (const piece of pieces) over += `<g>${pieceMarkup(pen, piece, ship)}</g>`
  return `${open}${faceMarkup(pen, ship.document)}</svg>${open}${over}</svg>`
}

export function pieceMarkup(pen: CardPen, piece: CardPiece, ship: ShipInPlay): string {
  const operations = pen.face.piece(piece, ship, pen.words)
  return operations.length === 0 ? '' : operationsMarkup(operations, pen.lines)
}
