import type { Asked, DeckDocument, OwnCard } from '../deck-document'
import { cutTo } from '../../kernel/seen-text'
import { isWhole, usualRules } from '../deck-rules'
import { mostKinds } from './deck-problems'
import { isForbiddenName } from '../../json/bounded'
import { slugFrom } from '../../kernel/slug'
import { blackFace } from '../face'

/** A deck to start with: one empty card and a number of blacks. */
export function blankDeck(title: string): DeckDocument {
  return {
    format: 'spotting-top/deck',
    version: 2,
    slug: 'deck',
    title,
    notes: '',
    cards: [blankCard('card')],
    blacks: 12,
    rules: usualRules,
    unofficial: false,
  }
}

function blankCard(id: string): OwnCard {
  return { id, title: '', text: '', copies: 1, mark: '', severity: 'minor', lasts: 'turn', asks: [] }
}

/** Adds a card behind the one at a place; a full deck is unchanged. */
export function withCardAfter(deck: DeckDocument, at: number): DeckDocument {
  return inserted(deck, at + 1, blankCard(''))
}

/** Copies a card behind itself under a new name. */
export function withCopyOf(deck: DeckDocument, at: number): DeckDocument {
  const card = deck.cards[at]
  return card ? inserted(deck, at + 1, { ...card, title: nameOfCopy(card.title, deck) }) : deck
}

function inserted(deck: DeckDocument, at: number, card: OwnCard): DeckDocument {
  if (deck.cards.length >= mostKinds) return deck
  const id = freshId(card.title, new Set(deck.cards.map((each) => each.id)))
  return { ...deck, cards: deck.cards.toSpliced(at, 0, { ...card, id }) }
}

/** `Squall 2`, or the next number that no card has. */
function nameOfCopy(title: string, { cards }: DeckDocument): string {
  const plain = cutTo(title.replace(/ \d{1,3}$/, ''), 75)
  if (plain.trim() === '') return title
  for (let number = 2; ; number++) {
    const copy = `${plain} ${number}`
    if (!cards.some((card) => card.title === copy)) return copy
  }
}

export function withoutCard(deck: DeckDocument, at: number): DeckDocument {
  return { ...deck, cards: deck.cards.toSpliced(at, 1) }
}

/** Moves a card to another place; unchanged where there is no such place. */
export function withCardMoved(deck: DeckDocument, from: number, to: number): DeckDocument {
  const card = deck.cards[from]
  if (!card || !isWhole(to, 0, deck.cards.length - 1)) return deck
  return { ...deck, cards: deck.cards.toSpliced(from, 1).toSpliced(to, 0, card) }
}

export function withCardChanged(deck: DeckDocument, at: number, change: Partial<OwnCard>): DeckDocument {
  const card = deck.cards[at]
  return card ? { ...deck, cards: deck.cards.with(at, { ...card, ...change }) } : deck
}

/** Appends the cards of another deck, as many as there is room for. */
export function withCardsOf(deck: DeckDocument, other: Pick<DeckDocument, 'cards'>): DeckDocument {
  const taken = new Set(deck.cards.map(({ id }) => id))
  const added = other.cards.slice(0, mostKinds - deck.cards.length).map((card) => {
    const id = freshId(card.title, taken)
    taken.add(id)
    return { ...card, id }
  })
  return { ...deck, cards: [...deck.cards, ...added] }
}

/** A new question of a kind. */
export function blankAsk(ask: Asked['ask']): Asked {
  switch (ask) {
    case 'ship':
      return { ask, whose: 'enemy' }
    case 'formation':
      return { ask, whose: 'enemy' }
    case 'turns':
      return { ask, least: 1, most: 3 }
    case 'die':
      return {
        ask,
        die: 'D6',
        rows: [
          { from: 1, to: 3, says: '' },
          { from: 4, to: 6, says: '' },
        ],
      }
  }
}

/** A new id made from a title: not one of these, not that of the blacks, and a safe property name. */
export function freshId(title: string, taken: ReadonlySet<string>): string {
  const wanted = slugFrom(title, 50) || 'card'
  let id = wanted
  for (let number = 2; taken.has(id) || id === blackFace || isForbiddenName(id); number++) id = `${wanted}-${number}`
  return id
}

/** Gives unsaved cards an id made from their title; saved cards keep theirs. */
export function withNamedCards(deck: DeckDocument, kept: Pick<DeckDocument, 'cards'> | null): DeckDocument {
  const known = new Set(kept?.cards.map(({ id }) => id))
  const taken = new Set(deck.cards.map(({ id }) => id).filter((id) => known.has(id)))
  const cards = deck.cards.map((card) => {
    if (known.has(card.id)) return card
    const id = freshId(card.title, taken)
    taken.add(id)
    return { ...card, id }
  })
  return { ...deck, cards }
}
