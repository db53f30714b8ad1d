import { inForceOf } from '../../../../game/decks/in-force'
import { sayEnded } from '../../../event-cards/lasting-ends'
import { sayLasting } from '../../../../game/decks/lasting-words'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { lastingOn } from '../../../../game/decks/lasting'
import type { GameState } from '../../../../game/state'
import { choose, type Dialogue } from '../../../../kernel/dialogue'
import type { MarkerId, ShipId } from '../../../../kernel/ids'
import type { LastingEvent } from '../../../../game/decks/lasting'
import { ownerOf } from '../../../kit/owner'
import { says } from './says'

/**
 * Effects of event cards that damage control can end, reminders too: her radars are repaired like her guns.
 * Steering is repaired with the gear.
 */
export function repairable(state: GameState, ship: ShipId): readonly LastingEvent[] {
  // Battles ask by the million: mostly none lies.
  if (state.markers.length === 0) return []
  const gear = inForceOf(state, ship, 'steeringLost').map(({ event }) => event.marker)
  return lastingOn(state, ship).filter(
    (event) => event.endsBy === 'repair' && event.ship === ship && !gear.includes(event.marker),
  )
}

/** One event until repaired is over; of several her owner names one. */
export function* repairEvent(table: RuleDraft, ship: ShipId): Dialogue<void> {
  const broken = repairable(table.state, ship)
  const [first, ...others] = broken
  if (!first) return
  const options = broken.map((event) => ({ value: event.marker, say: sayLasting(table.state, event) }))
  const prompt = { to: ownerOf(table.state, ship), ask: says('repair.ask', { ship: shipName(table.ship(ship)) }) }
  const marker = others.length === 0 ? first.marker : yield* choose<MarkerId>('event', options, first.marker, prompt)
  const event = broken.find((each) => each.marker === marker) ?? first
  table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
}
