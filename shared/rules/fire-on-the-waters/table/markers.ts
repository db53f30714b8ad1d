/**
 * Markers of this pack. `hits` wait for the damage phase; a `spread` runs until it hits, is spent or is lifted; a
 * `radar` or `spotting` result counts for its turn.
 */
const markerKinds = ['hits', 'spread', 'spotting'] as const
export type MarkerKind = (typeof markerKinds)[number]

/** Values of a `hits` marker: so many hits of one weapon at one range on one ship. */
export interface Hits {
  /** Ship ids. `by` is empty for what no ship fired: a mine, bombers. */
  readonly target: string
  readonly by: string
  readonly weapon: 'gun' | 'torpedo' | 'bomb'
  /** Of the shell or torpedo; a bomb goes as a shell of this size. */
  readonly inches: number
  readonly rangeInches: number
  readonly count: number
}

/** Values of a `spread` marker, as a launch records it; `turnLaid` is the turn of launch. */
export interface Spread {
  readonly by: string
  readonly target: string
  readonly mount: string
  readonly torpedoes: number
  /** A key of `torpedoTypes`: `IJN T93`. */
  readonly type: string
  /** Inches a turn, of the setting chosen. */
  readonly speed: number
  /** 30-degree arc 1 to 4 of the mount's 120. */
  readonly arc: number
  /** Range and target aspect at launch: the optional T93 rule asks for them. */
  readonly rangeInches: number
  readonly aspectDegrees: number
  /** Whether the torpedo director that aimed them was out. */
  readonly directorOut: boolean
}
