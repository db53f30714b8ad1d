/**
 * Markers on the table beside the stands. A `torpedoes` marker is an attack declared in ship movement and resolved
 * in the action phase; splash and flak markers are tracks of the card they lie on.
 */
const markerKinds = ['torpedoes'] as const
export type MarkerKind = (typeof markerKinds)[number]

/** Where it comes from, seen from the target: arcs count against an attack, her side does not. */
export const torpedoArcs = ['beam', 'bow', 'stern'] as const
export type TorpedoArc = (typeof torpedoArcs)[number]

/** Values of a `torpedoes` marker. */
export interface TorpedoAttack {
  /** Ids of stands; `at` is empty for a wide spread into an area. */
  readonly by: string
  readonly at: string
  readonly is: 'aimed' | 'wideSpread'
  /** Knots of the setting chosen. */
  readonly knots: number
  /** Tubes of the ship that launched it; 0 for small craft, whose tubes nobody counts. */
  readonly tubes: number
  /** Attacks that run together, a D20 each: 1 but for small craft. */
  readonly attacks: number
  /** As it was declared; the target may turn before it is resolved. */
  readonly arc: TorpedoArc
  readonly rangeInches: number
}
