import { words } from './ships'
import type { Operation } from '#shared/card/operations'
import { operationsMarkup } from '#shared/card/svg'
import type { ShipDocument } from '#shared/documents/ship'
import type { ShipInPlay } from '#shared/game/state'
import type { BoxId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import type { CardPiece } from '#shared/rules/pack/rules-pack'
import type { CardTarget } from '#shared/rules/pack/card-target'

/** A card as the peer draws it: the same operations as ours, those that lie on a box handed to its component. */
interface PeerDrawing {
  readonly face: string
  readonly boxes: readonly PeerBoxDrawing[]
}

interface PeerBoxDrawing {
  readonly piece: CardPiece
  /** The box that a click marks; none for a track or a field. */
  readonly box: BoxId | undefined
  readonly still: string
}

const { card } = perfidiousAlbion
const drawings = new WeakMap<ShipDocument, PeerDrawing>()

/** Made once for each document; sister ships share it. */
export function peerDrawing(document: ShipDocument): PeerDrawing {
  const had = drawings.get(document)
  if (had) return had
  const left = new Set(card.face(document, words))
  const targets = card.targets(document)
  const boxes = card.pieces(document).map((piece): PeerBoxDrawing => {
    const box = piece.reads.boxes?.[0]
    const target = targets.find(({ action }) => action.kind === 'box' && action.box === box)
    const onIt = target ? [...left].filter((operation) => beginsIn(target, operation)) : []
    for (const operation of onIt) left.delete(operation)
    return { piece, box, still: operationsMarkup(onIt) }
  })
  const drawing = { face: operationsMarkup([...left]), boxes }
  drawings.set(document, drawing)
  return drawing
}

/** What the look of a box depends on, always as many values: the memo of its component. */
export function readOf({ piece: { reads } }: PeerBoxDrawing, ship: ShipInPlay): unknown[] {
  return [
    ship.document,
    ...(reads.boxes ?? []).map((box) => ship.boxes[box]),
    ...(reads.tracks ?? []).map((track) => ship.tracks[track]),
    ...(reads.fields ?? []).map((field) => ship.fields[field]),
  ]
}

export function marksOf({ piece }: PeerBoxDrawing, ship: ShipInPlay): string {
  return operationsMarkup(card.piece(piece, ship, words))
}

function beginsIn({ x, y, width, height }: CardTarget, operation: Operation): boolean {
  const [left, top] = beginOf(operation)
  return left >= x && left < x + width && top >= y && top < y + height
}

function beginOf(operation: Operation): readonly [x: number, y: number] {
  if (operation.op !== 'path') return [operation.x, operation.y]
  const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(operation.d) ?? []
  return [Number(x) + (operation.x ?? 0), Number(y) + (operation.y ?? 0)]
}
