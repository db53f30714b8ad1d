import type { DeckId, SideId } from '../../kernel/ids'
import { done, refused, type Result } from '../../kernel/result'
import type { DeckRules } from '../../decks/deck-rules'
import type { Face } from '../../decks/face'
import { drawOfTurn, faceOf, pileOf, type DecksInPlay, type Pile, type Token } from '../../decks/pile'
import type { Viewer } from '../views'

/** What a turn asks of a deck; offered, never forced. */
export interface DeckDue {
  readonly deck: DeckId
  readonly drawer: SideId
  /** Cards still to be drawn this turn. */
  readonly toDraw: number
  /** Cards too many in the hand. */
  readonly overLimit: number
}

/** Decks that wait for something this turn; a deck with nothing left to draw waits for nothing. */
export function dueOfDecks({ piles }: DecksInPlay, turn: number): readonly DeckDue[] {
  return (Object.entries(piles) as [DeckId, Pile][])
    .map(([deck, pile]) => ({ deck, drawer: pile.drawer, toDraw: toDraw(pile, turn), overLimit: overLimit(pile) }))
    .filter((due) => due.toDraw > 0 || due.overLimit > 0)
}

function toDraw(pile: Pile, turn: number): number {
  const draw = drawOfTurn(pile, turn)
  return draw.is === 'due' ? draw.toDraw : 0
}

function overLimit({ rules: { handLimit }, hand }: Pile): number {
  return handLimit === null ? 0 : Math.max(0, hand.length - handLimit)
}

/** Cards whose turn is over when a turn ends: in immediate mode all that were not played. */
export function passedAtEndOfTurn({ rules, hand }: Pile): readonly Token[] {
  return rules.playMode === 'immediate' ? hand : []
}

/** Who draws from the deck of a side: as a rule its opponent. Among three sides or more it has to be said. */
export function drawerOf(of: SideId, rules: DeckRules, sides: readonly { readonly id: SideId }[]): Result<SideId> {
  if (rules.drawnBy === 'ownSide') return done(of)
  const [opponent, ...more] = sides.filter(({ id }) => id !== of)
  return opponent && more.length === 0 ? done(opponent.id) : refused('deck-opponent-unclear', { what: of })
}

/** A held card as a viewer sees it; without a face it is face down. */
export interface HeldCard {
  readonly card: Token
  readonly face?: Face
}

/** The hand of a deck, oldest first. Face up for who holds it and for the umpire, and where a card was shown before. */
export function handFor(viewer: Viewer, decks: DecksInPlay, deck: DeckId): readonly HeldCard[] {
  const pile = pileOf(decks, deck)
  if (!pile) return []
  const isOpen = viewer.is === 'umpire' || (viewer.is === 'side' && viewer.side === pile.drawer)
  return pile.hand.map((card) => {
    const face = isOpen ? faceOf(decks, deck, card) : pile.shown[card]
    return face === undefined ? { card } : { card, face }
  })
}
