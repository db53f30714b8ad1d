import type { ShipDocument } from '../../../documents/ship'
import { aircraft } from './aircraft'
import { axisSmallCraft, gorizia } from './axis'
import { japaneseShips } from './imperial-japanese-navy'
import { merchants } from './merchants'
import { royalNavyShips } from './royal-navy'
import { shipFromFacts, shoreFromFacts } from './ship-from-facts'
import { aircraftFromFacts, smallCraftFromFacts } from './stands-from-facts'
import { hendersonField, torpedoBoats, unitedStatesShips } from './united-states-navy'

/** The starter fleet as the recipe makes it; `ships/` holds the same documents as files. */
export function starterShips(): readonly ShipDocument[] {
  return [
    ...[...unitedStatesShips, ...japaneseShips, ...royalNavyShips, ...merchants, gorizia].map(shipFromFacts),
    ...[torpedoBoats, ...axisSmallCraft].map(smallCraftFromFacts),
    ...aircraft.map(aircraftFromFacts),
    shoreFromFacts(hendersonField),
  ]
}
