import type { DeckId, SideId } from '../kernel/ids'
import type { OwnCard } from './own-card'
import type { DeckRules } from './deck-rules'
import type { Copies, Face } from './face'
import type { Pile, Token } from './pile'

/** What an entry does to a deck. A hidden card has only a number; its face is given once it is turned up. */
export type DeckEffect =
  | {
      /** New cards, `first` on top. Pile and discards of a deck already there leave the game; its hand stays. */
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
  /** Cards of pile and discards are shuffled and put on top, with new numbers from `first`. */
  | { readonly type: 'deckShuffled'; readonly deck: DeckId; readonly taken: readonly Token[]; readonly first: Token }
  | {
      readonly type: 'cardMoved'
      readonly deck: DeckId
      readonly card: Token
      readonly to: CardPlace
      /** Given if the move turns the card face up. */
      readonly face?: Face
      /** It counts among the cards drawn this turn. */
      readonly isDraw?: true
    }
  | { readonly type: 'deckRuled'; readonly deck: DeckId; readonly rules: DeckRules }
  /** The pile before lines were lost; `null` where there was none. */
  | { readonly type: 'pileSet'; readonly deck: DeckId; readonly pile: Pile | null }

export const cardPlaces = ['top', 'bottom', 'hand', 'discards', 'away'] as const
export type CardPlace = (typeof cardPlaces)[number]

/** Why a deck effect found nothing to act on. */
export type DeckMissing = 'deck' | 'card' | 'taken'
