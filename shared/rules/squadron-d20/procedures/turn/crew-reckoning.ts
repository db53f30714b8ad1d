import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { percentOf } from '../../../../words/percent'
import { shipById } from '../../../kit/on-table'
import type { Reckoning } from '../../../pack/procedure'
import { standsOn } from '../../ship/state'
import { exactly } from '../../../kit/exactly'
import { counts, lineOf, plain, figureSaid } from '../on-target/on-target'
import { chanceOfCrewTest, crewTestNeeded } from '../throws/crew-test'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** A crew test before it is thrown. */
export function reckonCrewTest(state: GameState, input: Input): readonly Reckoning[] {
  const ship = shipById(state, input['ship'])
  if (!ship) return []
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

export const oddsOfCrewTest = exactly((state, input) => {
  const ship = shipById(state, input['ship'])
  const chance = ship ? chanceOfCrewTest(standsOn(ship, 'crewQuality')) : 0
  return [
    { say: says('odds.passes'), chance, error: null },
    { say: says('odds.fails'), chance: 1 - chance, error: null },
  ]
})
