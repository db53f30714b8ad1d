import type { Pile } from './pile'

/** What of a pile says whether a draw is due. */
export type Counts = Pick<Pile, 'rules' | 'drawn' | 'lapsed'> & {
  readonly undrawn: { readonly length: number }
  readonly discards: { readonly length: number }
}

/** The state of a turn's draw: due, done, short of cards, or not asked for by this deck. */
export type DrawOfTurn =
  | { readonly is: 'due'; readonly toDraw: number }
  | { readonly is: 'done' | 'none' }
  | { readonly is: 'short'; readonly drawn: number; readonly of: number }

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
