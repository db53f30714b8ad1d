import type { Entry } from '../game/journal-line'
import type { GameState } from '../game/state'
import type { MarkerId } from '../kernel/ids'
import type { Phrase } from '../kernel/phrase'
import { own } from '../kernel/own'
import { eventsOnTable, type LastingEvent } from './lasting'
import { struckName } from './lasting-words'
import { navalEventOf } from './naval/events'

/** An event is ended by hand: repaired, put out, or taken off. Nothing where it does not lie on the table. */
export function endEvent(state: GameState, marker: MarkerId): Entry | undefined {
  const found = eventsOnTable(state).find((each) => each.marker === marker)
  if (!found) return undefined
  return { kind: 'step', label: sayEnded(state, found), by: 'hand', effects: [{ type: 'markerLifted', marker }] }
}

/** As the undo button and the log say it. */
export function sayEnded(state: GameState, each: LastingEvent): Phrase {
  const title = own(each.noted, 'title')
  const under = `eventDialogues.ended.${each.endsBy}`
  const event = navalEventOf(each.face)
  const on = struckName(state, each)
  if (event) return { key: `${under}.${event.key}`, values: { on } }
  return { key: `${under}.own`, values: { title: typeof title === 'string' ? title : each.face, on } }
}
