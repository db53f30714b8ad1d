import { sayEnded } from '../../../event-cards/lasting-ends'
import { callLasting } from '../../../../game/decks/lasting-words'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import type { Due } from '../../../pack/rules-pack'
import { unasked } from '../../../kit/unasked'
import { clearMark } from '../damage/marks'
import { acts } from '../turn/acting'
import { boxesOf, firesOfOneTurn, mendedByName } from './over'
import { says } from './says'

function brokenOf(state: GameState) {
  if (state.markers.length === 0) return []
  return Object.values(state.ships)
    .filter(acts)
    .flatMap((ship) => mendedByName(state, ship.id).map((event) => ({ ship, event })))
}

const mendForm = form().choice('event', (state) => {
  const broken = brokenOf(state)
  return {
    among: broken.map(({ event }) => event.marker as string),
    names: (marker) => broken.flatMap(({ event }) => (event.marker === marker ? [callLasting(state, event)] : []))[0],
    wrong: broken.length === 0 ? 'no-event-to-mend' : 'no-such-event',
  }
})

/** Damage by a card that is not a box is repaired by name. */
export const mendEvent = procedure({
  name: 'mendEvent',
  phases: ['damageControl'],
  form: mendForm,
  run(table, { event: marker }) {
    return unasked(() => {
      const { event, ship } = brokenOf(table.settled).find((each) => each.event.marker === marker)!
      table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
      return says('mended', { ship: shipName(ship) })
    })
  },
})

/** A fire that a card lit for one turn goes out at the end of it. */
export const eventFiresOut = procedure({
  name: 'eventFiresOut',
  phases: ['damageControl'],
  form: form().refuses((state) => (firesOfOneTurn(state).length > 0 ? undefined : refused('no-event-fire'))),
  run: (table) =>
    unasked(() => {
      const fires = firesOfOneTurn(table.state)
      for (const event of fires) {
        const { ship } = event
        if (ship !== null) for (const box of boxesOf(event)) clearMark(table, ship, box, 'burning')
        table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
      }
      return says('firesOut', { n: fires.length })
    }),
})

/** The fires of one turn, when it ends. */
export function eventsDue(state: GameState): readonly Due[] {
  const n = firesOfOneTurn(state).length
  if (n === 0 || state.phase !== 'damageControl') return []
  return [{ phase: 'damageControl', procedure: 'eventFiresOut', input: {}, say: says('firesDue', { n }) }]
}
