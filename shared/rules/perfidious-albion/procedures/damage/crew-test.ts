import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { chance, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { rulingOf } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import { onSheet } from '../../reference/look-up'
import { ownerOf } from '../../../kit/owner'
import { says } from './says'

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
