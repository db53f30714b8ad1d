import type { ShipDocument } from '../../../documents/ship'
import type { ShipFacts } from './facts'
import { royalNavy } from './royal-navy'
import { shipFromFacts } from './ship-from-facts'

export const starterFacts: readonly ShipFacts[] = [...royalNavy]

/** The starter fleet as the recipe makes it; `assets/starter` holds the same documents written out. */
export function starterShips(): readonly ShipDocument[] {
  return starterFacts.map(shipFromFacts)
}
