import type { ShipDocument } from '../../../documents/ship'
import { europeanShips } from './european-navies'
import type { ShipFacts } from './facts'
import { japaneseShips } from './imperial-japanese-navy'
import { royalNavyShips } from './royal-navy'
import { shipFromFacts } from './ship-from-facts'
import { unitedStatesShips } from './united-states-navy'

export const starterFacts: readonly ShipFacts[] = [
  ...royalNavyShips,
  ...europeanShips,
  ...unitedStatesShips,
  ...japaneseShips,
]

/** The starter fleet as the recipe makes it; `ships/` holds the same documents as files. */
export function starterShips(): readonly ShipDocument[] {
  return starterFacts.map(shipFromFacts)
}
