import { RuleDraft } from '../../../game/rule-draft'
import { shipName } from '../../../game/ship-name'
import type { GameState, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { percentOf } from '../../../words/percent'
import type { Reckoning } from '../../pack/procedure'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import type { TestNumber } from './damage/crew-test'
import { says, upTo } from './form-says'

const faces = 6

/** A test on a D6 before it is rolled: what the number is made of, as the test itself works it out. */
export function reckonTest(
  state: GameState,
  title: Phrase,
  numberOf: (table: RuleDraft) => TestNumber,
): readonly Reckoning[] {
  const { atMost, because } = numberOf(new RuleDraft({ checkShip, shape }, state))
  return [
    {
      title,
      lines: because.map((say) => ({ say, figure: says('nothing'), is: 'modifier' })),
      total: says('orLess', { atMost }),
      means: says('passes', { percent: percentOf(atMost / faces) }),
      sure: 0,
      chanceOfMore: atMost / faces,
      onDie: says('testOn', { faces: upTo(atMost) }),
    },
  ]
}

export function crewTestOf(state: GameState, id: ShipId): Phrase {
  const ship = own(state.ships, id)
  return says('crewTestOf', { ship: ship ? shipName(ship) : id })
}

export function moraleOf({ name }: Squadron): Phrase {
  return says('moraleOf', { squadron: name })
}
