import type { RulesPack } from '../pack/rules-pack'
import type { DeckId, SideId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import type { Pile } from '../../decks/pile'
import type { NavalEvent } from '../../decks/naval/event'
import { says } from './says'

/** A naval event as it is played: by whom, from which deck, under which rules. */
export interface PlayedEvent {
  readonly pack: RulesPack
  readonly deck: DeckId
  readonly pile: Pile
  readonly event: NavalEvent
  /** Who plays the card. */
  readonly player: SideId
}

/** The text of the card, shown beside each of its questions. */
export function cardOf({ event }: PlayedEvent): readonly Phrase[] {
  return [{ key: `decks.naval.${event.key}.title` }, { key: `decks.naval.${event.key}.text` }]
}

/** The label in the undo button and the log. */
export function eventLabel({ event }: PlayedEvent, on: string): Phrase {
  return says(`done.${event.key}`, { on })
}

/** Nobody qualifies: no effect, the card is spent. */
export function spent({ event }: PlayedEvent): Phrase {
  return says(`spent.${event.key}`)
}
