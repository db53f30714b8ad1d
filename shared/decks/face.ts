/** What the front of a card shows: `AH`, `black`, or the id of a card in a deck of one's own. */
export type Face = string

/** Nothing happens. */
export const blackFace: Face = 'black'

export function isBlack(face: Face): boolean {
  return face === blackFace
}

/** The highest number on the back of a card. */
export const highestToken = 1_000_000

/** So many cards with one face. */
export interface Copies {
  readonly face: Face
  readonly copies: number
}

/** What brings an event, and the blacks beside it. */
export function withBlacks(events: readonly Copies[], blacks: number): readonly Copies[] {
  return blacks > 0 ? [...events, { face: blackFace, copies: blacks }] : events
}

/** Every card of a deck by its face, unshuffled. */
export function dealtOut(contents: readonly Copies[]): readonly Face[] {
  return contents.flatMap(({ face, copies }) => Array.from({ length: copies }, () => face))
}
