import type { DeckDocument } from '#shared/decks/deck-document'
import { entriesOf } from '#shared/game/decks/deck-action'
import { stateFor } from '#shared/game/views'
import type { RandomWord } from '#shared/kernel/dice'
import { done, type Result } from '#shared/kernel/result'
import type { Desk } from './desk'
import type { ChannelServices } from './gateway'
import type { Library } from './library/library'
import { saveOwnDeck } from './library/save-own-deck'
import { saveScenarioDecks } from './library/save-scenario-decks'
import { appendedOnTable } from './table-view'
import type { DeckAction } from '#shared/bridge/contract'
import type { FindPack } from './library/read-stranger'

type DeckServices = Pick<
  ChannelServices,
  'libraryReadDeck' | 'librarySaveDeck' | 'librarySaveScenarioDecks' | 'deckAction' | 'deckSecrets'
>

interface Parts {
  readonly findPack: FindPack
  readonly randomWord: RandomWord
}

/** Event decks: kept in the library, dealt at the table. The desk alone knows every face, so it deals. */
export function deckServices(desk: Desk, { findPack, randomWord }: Parts): DeckServices {
  return {
    libraryReadDeck: async ({ deck }) => (await desk.opened()).library.readDeck(deck),
    librarySaveDeck: async (asked) => saveOwnDeck((await desk.opened()).library, asked, findPack),
    librarySaveScenarioDecks: async (asked) => saveScenarioDecks((await desk.opened()).library, asked),
    deckAction: async ({ game, batch, action }) => {
      const { games, library } = await desk.opened()
      const own = await deckNamed(action, library)
      if (!own.ok) return own
      const dealt = await games.deal(
        game,
        (state) => entriesOf({ state, ownDeck: () => own.value, next: randomWord }, action),
        batch,
      )
      return dealt.ok ? done(appendedOnTable(dealt.value)) : dealt
    },
    deckSecrets: async ({ game, of }) => {
      const state = await (await desk.opened()).games.tableOf(game)
      if (!state.ok) return state
      return done(stateFor(of, state.value).decks.sealed)
    },
  }
}

/** For an action that uses a deck from the library: that deck as the library has it now. */
async function deckNamed(action: DeckAction, library: Library): Promise<Result<DeckDocument | undefined>> {
  return action.do === 'lay' && action.plan.kind === 'own' ? library.readDeck(action.plan.deck) : done(undefined)
}
