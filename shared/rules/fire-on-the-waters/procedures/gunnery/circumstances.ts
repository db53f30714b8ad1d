import type { ShipInPlay } from '../../../../game/state'

/** How the firer sees what she fires at. */
export const sights = ['seen', 'unseen', 'flashes'] as const
type Sight = (typeof sights)[number]

/** What a hit number depends on besides ships and guns: known to the table, or asked. */
export interface Circumstances {
  readonly targetTurnedDegrees: number
  /** Second or later ship of a division in a column turn. */
  readonly targetFollows: boolean
  readonly firerTurnedDegrees: number
  /** Of all ships, this turn, these counted. */
  readonly batteriesOnTarget: number
  readonly visibility: number
  readonly sight: Sight
  /** She fires, burns or is lit up. */
  readonly targetShows: boolean
  readonly hitLastTurn: boolean
  readonly sunOrSpray: boolean
  readonly spotterPlane: boolean
  readonly spotterShip: { readonly ship: ShipInPlay; readonly rangeInches: number } | null
}
