import { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { chance, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { rulingOf } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import { onSheet } from '../../reference/look-up'
import { ownerOf } from '../../../kit/owner'
import { saysOfDamage as says, saysOfSequence, saysOfForms, upTo } from '../../sentence'
import { done, refused } from '../../../../kernel/result'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { acts } from '../turn/acting'
import { shipById } from '../../../kit/on-table'
import type { GameState, Squadron } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { percentOf } from '../../../../words/percent'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'

const crewQuality = fieldId('crewQuality')
const commanderRating = fieldId('commanderRating')

/** Highest face that always fails under `naturalSixFails`. */
const naturalSix = 6

/** What a test needs: the number to roll, and the sum behind it. */
export interface TestNumber {
  readonly atMost: number
  readonly because: readonly Phrase[]
}

/** Crew quality, and the rating of a commander whom she carries, added to the number and never to the die. */
export function crewTestNumber(table: RuleDraft, ship: ShipId): TestNumber {
  const said = table.field(ship, crewQuality)
  const quality = typeof said === 'number' ? said : shipOf(table.ship(ship).document).crewQuality
  const rated = table.field(ship, commanderRating)
  const rating = typeof rated === 'number' ? rated : 0
  const sixFails = rulingOf(table.state, 'naturalSixFails') === 'on'
  const sum = quality + rating
  const because = [says('crewTest.quality', { quality })]
  if (rating > 0) because.push(says('crewTest.commander', { rating }))
  if (sixFails && sum >= naturalSix) because.push(says('crewTest.sixFails'))
  return { atMost: Math.min(sum, sixFails ? naturalSix - 1 : naturalSix), because }
}

/** A D6 equal to or under the number passes; failure means that the thing does not happen. */
export function* crewTest(
  table: RuleDraft,
  ship: ShipId,
  key: string,
  ask: Phrase,
  lookUp?: readonly LookUp[],
): Dialogue<boolean> {
  const { atMost, because } = crewTestNumber(table, ship)
  const passed = yield* chance(key, 'D6', atMost, {
    to: ownerOf(table.state, ship),
    ask,
    because,
    lookUp: lookUp ?? onSheet.crewTest,
  })
  const values = { ship: shipName(table.ship(ship)), atMost }
  table.because(says(passed ? 'crewTest.passed' : 'crewTest.failed', values))
  return passed
}

/** A crew test for whatever the umpire wants one for; failure means that the thing does not happen. */
export const crewTestAlone: Procedure = {
  name: 'crewTest',
  phases: ['hazards'],
  lookUp: onSheet.crewTest,
  fields(state) {
    const among = Object.values(state.ships)
      .filter(acts)
      .map(({ id }) => id)
    return [{ kind: 'ship', name: 'ship', among, default: among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    return acts(ship) ? done(null) : refused('ship-out-of-action', { field: 'ship', ship: shipName(ship) })
  },
  reckoning(state, input) {
    const ship = input['ship'] as ShipId
    return reckonTest(state, crewTestOf(state, ship), (table) => crewTestNumber(table, ship))
  },
  *run(table, input) {
    const ship = input['ship'] as ShipId
    const values = { ship: shipName(table.ship(ship)) }
    const passed = yield* crewTest(table, ship, 'crew', saysOfSequence('crew.ask', values))
    return saysOfSequence(passed ? 'crew.passed' : 'crew.failed', values)
  },
}

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
      lines: because.map((say) => ({ say, figure: saysOfForms('nothing'), is: 'modifier' })),
      total: saysOfForms('orLess', { atMost }),
      means: saysOfForms('passes', { percent: percentOf(atMost / faces) }),
      sure: 0,
      chanceOfMore: atMost / faces,
      onDie: saysOfForms('testOn', { faces: upTo(atMost) }),
    },
  ]
}

export function crewTestOf(state: GameState, id: ShipId): Phrase {
  const ship = own(state.ships, id)
  return saysOfForms('crewTestOf', { ship: ship ? shipName(ship) : id })
}

export function moraleOf({ name }: Squadron): Phrase {
  return saysOfForms('moraleOf', { squadron: name })
}
