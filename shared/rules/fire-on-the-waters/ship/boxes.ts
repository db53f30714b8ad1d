import { boxId, trackId, type BoxId, type TrackId } from '../../../kernel/ids'

/** The hull space of a location. */
export const hullBox = (at: number): BoxId => boxId(`h-${at}`)

/** The box above it. */
export const aboveBox = (at: number): BoxId => boxId(`s-${at}`)

/** The location of a box, and which of the two it is. */
export function placeOfBox(box: BoxId): { readonly at: number; readonly is: 'hull' | 'above' } {
  return { at: Number(box.slice(2)), is: box.startsWith('h') ? 'hull' : 'above' }
}

/** Torpedoes ready in a mount. */
export const tubesTrack = (mount: string): TrackId => trackId(`tubes-${mount}`)
