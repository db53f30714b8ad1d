import type { DeckOfFile } from './deck-file'
import { say } from '../../words'
import { mostKinds } from '#shared/decks/own/deck-problems'
import { withCardsOf } from '#shared/decks/own/edit-deck'
import type { DeckDocument } from '#shared/decks/deck-document'

/**
 * A deck once another was taken in its place or its cards were added, and the notice about it. A spreadsheet says nothing of
 * rules and notes: those that are here stay.
 */
export function withTaken(deck: DeckDocument, { deck: other, isSpreadsheet }: DeckOfFile, how: 'replace' | 'add') {
  if (how === 'add') {
    const after = withCardsOf(deck, other)
    const added = after.cards.length - deck.cards.length
    const left = other.cards.length - added
    const news = say('ownDecks.bring.added', { events: say('ownDecks.events', { n: added }) })
    const rest = left > 0 ? ` ${say('ownDecks.bring.addedNotAll', { most: mostKinds, left })}` : ''
    return { after, news: `${news}${rest}` }
  }
  const { title, notes, cards, blacks, rules } = other
  const after = { ...deck, title, cards, blacks, ...(isSpreadsheet ? {} : { notes, rules }) }
  return { after, news: say('ownDecks.bring.taken', { title, events: say('ownDecks.events', { n: cards.length }) }) }
}
