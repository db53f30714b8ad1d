import type { ShipDocument } from '../../../documents/ship'
import type { ShipFacts } from './facts'
import { imperialJapaneseNavy } from './imperial-japanese-navy'
import { kaiserlicheMarine } from './kaiserliche-marine'
import { marineNationaleBattleships } from './marine-nationale-battleships'
import { marineNationaleCruisers } from './marine-nationale-cruisers'
import { mediterraneanNavies } from './mediterranean-navies'
import { royalNavyBattleships } from './royal-navy-battleships'
import { royalNavyCruisers } from './royal-navy-cruisers'
import { russianImperialBattleships } from './russian-imperial-battleships'
import { russianImperialCruisers } from './russian-imperial-cruisers'
import { shipFromFacts } from './ship-from-facts'
import { unitedStatesNavy } from './united-states-navy'

export const starterFacts: readonly ShipFacts[] = [
  ...royalNavyBattleships,
  ...royalNavyCruisers,
  ...marineNationaleBattleships,
  ...marineNationaleCruisers,
  ...kaiserlicheMarine,
  ...unitedStatesNavy,
  ...imperialJapaneseNavy,
  ...russianImperialBattleships,
  ...russianImperialCruisers,
  ...mediterraneanNavies,
]

/** The starter fleet as the recipe makes it; `ships/` holds the same documents as files. */
export function starterShips(): readonly ShipDocument[] {
  return starterFacts.map(shipFromFacts)
}
