import { eventsOnTable, type LastingEvent } from '../../../../game/decks/lasting'
import { sayEnded } from '../../../event-cards/lasting-ends'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import type { Due } from '../../../pack/rules-pack'
import { unasked } from '../../../kit/unasked'
import { isLost, standsOn } from '../../ship/state'
import { boxesOf, figureOf } from './noted'
import { says } from './says'
import { takeFromCard } from './take-from-card'

/** Ends events of cards that are over, and takes back their effects. */
export const eventsEnd: Procedure = {
  name: 'eventsEnd',
  phases: ['end'],
  fields: () => [],
  check: (state) => (overOn(state).length > 0 ? done(null) : refused('no-event-over')),
  *run(table: RuleDraft): Dialogue<Phrase> {
    return yield* unasked(() => {
      const over = overOn(table.state)
      for (const event of over) {
        takeFromCard(table, event)
        table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
      }
      return says('ended', { n: over.length })
    })
  },
}

/** Those whose turn ends, or has ended, and those that have been repaired or put out on the card itself. */
function overOn(state: GameState): readonly LastingEvent[] {
  return eventsOnTable(state).filter((event) => isTurnOver(state, event) || isMended(state, event))
}

function isTurnOver(state: GameState, { endsBy, turnsLeft, isApplied }: LastingEvent): boolean {
  if (endsBy !== 'turn' || !isApplied || turnsLeft === null) return false
  return turnsLeft <= 0 || (turnsLeft === 1 && state.phase === 'end')
}

/** Whether its damage to her is repaired or its fire put out. */
function isMended(state: GameState, event: LastingEvent): boolean {
  const ship = event.ship === null ? undefined : own(state.ships, event.ship)
  if (!ship || (event.endsBy !== 'repair' && event.endsBy !== 'putOut')) return false
  const boxes = boxesOf(event)
  if (boxes.length > 0) {
    return boxes.every((box) => !isLost(ship, box) && !(ship.boxes[box] ?? []).includes('out'))
  }
  return figureOf(event)?.name === 'fires' && standsOn(ship, 'fires') === 0
}

/** What is due in the end phase, with what is left over from earlier turns. */
export function eventsDue(state: GameState): readonly Due[] {
  if (state.markers.length === 0) return []
  const n = overOn(state).length
  if (n === 0) return []
  return [{ phase: state.phase, procedure: 'eventsEnd', input: {}, say: says('due', { n }) }]
}
