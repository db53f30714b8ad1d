import { assertNever } from '../kernel/assert-never'
import type { DeckId } from '../kernel/ids'
import type { CardPlace, DeckEffect, DeckMissing } from './deck-effects'
import { pileOf, zones, type DeckTable, type Pile, type Token } from './pile'

/**
 * Does one effect to the decks. Never throws, and never loses or doubles a card: where the numbers an effect names do
 * not lie where it takes them from (an entry before it was struck), nothing is done and the reason is named.
 */
export function applyDeckEffect(table: DeckTable, effect: DeckEffect, turn: number): DeckTable | DeckMissing {
  if (effect.type === 'deckLaid') return lay(table, effect)
  if (effect.type === 'pileSet') return put(table, effect.deck, effect.pile)
  const pile = pileOf(table, effect.deck)
  if (!pile) return 'deck'
  switch (effect.type) {
    case 'deckShuffled':
      return withPile(table, effect.deck, shuffle(pile, effect.taken, effect.first))
    case 'cardMoved':
      return withPile(table, effect.deck, move(pile, effect, turn))
    case 'deckRuled':
      return withPile(table, effect.deck, { ...pile, rules: effect.rules })
    default:
      return assertNever(effect)
  }
}

function put(table: DeckTable, deck: DeckId, pile: Pile | null): DeckTable | DeckMissing {
  if (pile === null) {
    const { [deck]: _gone, ...piles } = table.piles
    return { ...table, piles }
  }
  const cards = zones.flatMap((zone) => pile[zone])
  return new Set(cards).size === cards.length ? withPile(table, deck, pile) : 'taken'
}

function withPile(table: DeckTable, deck: DeckId, pile: Pile | DeckMissing): DeckTable | DeckMissing {
  return typeof pile === 'string' ? pile : { ...table, piles: { ...table.piles, [deck]: pile } }
}

function lay(table: DeckTable, effect: DeckEffect & { type: 'deckLaid' }): DeckTable | DeckMissing {
  const { type: _type, deck, first, cards, ...laid } = effect
  const before = pileOf(table, deck)
  if (before && highest(before) >= first) return 'taken'
  const pile: Pile = {
    ...laid,
    since: first,
    undrawn: numbered(first, cards),
    hand: before?.hand ?? [],
    discards: [],
    away: before ? [...before.away, ...before.discards, ...before.undrawn] : [],
    shown: before?.shown ?? {},
    drawn: before?.drawn ?? { turn: 0, cards: 0 },
    ...printedOn(laid.printed, before),
  }
  return withPile(table, deck, pile)
}

/** What stands on the new cards, and on those of the deck before that are still held. */
function printedOn(laid: Pile['printed'], before: Pile | undefined): Pick<Pile, 'printed'> {
  const held = before && before.hand.length > 0 ? (before.printed ?? []) : []
  const printed = [...(laid ?? []), ...held.filter(({ id }) => !laid?.some((card) => card.id === id))]
  return printed.length > 0 ? { printed } : {}
}

function shuffle(pile: Pile, taken: readonly Token[], first: Token): Pile | DeckMissing {
  const isNew = (card: Token) => card >= first && card < first + taken.length
  if (zones.some((zone) => pile[zone].some(isNew))) return 'taken'
  const wanted = new Set(taken)
  const found = [...pile.undrawn, ...pile.discards].filter((card) => wanted.has(card)).length
  if (wanted.size !== taken.length || found !== taken.length) return 'card'
  const left = (cards: readonly Token[]) => cards.filter((card) => !wanted.has(card))
  return { ...pile, undrawn: [...numbered(first, taken.length), ...left(pile.undrawn)], discards: left(pile.discards) }
}

function move(pile: Pile, effect: DeckEffect & { type: 'cardMoved' }, turn: number): Pile | DeckMissing {
  const { card, face, isDraw } = effect
  const from = zones.find((zone) => pile[zone].includes(card))
  if (!from || (isDraw && from !== 'undrawn')) return 'card'
  const lifted = { ...pile, [from]: pile[from].filter((other) => other !== card) }
  const { zone, cards } = placed(lifted, card, card < pile.since && effect.to !== 'hand' ? 'away' : effect.to)
  return {
    ...lifted,
    [zone]: cards,
    ...(face === undefined ? {} : { shown: { ...pile.shown, [card]: face } }),
    ...(isDraw ? { drawn: { turn, cards: 1 + (pile.drawn.turn === turn ? pile.drawn.cards : 0) } } : {}),
  }
}

function placed(pile: Pile, card: Token, to: CardPlace) {
  switch (to) {
    case 'top':
      return { zone: 'undrawn', cards: [card, ...pile.undrawn] } as const
    case 'bottom':
      return { zone: 'undrawn', cards: [...pile.undrawn, card] } as const
    default:
      return { zone: to, cards: [...pile[to], card] } as const
  }
}

function numbered(first: Token, cards: number): Token[] {
  return Array.from({ length: cards }, (_, index) => first + index)
}

function highest(pile: Pile): Token {
  return zones.reduce((most, zone) => pile[zone].reduce((more, card) => Math.max(more, card), most), 0)
}
