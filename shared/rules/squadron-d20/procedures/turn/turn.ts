import { sentencesOf } from '../../sentence'
import type { LookUp } from '../../../../kernel/question'
import { lineOf, modifiersOf, plain, figureSaid } from '../on-target/on-target'
import { turnRecord } from '../../../kit/turn-record'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { percentOf } from '../../../../words/percent'
import type { Reckoning } from '../../../pack/procedure'
import { standsOn } from '../../ship/state'
import { exactly } from '../../../kit/exactly'
import { chanceOfCrewTest, crewTestNeeded } from '../throws/crew-test'

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
  const chance = chanceOfCrewTest(quality)
  return [
    {
      title: says('title.crewTest', { ship: shipName(ship) }),
      lines: [
        { say: says('row.crewTest'), figure: figureSaid(`${crewTestNeeded}+`), is: 'table' },
        lineOf(counts('crewQuality', quality)),
      ],
      total: figureSaid(`${plain(crewTestNeeded - quality)}+`),
      means: says('crewTest.means', { percent: percentOf(chance) }),
      sure: 0,
      chanceOfMore: chance,
    },
  ]
}

export const oddsOfCrewTest = exactly((_state, { ship }: { readonly ship: ShipInPlay }) => {
  const chance = chanceOfCrewTest(standsOn(ship, 'crewQuality'))
  return [
    { say: says('odds.passes'), chance, error: null },
    { say: says('odds.fails'), chance: 1 - chance, error: null },
  ]
})
