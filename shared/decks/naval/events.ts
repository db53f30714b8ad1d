import { diamonds } from './diamonds'
import type { NavalEvent, NavalEventId } from './event'
import { hearts } from './hearts'

/** The 26 events, hearts before diamonds, ace first. */
export const navalEvents: readonly NavalEvent[] = [...hearts, ...diamonds]

/** Hearts before diamonds, ace first. */
export const navalEventIds: readonly NavalEventId[] = navalEvents.map(({ id }) => id)

const byId: ReadonlyMap<string, NavalEvent> = new Map(navalEvents.map((event) => [event.id, event]))

/** The event of a card; `undefined` for a black one, or for a card of another deck. */
export function navalEventOf(face: string): NavalEvent | undefined {
  return byId.get(face)
}

export function isNavalEventId(face: string): face is NavalEventId {
  return byId.has(face)
}
