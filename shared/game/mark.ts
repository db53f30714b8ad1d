import type { MarkerId, SideId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'

/** Every mark a box can carry, in the order they are listed and drawn. A pack says which of them a box takes. */
export const marks = ['struck', 'flooded', 'burning', 'out', 'noSupply', 'repaired'] as const

export type Mark = (typeof marks)[number]

/** A template or a counter on the table. Where it lies the players see; what it is stands here. */
export interface Marker {
  readonly id: MarkerId
  /** A key of the pack: `torpedo`. */
  readonly kind: string
  readonly of: SideId | 'umpire'
  readonly turnLaid: number
  /** How many turns it stays, the turn it was laid in counted; without it, until it is lifted. */
  readonly livesTurns?: number
  /** What the pack wants to know of it: type, how many, who laid it. */
  readonly values: Readonly<Record<string, Scalar>>
}
