import type { DeckId, SideId } from '../kernel/ids'
import { done, refused, type Result } from '../kernel/result'
import type { DeckRules } from './deck-rules'
import type { DeckTable, Pile, Token } from './pile'

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
export function dueOfDecks({ piles }: DeckTable, turn: number): readonly DeckDue[] {
  return (Object.entries(piles) as [DeckId, Pile][])
    .map(([deck, pile]) => ({ deck, drawer: pile.drawer, toDraw: toDraw(pile, turn), overLimit: overLimit(pile) }))
    .filter((due) => due.toDraw > 0 || due.overLimit > 0)
}

function toDraw({ rules, drawn, undrawn, discards }: Pile, turn: number): number {
  const left = rules.cardsPerTurn - (drawn.turn === turn ? drawn.cards : 0)
  const comesBack =
    rules.reshuffle === 'whenEmpty' || (rules.reshuffle === 'everyTurn' && drawn.turn !== turn) ? discards.length : 0
  // With reshuffling as the pile runs out, a card drawn black can come a second time in one draw.
  if (rules.reshuffle === 'whenEmpty' && undrawn.length + comesBack > 0) return Math.max(0, left)
  return Math.max(0, Math.min(left, undrawn.length + comesBack))
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
