/**
 * What lies on the table beside the stands. A `torpedoes` marker is an attack declared in ship movement and resolved
 * in the action phase; splash and flak markers are tracks of the card they lie on.
 */
export const markerKinds = ['torpedoes'] as const
export type MarkerKind = (typeof markerKinds)[number]

/** Values of a `torpedoes` marker. */
export interface TorpedoAttack {
  /** Ids of stands; `at` is empty for a wide spread into an area. */
  readonly by: string
  readonly at: string
  readonly is: 'aimed' | 'wideSpread'
  /** Knots of the setting chosen. */
  readonly knots: number
  readonly tubes: number
}
