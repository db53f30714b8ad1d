import { inForce, type InForce } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { outcomeOf } from '../../../event-cards/card-die'
import { says as saysOfCards } from '../../../event-cards/says'
import { navalEventOf } from '../../../../decks/naval/events'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { ownerOf } from '../../../kit/owner'

/** By the die of a card she goes where it says, a new die each turn. True where an event steers her. */
export function* steeredByDie(table: RuleDraft, ship: ShipId): Dialogue<boolean> {
  const steers = inForce(table.state, ship).find(isByDie)
  if (!steers) return false
  const on = shipName(table.ship(ship))
  const { noted, face: card, marker } = steers.event
  if (noted['rolledIn'] === table.state.turn) {
    table.because(saysOfCards(`marked.${String(noted['course'])}`, { on }))
    return true
  }
  const prompt = { to: ownerOf(table.state, ship), ask: saysOfCards('ask.courseAnew', { on }) }
  const face = yield* roll('course', 'D6', prompt)
  const course = outcomeOf(navalEventOf(card)?.dice[0]?.rows ?? [], face)
  const values = { course, rolledIn: table.state.turn }
  table.apply({ type: 'markerMoved', marker, values }, saysOfCards(`rolled.${course}`, { on, face }))
  return true
}

const courses = ['left180', 'left90', 'straight', 'right90', 'right180']

function isByDie({ effect, event }: InForce): boolean {
  return (
    (effect.code === 'steeringLost' || effect.code === 'randomTurn') && courses.includes(String(event.noted['course']))
  )
}
