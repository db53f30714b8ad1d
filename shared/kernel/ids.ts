/** Branded ids: plain strings on disk, not interchangeable in code. */
type Brand<Name extends string> = string & { readonly __brand: Name }

export type PackId = Brand<'PackId'>
export type SideId = Brand<'SideId'>
export type SquadronId = Brand<'SquadronId'>
/** A ship in play. Two Majestics in one game have two ids. */
export type ShipId = Brand<'ShipId'>
/** A markable box on a card, named by its pack: `4-6` is section 4, deck 6. */
export type BoxId = Brand<'BoxId'>
export type TrackId = Brand<'TrackId'>
export type FieldId = Brand<'FieldId'>
export type GameId = Brand<'GameId'>
/** A marker on the table beside the ships: a torpedo template, a buoy. */
export type MarkerId = Brand<'MarkerId'>
/** A deck on the table, with its piles and its hand of cards. */
export type DeckId = Brand<'DeckId'>

export const packId = (id: string) => id as PackId
export const sideId = (id: string) => id as SideId
export const squadronId = (id: string) => id as SquadronId
export const shipId = (id: string) => id as ShipId
export const boxId = (id: string) => id as BoxId
export const trackId = (id: string) => id as TrackId
export const fieldId = (id: string) => id as FieldId
export const gameId = (id: string) => id as GameId
export const markerId = (id: string) => id as MarkerId
export const deckId = (id: string) => id as DeckId
