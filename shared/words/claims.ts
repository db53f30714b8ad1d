export type PointSaid = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'

/** One thing that a text says of the table, in its own words. */
export interface Claim {
  readonly quote: string
  /** Where in the text the quotation begins. */
  readonly at: number
  /** What of the text is the point or the figure itself, to be written otherwise; none where no word alone can be. */
  readonly word?: { readonly at: number; readonly text: string }
  readonly says:
    | { readonly of: 'place' | 'course'; readonly who: string; readonly point: PointSaid }
    | { readonly of: 'middle'; readonly who: string }
    | { readonly of: 'speed'; readonly who: string; readonly speed: number }
    | { readonly of: 'distance' | 'visibility'; readonly inches: number }
    | { readonly of: 'wind' | 'land'; readonly point: PointSaid }
    | { readonly of: 'table'; readonly inches: readonly [number, number] }
    | { readonly of: 'openSea' }
}

/** Whom a text may name, and as what it is known: the id of a side or a squadron. */
export interface Named {
  readonly id: string
  /** Its side; of a side itself its own id. */
  readonly side: string
  readonly is: 'side' | 'squadron'
  /** The Royal Navy, the British; a squadron has its name alone. */
  readonly names: readonly string[]
}

/** What a text says of the table, read by the rules of its language; nothing of what they cannot read. */
export type ReadsClaims = (text: string, named: readonly Named[]) => readonly Claim[]
