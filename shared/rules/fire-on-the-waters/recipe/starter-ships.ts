import type { ShipDocument } from '../../../documents/ship'
import type { ShipFacts } from './facts'
import { japaneseCruisers } from './japanese-cruisers'
import { japaneseDestroyers } from './japanese-destroyers'
import { kriegsmarine } from './kriegsmarine'
import { otherNavies } from './other-navies'
import { royalNavy } from './royal-navy'
import { shipFromFacts } from './ship-from-facts'
import { unitedStatesCruisers } from './united-states-cruisers'
import { unitedStatesDestroyers } from './united-states-destroyers'

export const starterFacts: readonly ShipFacts[] = [
  ...royalNavy,
  ...kriegsmarine,
  ...otherNavies,
  ...unitedStatesCruisers,
  ...unitedStatesDestroyers,
  ...japaneseCruisers,
  ...japaneseDestroyers,
]

/** The starter fleet as the recipe makes it; `ships/` holds the same documents as files. */
export function starterShips(): readonly ShipDocument[] {
  return starterFacts.map(shipFromFacts)
}
