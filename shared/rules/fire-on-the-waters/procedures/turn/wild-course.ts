import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { Procedure } from '../../../pack/procedure'
import { inForce } from '../../../kit/casualties'
import { subOf, wildCourses } from '../../tables/special-damage'
import { onDamage } from '../../reference/look-up'
import { wildId } from '../damage/casualties'
import { floats } from './acting'
import { isDoneThisTurn, note } from './done-this-turn'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** A steering engine out of control: a D6 every turn says where she goes. */
export const wildCourse: Procedure = {
  name: 'wildCourse',
  phases: ['movement'],
  lookUp: onDamage.steering,
  fields(state) {
    const among = wildShips(state).map(({ id }) => id)
    return [{ kind: 'ship', name: 'ship', among, default: among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship)
      return refused(input['ship'] === undefined || input['ship'] === null ? 'no-wild-helm' : 'no-such-ship', {
        field: 'ship',
      })
    const values = { field: 'ship', ship: shipName(ship) }
    if (!floats(ship)) return refused('ship-out-of-action', values)
    if (!isWild(state, ship)) return refused('helm-not-wild', values)
    return isDoneThisTurn(state, 'wildCourse', ship.id) ? refused('wild-course-rolled', values) : done(null)
  },
  run,
}

/** Ships whose course is still to be rolled this turn. */
export function wildShips(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter(
    (ship) => floats(ship) && isWild(state, ship) && !isDoneThisTurn(state, 'wildCourse', ship.id),
  )
}

function isWild(state: GameState, ship: ShipInPlay): boolean {
  return inForce(ship, state.turn).some(({ id }) => id === wildId)
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const ship = input['ship'] as ShipId
  const values = { ship: shipName(table.ship(ship)) }
  const prompt = { to: ownerOf(table.state, ship), ask: says('wild.ask', values), lookUp: onDamage.steering }
  const course = subOf(wildCourses, yield* roll('course', 'D6', prompt))
  note(table, 'wildCourse', ship)
  return says(`wild.${course}`, values)
}
