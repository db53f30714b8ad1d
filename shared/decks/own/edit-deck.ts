import type { DeckDocument } from '../deck-document'
import { cutTo } from '../../kernel/seen-text'
import { usualRules } from '../deck-rules'
import { mostKinds, type Asked, type OwnCard } from '../own-card'
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
    cards: [{ ...blankCard, id: 'card' }],
    blacks: 12,
    rules: usualRules,
    unofficial: false,
  }
}

/** A card to start with; it is named when it is put into a deck. */
export const blankCard: OwnCard = {
  ...{ id: '', title: '', text: '', copies: 1, mark: '', severity: 'minor', lasts: 'turn' },
  asks: [],
}

/** The deck with these cards at a place, each under a new id: as many as there is room for. */
export function withCardsAt(deck: DeckDocument, at: number, cards: readonly OwnCard[]): DeckDocument {
  const added = named(cards.slice(0, mostKinds - deck.cards.length), idsOf(deck.cards))
  return { ...deck, cards: deck.cards.toSpliced(at, 0, ...added) }
}

/** The title itself, or with the next number that none of these has: `Squall 2`. A blank one stays blank. */
export function freeTitle(title: string, taken: readonly string[]): string {
  const plain = cutTo(title.replace(/ \d{1,3}$/, ''), 75)
  if (plain.trim() === '') return title
  let free = title
  for (let number = 2; taken.includes(free); number++) free = `${plain} ${number}`
  return free
}

/** A new question of a kind. */
export function blankAsk(ask: Asked['ask']): Asked {
  switch (ask) {
    case 'ship':
    case 'formation':
      return { ask, whose: 'enemy' }
    case 'turns':
      return { ask, least: 1, most: 3 }
    case 'die': {
      const row = (from: number, to: number) => ({ from, to, says: '' })
      return { ask, die: 'D6', rows: [row(1, 3), row(4, 6)] }
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
  const known = idsOf(kept?.cards ?? [])
  const taken = idsOf(deck.cards.filter(({ id }) => known.has(id)))
  return { ...deck, cards: deck.cards.map((card) => (known.has(card.id) ? card : named([card], taken)[0]!)) }
}

const idsOf = (cards: readonly OwnCard[]) => new Set(cards.map(({ id }) => id))

/** Cards with new ids, which are taken from then on. */
function named(cards: readonly OwnCard[], taken: Set<string>): readonly OwnCard[] {
  return cards.map((card) => {
    const id = freshId(card.title, taken)
    taken.add(id)
    return { ...card, id }
  })
}
