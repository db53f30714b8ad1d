import type { Operation } from '../../card/operations'
import type { ShipDocument } from '../../documents/ship'
import type { ShipInPlay } from '../../game/state'
import { fieldId, trackId } from '../../kernel/ids'
import { onceEach } from '../../kernel/once-each'
import type { Words } from '../../words/speak'
import type { CardFace, CardPiece } from '../pack/rules-pack'

/** A piece over a card's face with how it is drawn; what it draws depends on nothing but what it reads. */
export interface DrawnPiece extends CardPiece {
  draw(ship: ShipInPlay, words: Words): readonly Operation[]
}

/** The pieces of a card from what a document has of them, in painting order; made once per document. */
export function drawnPieces(
  piecesOf: (document: ShipDocument) => readonly DrawnPiece[],
): Pick<CardFace, 'pieces' | 'piece'> {
  const byKey = onceEach(
    (document: ShipDocument): ReadonlyMap<string, DrawnPiece> =>
      new Map(piecesOf(document).map((piece) => [piece.key, piece])),
  )
  return {
    pieces: (document) => [...byKey(document).values()],
    piece: ({ key }, ship, words) => byKey(ship.document).get(key)?.draw(ship, words) ?? [],
  }
}

export const readsFields = (...names: readonly string[]) => ({ fields: names.map(fieldId) })
export const readsTracks = (...names: readonly string[]) => ({ tracks: names.map(trackId) })
