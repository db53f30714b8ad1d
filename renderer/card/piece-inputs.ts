import type { CardPiece } from '#shared/rules/rules-pack'
import type { ShipInPlay } from '#shared/game/state'

/** Whether anything that a piece reads differs between two states of a ship. Compares by reference, allocates nothing. */
export function inputsChanged(piece: CardPiece, before: ShipInPlay, after: ShipInPlay): boolean {
  const { boxes, tracks, fields } = piece.reads
  return (
    differs(boxes, before.boxes, after.boxes) ||
    differs(tracks, before.tracks, after.tracks) ||
    differs(fields, before.fields, after.fields)
  )
}

function differs<Key extends string>(
  keys: readonly Key[] | undefined,
  before: Readonly<Record<Key, unknown>>,
  after: Readonly<Record<Key, unknown>>,
): boolean {
  if (keys === undefined || before === after) return false
  for (const key of keys) if (before[key] !== after[key]) return true
  return false
}
