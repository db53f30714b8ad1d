import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { ownerOf } from '../../../kit/owner'
import { signed } from '../../../kit/reference-sheet'
import { sentencesOf } from '../../sentence'
import { trackOf } from '../../ship/shape'
import { chanceFrom } from './sum'

/** A sentence of the rules of damage. */
export const says = sentencesOf('criticals')

/** A crew test succeeds on this or more, D10. */
export const crewTestNeeded = 6

/** A modifier that comes on top of crew quality, with its sentence. */
interface TestModifier {
  readonly say: Phrase
  readonly modifier: number
}

interface CrewTest {
  /** Of the question. */
  readonly key: string
  /** What she has to do, shown above the sum. */
  readonly ask: Phrase
  readonly modifiers?: readonly TestModifier[]
  readonly lookUp?: readonly LookUp[]
}

/** A crew test of a stand at the table: D10, 6 or more with its crew quality. */
export function* crewTest(table: RuleDraft, stand: ShipId, test: CrewTest): Dialogue<boolean> {
  const { key, ask, modifiers = [], lookUp } = test
  const ship = shipName(table.ship(stand))
  const quality = table.track(stand, trackOf('crewQuality'))
  const from = modifiers.reduce((left, { modifier }) => left - modifier, crewTestNeeded - quality)
  const because = [
    says('crewTest.needed', { needed: crewTestNeeded }),
    says('crewTest.quality', { quality: signed(quality) }),
    ...modifiers.map(({ say }) => say),
    says('crewTest.from', { from }),
  ]
  const to = ownerOf(table.state, stand)
  const die = yield* roll(key, 'D10', { to, ask, because, ...(lookUp && { lookUp }) })
  const passed = die >= from
  table.because(says(passed ? 'crewTest.passed' : 'crewTest.failed', { ship, die, from }))
  return passed
}

/** How likely a crew of this quality passes, 0 to 1. */
export function chanceOfCrewTest(quality: number, modifiers = 0): number {
  return chanceFrom(10, crewTestNeeded - quality - modifiers)
}
