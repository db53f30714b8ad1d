import type { DeckPrintRequest } from '#shared/bridge/contract'
import type { DeckSource } from '#shared/decks/paper/deck-contents'
import { done, type Result } from '#shared/kernel/result'
import type { Library } from './library/library'

/** The deck that a request asks for; one of the library as its file has it now. */
export async function deckSource(
  what: DeckPrintRequest['what'],
  library: Pick<Library, 'readDeck'>,
): Promise<Result<DeckSource>> {
  if (what.from !== 'own') return done(what)
  const deck = await library.readDeck(what.deck)
  return deck.ok ? done({ from: 'own', deck: deck.value }) : deck
}
