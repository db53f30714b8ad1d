import type { DeckId, SideId } from '../kernel/ids'
import type { OwnCard } from './own-card'
import type { DeckRules } from './deck-rules'
import type { Copies, Face } from './face'
import type { Pile, Token } from './pile'

/** What an entry does to a deck. None of them says what a hidden card is: a face stands here once it is turned up. */
export type DeckEffect =
  | {
      /** New cards, `first` on top. Where a deck lies already its pile and discards leave the game; the hand stays. */
      readonly type: 'deckLaid'
      readonly deck: DeckId
      readonly name: string
      readonly of: SideId
      readonly drawer: SideId
      readonly rules: DeckRules
      readonly contents: readonly Copies[] | null
      readonly printed?: readonly OwnCard[]
      readonly first: Token
      readonly cards: number
    }
  /** Cards of the pile and the discards are taken up, shuffled and laid on top under new numbers from `first`. */
  | { readonly type: 'deckShuffled'; readonly deck: DeckId; readonly taken: readonly Token[]; readonly first: Token }
  | {
      readonly type: 'cardMoved'
      readonly deck: DeckId
      readonly card: Token
      readonly to: CardPlace
      /** Where it is turned up in doing so. */
      readonly face?: Face
      /** It counts among the cards drawn this turn. */
      readonly isDraw?: true
    }
  | { readonly type: 'deckRuled'; readonly deck: DeckId; readonly rules: DeckRules }
  /** As it lay before lines were lost; `null` where none lay. */
  | { readonly type: 'pileSet'; readonly deck: DeckId; readonly pile: Pile | null }

export const cardPlaces = ['top', 'bottom', 'hand', 'discards', 'away'] as const
export type CardPlace = (typeof cardPlaces)[number]

/** Why a deck effect found nothing to act on. */
export type DeckMissing = 'deck' | 'card' | 'taken'
