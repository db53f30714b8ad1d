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

/** What of a pile says whether a draw is due. */
type Counts = Pick<Pile, 'rules' | 'drawn' | 'lapsed'> & {
  readonly undrawn: { readonly length: number }
  readonly discards: { readonly length: number }
}

/** How the draw of a turn stands: due, done, short of cards, or none that this deck asks for. */
export type DrawOfTurn =
  | { readonly is: 'due'; readonly toDraw: number }
  | { readonly is: 'done' | 'none' }
  | { readonly is: 'short'; readonly drawn: number; readonly of: number }

/** Decks that wait for something this turn; a deck with nothing left to draw waits for nothing. */
export function dueOfDecks({ piles }: DeckTable, turn: number): readonly DeckDue[] {
  return (Object.entries(piles) as [DeckId, Pile][])
    .map(([deck, pile]) => ({ deck, drawer: pile.drawer, toDraw: toDraw(pile, turn), overLimit: overLimit(pile) }))
    .filter((due) => due.toDraw > 0 || due.overLimit > 0)
}

function toDraw(pile: Pile, turn: number): number {
  const draw = drawOfTurn(pile, turn)
  return draw.is === 'due' ? draw.toDraw : 0
}

export function drawOfTurn(pile: Counts, turn: number): DrawOfTurn {
  const { cardsPerTurn: of } = pile.rules
  const drawn = pile.drawn.turn === turn ? pile.drawn.cards : 0
  if (of === 0) return { is: 'none' }
  if (drawn >= of) return { is: 'done' }
  const canBeDrawn = pile.lapsed === turn ? 0 : thereToDraw(pile, turn)
  return canBeDrawn === 0 ? { is: 'short', drawn, of } : { is: 'due', toDraw: Math.min(of - drawn, canBeDrawn) }
}

/** How many cards could be drawn, one after the other. */
function thereToDraw({ rules, drawn, undrawn, discards }: Counts, turn: number): number {
  switch (rules.reshuffle) {
    case 'whenEmpty':
      // A card drawn black comes back when the pile runs out, a second time in one draw.
      return undrawn.length + discards.length > 0 ? Infinity : 0
    case 'everyTurn':
      return undrawn.length + (drawn.turn === turn ? 0 : discards.length)
    case 'never':
      return undrawn.length
  }
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
