import type { MarkerId, SideId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'

/** What a box carries, by its name in the pack: `struck`. The shape of a card says which marks a box takes. */
export type Mark = string

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
