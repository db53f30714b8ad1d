import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import { fieldId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import type { CardPiece } from '../../pack/rules-pack'
import { trackOf, type FieldName, type TrackName } from '../ship/shape'
import type { Rect } from './places'
import type { CardTarget } from '../../pack/card-target'

/** A piece together with what draws it. */
export interface Piece extends CardPiece {
  draw(stand: ShipInPlay, words: Words): readonly Operation[]
}

/** A place of the card that opens a part of the ship editor. */
export interface PartPlace extends Rect {
  readonly part: string
}

/**
 * A part of a card with all that belongs to it: its face, the pieces over it in play, where it is tapped, and
 * which part of the editor changes it. A card is a list of blocks; each kind of stand has its own.
 */
export interface Block {
  face(words: Words): readonly Operation[]
  readonly pieces?: readonly Piece[]
  readonly targets?: readonly CardTarget[]
  readonly parts?: readonly PartPlace[]
}

export type TargetAction = CardTarget['action']

export const readsFields = (...names: readonly FieldName[]) => ({ fields: names.map((name) => fieldId(name)) })
export const readsTracks = (...names: readonly TrackName[]) => ({ tracks: names.map(trackOf) })

export const fieldAction = (name: FieldName): TargetAction => ({ kind: 'field', field: fieldId(name) })
export const pickAction = (name: TrackName): TargetAction => ({ kind: 'pick', track: trackOf(name) })

export function target(place: Rect, group: string, row: number, column: number, does: TargetAction): CardTarget {
  const { x, y, width, height } = place
  return { x, y, width, height, row, column, group, action: does }
}

/** The words of the card: `rules.squadron-d20.card.<name>`. */
export const cardKey = (name: string) => `rules.squadron-d20.card.${name}`
