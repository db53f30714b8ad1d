import type { ShipDocument } from '../../../documents/ship'
import { kaiserlicheMarine, marineNationale, spanishAndItalianShips } from './european-navies'
import type { ShipFacts } from './facts'
import { imperialJapaneseNavy } from './imperial-japanese-navy'
import { royalNavy } from './royal-navy'
import { russianImperialNavy } from './russian-imperial-navy'
import { shipFromFacts } from './ship-from-facts'
import { unitedStatesNavy } from './united-states-navy'

export const starterFacts: readonly ShipFacts[] = [
  ...royalNavy,
  ...marineNationale,
  ...kaiserlicheMarine,
  ...unitedStatesNavy,
  ...imperialJapaneseNavy,
  ...russianImperialNavy,
  ...spanishAndItalianShips,
]

/** The starter fleet as the recipe makes it; `ships/` holds the same documents as files. */
export function starterShips(): readonly ShipDocument[] {
  return starterFacts.map(shipFromFacts)
}
