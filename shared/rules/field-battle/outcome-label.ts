import type { GameState } from '../../game/state'
import type { Phrase } from '../../kernel/phrase'
import type { EventOutcome } from './table/place-event'
import { says } from './says'
import { nameOf } from './state'

/** The label of an event's outcome, for the undo button and the log. */
export function outcomeLabel(state: GameState, { fate, event, strikes, from, unit = '' }: EventOutcome): Phrase {
  const side = nameOf(state, strikes)
  if (!event) return says('steps.noEvent')
  const values = { side, ...(unit === '' ? {} : { unit }) }
  if (fate !== 'struck') return says(`events.${event.key}.${fate}`, values)
  return says(`events.${event.key}.${from === 'hand' ? 'played' : 'struck'}${unit === '' ? '' : 'Unit'}`, values)
}
