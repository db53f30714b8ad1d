import { sayEnded } from '../../../event-cards/lasting-ends'
import { callLasting } from '../../../../game/decks/lasting-words'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { FormField, Procedure } from '../../../pack/procedure'
import type { Due } from '../../../pack/rules-pack'
import { unasked } from '../../../kit/unasked'
import { clearMark } from '../damage/marks'
import { acts } from '../turn/acting'
import { boxesOf, firesOfOneTurn, mendedByName } from './over'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** Damage by a card that is not a box is repaired by name. */
export const mendEvent: Procedure = {
  name: 'mendEvent',
  phases: ['damageControl'],
  fields(state): readonly FormField[] {
    const broken = brokenOf(state)
    const names = Object.fromEntries(broken.map(({ event }) => [event.marker as string, callLasting(state, event)]))
    const among = broken.map(({ event }) => event.marker as string)
    return [{ kind: 'choice', name: 'event', among, names, default: among[0] ?? null }]
  },
  check(state, { event }) {
    const broken = brokenOf(state)
    if (broken.length === 0) return refused('no-event-to-mend', { field: 'event' })
    return broken.some((each) => each.event.marker === event)
      ? done(null)
      : refused('no-such-event', { field: 'event' })
  },
  *run(table: RuleDraft, input: Input): Dialogue<Phrase> {
    return yield* unasked(() => {
      const found = brokenOf(table.settled).find(({ event }) => event.marker === input['event'])
      if (!found) throw new Error('no such event')
      table.apply({ type: 'markerLifted', marker: found.event.marker }, sayEnded(table.state, found.event))
      return says('mended', { ship: shipName(found.ship) })
    })
  },
}

function brokenOf(state: GameState) {
  if (state.markers.length === 0) return []
  return Object.values(state.ships)
    .filter(acts)
    .flatMap((ship) => mendedByName(state, ship.id).map((event) => ({ ship, event })))
}

/** A fire that a card lit for one turn goes out at the end of it. */
export const eventFiresOut: Procedure = {
  name: 'eventFiresOut',
  phases: ['damageControl'],
  fields: () => [],
  check: (state) => (firesOfOneTurn(state).length > 0 ? done(null) : refused('no-event-fire')),
  *run(table: RuleDraft): Dialogue<Phrase> {
    return yield* unasked(() => {
      const fires = firesOfOneTurn(table.state)
      for (const event of fires) {
        const { ship } = event
        if (ship !== null) for (const box of boxesOf(event)) clearMark(table, ship, box, 'burning')
        table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
      }
      return says('firesOut', { n: fires.length })
    })
  },
}

/** The fires of one turn, when it ends. */
export function eventsDue(state: GameState): readonly Due[] {
  const n = firesOfOneTurn(state).length
  if (n === 0 || state.phase !== 'damageControl') return []
  return [{ phase: 'damageControl', procedure: 'eventFiresOut', input: {}, say: says('firesDue', { n }) }]
}
