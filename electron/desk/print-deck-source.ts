import type { PrintPart } from '#shared/bridge/contract'
import type { DeckSource } from '#shared/print/deck-section'
import { done, type Result } from '#shared/kernel/result'
import type { Library } from './library/library'

/** The deck that a request asks for; one of the library as its file has it now. */
export async function deckSource(
  { what }: Pick<Extract<PrintPart, { readonly part: 'deck' }>, 'what'>,
  library: Pick<Library, 'readDeck'>,
): Promise<Result<Pick<DeckSource, 'deck' | 'name'>>> {
  if (what.from !== 'own') return done({ deck: what, name: null })
  const deck = await library.readDeck(what.deck)
  return deck.ok ? done({ deck: { from: 'own', deck: deck.value }, name: deck.value.title }) : deck
}
