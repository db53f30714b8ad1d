import type { ShipDocument } from '#shared/documents/ship'
import type { ShipInPlay } from '#shared/game/state'
import type { CardFace, CardPiece } from '#shared/rules/pack/rules-pack'

type Readers = ReadonlyMap<string, readonly number[]>

/** Which pieces of a card read what, by their place; made once per document and shared by every card of it. */
export interface PieceIndex {
  readonly face: CardFace
  readonly pieces: readonly CardPiece[]
  readonly boxes: Readers
  readonly tracks: Readers
  readonly fields: Readers
}

const indexes = new WeakMap<ShipDocument, PieceIndex>()

export function pieceIndexOf(face: CardFace, document: ShipDocument): PieceIndex {
  const had = indexes.get(document)
  if (had?.face === face) return had
  const pieces = face.pieces(document)
  const readers = (of: 'boxes' | 'tracks' | 'fields'): Readers => {
    const index = new Map<string, number[]>()
    pieces.forEach((piece, place) => {
      for (const key of piece.reads[of] ?? []) index.set(key, [...(index.get(key) ?? []), place])
    })
    return index
  }
  const index = { face, pieces, boxes: readers('boxes'), tracks: readers('tracks'), fields: readers('fields') }
  indexes.set(document, index)
  return index
}

/** Places of the pieces that read something which differs between two states of a ship. Values are compared by reference. */
export function changedPieces(index: PieceIndex, before: ShipInPlay, after: ShipInPlay): ReadonlySet<number> {
  const changed = new Set<number>()
  collect(index.boxes, before.boxes, after.boxes, changed)
  collect(index.tracks, before.tracks, after.tracks, changed)
  collect(index.fields, before.fields, after.fields, changed)
  return changed
}

function collect(
  readers: Readers,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  changed: Set<number>,
): void {
  if (before === after) return
  for (const key in after) if (before[key] !== after[key]) readers.get(key)?.forEach((place) => changed.add(place))
  for (const key in before) if (!(key in after)) readers.get(key)?.forEach((place) => changed.add(place))
}
