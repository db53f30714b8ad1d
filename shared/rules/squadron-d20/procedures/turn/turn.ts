import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import type { LookUp } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import { exactly } from '../../../kit/exactly'
import { turnRecord } from '../../../kit/turn-record'
import type { Reckoning } from '../../../pack/procedure'
import { sentencesOf } from '../../sentence'
import { standsOn } from '../../ship/state'
import { chanceOfCrewTest, crewTestNeeded } from '../throws/crew-test'
import { modifiersOf, reckonFrom, eitherRow } from '../throws/sum'

/** A sentence of the order of play and of morale. */
export const says = sentencesOf('sequence')

/** Places of the turn and of morale on the reference sheet. */
export const onTurn = {
  initiative: [{ table: 'initiative' }, { table: 'progressiveScale' }],
  actionPhase: [{ table: 'orderOfPlay', row: 'action' }],
  shipMovement: [{ table: 'orderOfPlay', row: 'shipMovement' }],
  endPhase: [{ table: 'orderOfPlay', row: 'end' }],
  morale: [{ table: 'morale' }, { table: 'moraleModifiers' }],
  moraleOfSquadrons: [{ table: 'morale', row: 'squadron' }, { table: 'moraleModifiers' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** A modifier of the turn and of morale: sentences `row.<id>` and, with its figure, `line.<id>`. */
export const counts = modifiersOf(says)

/** What is done once a turn, or once in a game. */
export const { lastDone, isDoneThisTurn, note } = turnRecord<'helmTested' | 'squadronMorale'>()

/** A crew test before it is thrown. */
export function reckonCrewTest(ship: ShipInPlay): readonly Reckoning[] {
  const quality = standsOn(ship, 'crewQuality')
  const sum = { needed: crewTestNeeded, modifiers: [counts('crewQuality', quality)] }
  const chance = chanceOfCrewTest(quality)
  const means = says('crewTest.means', { percent: percentOf(chance) })
  return [reckonFrom(says('title.crewTest', { ship: shipName(ship) }), says('row.crewTest'), sum, means, chance)]
}

export const oddsOfCrewTest = exactly((_state, { ship }: { readonly ship: ShipInPlay }) =>
  eitherRow(says('odds.passes'), says('odds.fails'), chanceOfCrewTest(standsOn(ship, 'crewQuality'))),
)
