import type { RuleDraft } from '../../../../game/rule-draft'
import { commanderOf, shipName } from '../../../../game/ship-name'
import type { ShipInPlay, Squadron } from '../../../../game/state'
import { fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { rulingOf } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import type { TestNumber } from '../damage/crew-test'
import { actingShips } from '../turn/acting'
import { says } from '../turn/says'

const crewQuality = fieldId('crewQuality')
const commanderRating = fieldId('commanderRating')
const faces = 6

/** What a squadron tests on: the quality that `squadronQuality` names, and the rating of the commander it carries. */
export function moraleNumber(table: RuleDraft, squadron: Squadron): TestNumber {
  const ships = actingShips(table.state, squadron)
  const flagship = ships.filter(carriesCommander).sort((one, other) => ratingOf(other) - ratingOf(one))[0]
  const tested = testedShip(table, ships, flagship)
  if (!tested) return { atMost: 0, because: [] }
  const quality = qualityIn(table, tested)
  const rating = flagship ? ratingIn(table, flagship) : 0
  const sixFails = rulingOf(table.state, 'naturalSixFails') === 'on'
  const sum = quality + rating
  return {
    atMost: Math.min(sum, sixFails ? faces - 1 : faces),
    because: [
      says('morale.quality', { ship: shipName(tested), quality }),
      ...(flagship && rating > 0 ? [says('morale.commander', { ship: shipName(flagship), rating })] : []),
      ...(sixFails && sum >= faces ? [says('morale.sixFails')] : []),
    ],
  }
}

function testedShip(table: RuleDraft, ships: readonly ShipInPlay[], flagship: ShipInPlay | undefined) {
  const [leader] = ships
  switch (rulingOf(table.state, 'squadronQuality')) {
    case 'lowest':
      return [...ships].sort((one, other) => qualityOf(one) - qualityOf(other))[0]
    case 'leader':
      return leader
    default:
      return flagship ?? leader
  }
}

function carriesCommander(ship: ShipInPlay): boolean {
  return commanderOf(ship) !== null || ratingOf(ship) > 0
}

function ratingOf(ship: ShipInPlay): number {
  return Number(own(ship.fields, commanderRating) ?? 0)
}

function qualityOf(ship: ShipInPlay): number {
  return Number(own(ship.fields, crewQuality) ?? shipOf(ship.document).crewQuality)
}

/** The same, as premises of the outcome. */
function ratingIn(table: RuleDraft, ship: ShipInPlay): number {
  table.field(ship.id, commanderRating)
  return ratingOf(ship)
}

function qualityIn(table: RuleDraft, ship: ShipInPlay): number {
  table.field(ship.id, crewQuality)
  return qualityOf(ship)
}
