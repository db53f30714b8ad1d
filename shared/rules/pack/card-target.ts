import type { BoxId, TrackId, FieldId } from '../../kernel/ids'

/** The area that takes a tap. It is larger than what is drawn. */
export interface CardTarget {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Row and column in its group, for the arrow keys. */
  readonly row: number
  readonly column: number
  /** Grid or the track's id: arrows stay inside, Tab goes from group to group. */
  readonly group: string
  /** Of a track, picked or tapped: the boxes under it where there are several, each with the value at which it is crossed off. */
  readonly boxes?: readonly {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly value: number
  }[]
  /** Of a box: the part of the ship that is marked for it, with a caption at its foot. It may lie in several boxes. */
  readonly marked?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** A pointer sets the track by the box under it, not by the whole area. */
  readonly isAimed?: true
  /** A caption whose track has boxes of its own, to be tapped or held: it may be lower than a finger. */
  readonly isCaption?: true
  /** Of a track that moves along its boxes and crosses none off: the value of the last of them. */
  readonly level?: { readonly last: number }
  readonly action:
    | { readonly kind: 'box'; readonly box: BoxId }
    /** A tap sets the track to this value. */
    | { readonly kind: 'track'; readonly track: TrackId; readonly value: number }
    | { readonly kind: 'field'; readonly field: FieldId }
    /** Opens the picker of a track that has no boxes of its own: speed, torpedoes left. */
    | { readonly kind: 'pick'; readonly track: TrackId }
}
