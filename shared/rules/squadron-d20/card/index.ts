import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import type { CardFace, CardPiece } from '../../pack/rules-pack'
import { blocksOf } from './blocks-of'
import type { Piece } from './block'
import { frame } from './frame'
import { cardHeightMm, cardWidthMm } from './places'

/** The cards of Squadron d20, A5 across: ships, stands of small craft and of aircraft, places ashore. */
export const squadronCard: CardFace = {
  widthMm: cardWidthMm,
  heightMm: cardHeightMm,
  smallestPaper: 'half-letter',
  face: (document, words) => [
    ...frame,
    ...blocksOf(document).flatMap((block): readonly Operation[] => block.face(words)),
  ],
  pieces: (document) => [...piecesByKey(document).values()],
  piece: pieceOf,
  targets: (document) => blocksOf(document).flatMap(({ targets = [] }) => targets),
}

function pieceOf(piece: CardPiece, stand: ShipInPlay, words: Words): readonly Operation[] {
  return piecesByKey(stand.document).get(piece.key)?.draw(stand, words) ?? []
}

const known = new WeakMap<ShipDocument, ReadonlyMap<string, Piece>>()

function piecesByKey(document: ShipDocument): ReadonlyMap<string, Piece> {
  const kept = known.get(document)
  if (kept) return kept
  const pieces = blocksOf(document).flatMap((block) => block.pieces ?? [])
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]))
  known.set(document, byKey)
  return byKey
}
