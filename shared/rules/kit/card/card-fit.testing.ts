import { expect } from 'vitest'
import { measure } from '../../../card/measure'
import type { Operation, TextOp } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { CardFace } from '../../pack/rules-pack'
import { areDisjoint } from './shapes'
import { words } from '../worded.testing'

/** Everything on a card of a ship, face and pieces. */
function drawnOn(card: CardFace, ship: ShipInPlay): readonly Operation[] {
  const { document } = ship
  return [...card.face(document, words), ...card.pieces(document).flatMap((piece) => card.piece(piece, ship, words))]
}

export function textsOn(card: CardFace, ship: ShipInPlay): readonly TextOp[] {
  return drawnOn(card, ship).filter((operation) => operation.op === 'text')
}

/** Every target is 32 px either way on a card of 776 px, lies over no other, and has its place for the arrow keys. */
export function targetsFit(card: CardFace, document: ShipDocument): void {
  const pixelsPerMm = 776 / card.widthMm
  const targets = card.targets(document)
  for (const [place, target] of targets.entries()) {
    expect(target.width * pixelsPerMm, JSON.stringify(target)).toBeGreaterThanOrEqual(32)
    expect(target.height * pixelsPerMm, JSON.stringify(target)).toBeGreaterThanOrEqual(32)
    expect(target.x, JSON.stringify(target)).toBeGreaterThanOrEqual(3)
    expect(target.x + target.width, JSON.stringify(target)).toBeLessThanOrEqual(card.widthMm - 4)
    expect(target.y + target.height, JSON.stringify(target)).toBeLessThanOrEqual(card.heightMm - 5)
    const over = targets.slice(place + 1).find((other) => !areDisjoint(target, other))
    expect(over && [target.action, over.action]).toBeUndefined()
  }
  expect(new Set(targets.map(({ group, row, column }) => `${group} ${row} ${column}`)).size).toBe(targets.length)
}

/** Where a text begins and ends, in millimetres from the left. */
export function extentOf({ x, text, size, face, anchor }: TextOp): { readonly from: number; readonly to: number } {
  const width = measure(face, size, text)
  const from = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
  return { from, to: from + width }
}

const neatlineMm = 3.8

/** Every text stays inside the line round the card. */
export function textsFit(card: CardFace, ship: ShipInPlay): void {
  for (const text of textsOn(card, ship)) {
    const { from, to } = extentOf(text)
    expect(from, text.text).toBeGreaterThanOrEqual(neatlineMm)
    expect(to, text.text).toBeLessThanOrEqual(card.widthMm - neatlineMm)
  }
}
