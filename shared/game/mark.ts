import { markerId, type BoxId, type MarkerId, type SideId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'

/** What a box carries, by its name in the pack: `struck`. The shape of a card says which marks a box takes. */
export type Mark = string

interface Marked {
  readonly boxes: Readonly<Record<BoxId, readonly Mark[]>>
}

export function marksOf({ boxes }: Marked, box: BoxId): readonly Mark[] {
  return own(boxes, box) ?? []
}

/** Whether a box has any of these marks; without making it a premise. */
export function bears(ship: Marked, box: BoxId, ...marks: readonly Mark[]): boolean {
  const has = own(ship.boxes, box)
  return has !== undefined && marks.some((mark) => has.includes(mark))
}

/** A template or a counter on the table. The players see where it lies; this is what it is. */
export interface Marker {
  readonly id: MarkerId
  /** A key of the pack: `torpedo`. */
  readonly kind: string
  readonly of: SideId | 'umpire'
  readonly turnLaid: number
  /** How many turns it stays, including the turn it was placed in; without it, until it is lifted. */
  readonly livesTurns?: number
  /** What the pack wants to know of it: type, how many, who placed it. */
  readonly values: Readonly<Record<string, Scalar>>
}

/** Whether a marker's turns are over when a turn begins: one that lives a turn is gone in the next. */
export function isSpent({ turnLaid, livesTurns }: Marker, turn: number): boolean {
  return livesTurns !== undefined && turn >= turnLaid + livesTurns
}

/** An id that no marker on the table has: `event-3-1`, `event-3-2` … */
export function freeMarker({ markers }: { readonly markers: readonly Marker[] }, wanted: string): MarkerId {
  for (let number = 1; ; number++) {
    const id = markerId(`${wanted}-${number}`)
    if (!markers.some((marker) => marker.id === id)) return id
  }
}
