import { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { chance, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { percentOf } from '../../../../words/percent'
import { form } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipWho } from '../../../kit/ship-who'
import type { Reckoning } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { saysOfDamage as says, saysOfForms, saysOfSequence, upTo } from '../../sentence'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { shipOf } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import { mustAct } from '../turn/acting'

const crewQuality = fieldId('crewQuality')
const commanderRating = fieldId('commanderRating')

const faces = 6

/** What a test needs: the number to roll, and the sum behind it. */
export interface TestNumber {
  readonly atMost: number
  readonly because: readonly Phrase[]
}

export function crewQualityOf(ship: ShipInPlay): number {
  const said = own(ship.fields, crewQuality)
  return typeof said === 'number' ? said : shipOf(ship.document).crewQuality
}

/** Of the commander whom she carries. */
export function ratingOf(ship: ShipInPlay): number {
  const said = own(ship.fields, commanderRating)
  return typeof said === 'number' ? said : 0
}

/** Crew quality, and the rating of a commander whom she carries, added to the number and never to the die. */
export function crewTestNumber(table: RuleDraft, ship: ShipId): TestNumber {
  table.field(ship, crewQuality)
  table.field(ship, commanderRating)
  const [quality, rating] = [crewQualityOf(table.ship(ship)), ratingOf(table.ship(ship))]
  return testNumber(table.state, {
    sum: quality + rating,
    because: [says('crewTest.quality', { quality }), ...(rating > 0 ? [says('crewTest.commander', { rating })] : [])],
    sixFails: says('crewTest.sixFails'),
  })
}

/** Under `naturalSixFails` no number is so high that a 6 passes. */
export function testNumber(
  state: GameState,
  { sum, because, sixFails }: { sum: number; because: readonly Phrase[]; sixFails: Phrase },
): TestNumber {
  if (rulingOf(state, 'naturalSixFails') !== 'on') return { atMost: Math.min(sum, faces), because }
  return { atMost: Math.min(sum, faces - 1), because: sum >= faces ? [...because, sixFails] : because }
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
export const crewTestAlone = procedure({
  name: 'crewTest',
  phases: ['hazards'],
  lookUp: onSheet.crewTest,
  form: form().ship(...shipWho('ship', [mustAct])),
  reckoning: (state, { ship }) => reckonCrewTest(state, ship),
  *run(table, { ship: { id } }) {
    const values = { ship: shipName(table.ship(id)) }
    const passed = yield* crewTest(table, id, 'crew', saysOfSequence('crew.ask', values))
    return saysOfSequence(passed ? 'crew.passed' : 'crew.failed', values)
  },
})

/** A crew test of hers before it is rolled. */
export function reckonCrewTest(state: GameState, ship: ShipInPlay): readonly Reckoning[] {
  const title = saysOfForms('crewTestOf', { ship: shipName(ship) })
  return reckonTest(state, title, (table) => crewTestNumber(table, ship.id))
}

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
