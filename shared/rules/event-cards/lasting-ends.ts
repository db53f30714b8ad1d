import type { Effect } from '../../game/effect'
import type { Entry } from '../../game/journal-line'
import { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import type { MarkerId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import { own } from '../../kernel/own'
import type { RulesPack } from '../pack/rules-pack'
import { eventsOnTable, type LastingEvent } from '../../game/decks/lasting'
import { struckName } from '../../game/decks/lasting-words'
import { navalEventOf } from '../../decks/naval/events'

/**
 * A player ends an event: repaired, put out or taken off, along with what it put on the cards under these rules.
 * Nothing where it is not on the table.
 */
export function endEvent(state: GameState, marker: MarkerId, pack?: RulesPack): Entry | undefined {
  const found = eventsOnTable(state).find((each) => each.marker === marker)
  if (!found) return undefined
  const effects: readonly Effect[] = [
    ...(pack ? takenFromCards(state, found, pack) : []),
    { type: 'markerLifted', marker },
  ]
  return { kind: 'step', label: sayEnded(state, found), by: 'hand', effects }
}

function takenFromCards(state: GameState, event: LastingEvent, pack: RulesPack): readonly Effect[] {
  const ends = pack.events?.ends
  if (!ends) return []
  const table = new RuleDraft(pack, state)
  ends(table, event)
  return table.changes.effects
}

/** The label in the undo button and the log. */
export function sayEnded(state: GameState, each: LastingEvent): Phrase {
  const title = own(each.noted, 'title')
  const under = `eventDialogues.ended.${each.endsBy}`
  const event = navalEventOf(each.face)
  const on = struckName(state, each)
  if (event) return { key: `${under}.${event.key}`, values: { on } }
  return { key: `${under}.own`, values: { title: typeof title === 'string' ? title : each.face, on } }
}
