import type { ShipId, SideId, SquadronId } from '#shared/kernel/ids'

/** A menu on the rail that needs more input: the play view opens the dialog for it. */
export type FleetAsk =
  | { readonly ask: 'nameShip'; readonly ship: ShipId }
  | { readonly ask: 'commander'; readonly ship: ShipId }
  | { readonly ask: 'addShip'; readonly squadron: SquadronId }
  | { readonly ask: 'nameSquadron'; readonly squadron: SquadronId }
  | { readonly ask: 'addSquadron'; readonly side: SideId }
  | { readonly ask: 'nameSide'; readonly side: SideId }
  | { readonly ask: 'addSide' }
  | {
      readonly ask: 'reset'
      readonly of: 'ship' | 'squadron' | 'side'
      readonly name: string
      readonly ships: number
      readonly reset: () => void
    }
  | { readonly ask: 'aid'; readonly aid: string; readonly of: ShipId | SquadronId }
  /** Battles of hers, played many times over beside the game. */
  | { readonly ask: 'simulate'; readonly squadron: SquadronId }
  | { readonly ask: 'removeShip'; readonly ship: ShipId }
  | { readonly ask: 'transfer'; readonly ship: ShipId; readonly place: { readonly x: number; readonly y: number } }
