import type { BoxId, FieldId, MarkerId, ShipId, SideId, SquadronId, TrackId } from '../kernel/ids'
import type { DeckEffect } from '../decks/deck-effects'
import type { Scalar } from '../kernel/scalar'
import type { ShipDocument } from '../documents/ship'
import type { Mark, Marker } from './mark'

/**
 * What an entry does to the table. Effects set by hand are absolute (`trackSet`), those a rule works out are changes
 * (`trackMoved`), so that striking an earlier entry shifts later values by its amount.
 */
export type Effect =
  | { readonly type: 'marked'; readonly ship: ShipId; readonly box: BoxId; readonly mark: Mark; readonly on: boolean }
  | { readonly type: 'trackSet'; readonly ship: ShipId; readonly track: TrackId; readonly to: number }
  | { readonly type: 'trackMoved'; readonly ship: ShipId; readonly track: TrackId; readonly by: number }
  | { readonly type: 'fieldSet'; readonly ship: ShipId; readonly field: FieldId; readonly to: Scalar }
  | {
      readonly type: 'shipAdded'
      readonly ship: ShipId
      readonly squadron: SquadronId
      readonly document: ShipDocument
      /** Fields that differ from the fresh card: a name of her own, a commander. */
      readonly fields?: Readonly<Record<FieldId, Scalar>>
    }
  | { readonly type: 'shipRemoved'; readonly ship: ShipId }
  /** To a place in a squadron, her own or another. `index` counts after she has left her old place. */
  | { readonly type: 'shipMoved'; readonly ship: ShipId; readonly squadron: SquadronId; readonly index: number }
  /** Boxes, tracks and fields of harm as on a fresh card; other fields and notes stay. */
  | { readonly type: 'shipReset'; readonly ship: ShipId }
  | { readonly type: 'squadronAdded'; readonly squadron: SquadronId; readonly side: SideId; readonly name: string }
  | { readonly type: 'squadronNamed'; readonly squadron: SquadronId; readonly name: string }
  /** Only an empty squadron goes. */
  | { readonly type: 'squadronRemoved'; readonly squadron: SquadronId }
  | { readonly type: 'sideAdded'; readonly side: SideId; readonly name: string; readonly flag: string }
  | { readonly type: 'sideNamed'; readonly side: SideId; readonly name: string }
  | { readonly type: 'tableSet'; readonly key: string; readonly to: Scalar }
  | { readonly type: 'houseRuleSet'; readonly rule: string; readonly to: Scalar }
  | ({ readonly type: 'markerLaid'; readonly marker: MarkerId } & Omit<Marker, 'id'>)
  /** It runs on, or something of it has changed: only the values that differ. */
  | { readonly type: 'markerMoved'; readonly marker: MarkerId; readonly values: Marker['values'] }
  | { readonly type: 'markerLifted'; readonly marker: MarkerId }
  | DeckEffect

/** How much work an effect is, one for a mark: a deck is as many as its cards. */
export function costOf(effect: Effect): number {
  switch (effect.type) {
    case 'deckLaid':
      return effect.cards
    case 'deckShuffled':
      return effect.taken.length
    default:
      return 1
  }
}

/** What an entry takes to be so. If it is no longer so when the journal is folded, the entry is in conflict. */
export type Premise =
  | { readonly of: 'mark'; readonly ship: ShipId; readonly box: BoxId; readonly mark: Mark; readonly was: boolean }
  | { readonly of: 'track'; readonly ship: ShipId; readonly track: TrackId; readonly was: number }
  | { readonly of: 'field'; readonly ship: ShipId; readonly field: FieldId; readonly was: Scalar }
  | { readonly of: 'table'; readonly key: string; readonly was: Scalar }
