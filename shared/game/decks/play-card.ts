import type { RandomWord } from '../../kernel/dice'
import type { DeckId } from '../../kernel/ids'
import { done, refused, type Refusal, type Result } from '../../kernel/result'
import type { Entry } from '../journal-line'
import { step, type Dealing } from './deal'
import type { CardPlace, DeckEffect } from '../../decks/deck-effect'
import { unfitRules, type DeckRules } from '../../decks/deck-rules'
import { faceOf, pileOf, zoneOf, type DecksInPlay, type Pile, type Token, type Zone } from '../../decks/pile'
import { reshuffle } from './reshuffle'

/** What can be done with one card without a shuffle. */
const cardMoves = {
  /** A held card is turned face up and put on the discards. */
  play: { key: 'played', from: ['hand'], to: 'discards', says: 'face' },
  /** A held card whose moment has passed is shown and put on the discards. */
  discard: { key: 'discarded', from: ['hand'], to: 'discards', says: 'face' },
  /** A held card too many goes face down to the discards. */
  giveUp: { key: 'givenUp', from: ['hand'], to: 'discards', says: 'nothing' },
  /** A card played or discarded by mistake goes back to the hand it came from; it stays known. */
  takeBack: { key: 'takenBack', from: ['discards', 'away'], to: 'hand', says: 'shown' },
  /** Any card goes under the others; its face is not shown. */
  toBottom: { key: 'toBottom', from: 'anywhere', to: 'bottom', says: 'nothing' },
} as const satisfies Record<string, { key: string; from: readonly Zone[] | 'anywhere'; to: CardPlace; says: string }>
type CardMove = keyof typeof cardMoves

/** A card is played, discarded, given up, taken back or put under the others. */
export function moveCard({ decks }: Dealing, deck: DeckId, card: Token, move: CardMove): Result<readonly Entry[]> {
  const { key, from, to, says } = cardMoves[move]
  const found = from === 'anywhere' ? findOwn(decks, deck, card) : find(decks, deck, card, from)
  if (!found.ok) return found
  const { name, shown } = found.value
  const effect = moved(deck, card, to)
  if (says === 'nothing') return done([step(key, name, {}, [effect])])
  if (says === 'shown') return done([step(key, name, { card: shown[card] ?? null }, [effect])])
  const face = faceOf(decks, deck, card)
  if (face === undefined) return refused('deck-card-hidden')
  return done([step(key, name, { card: face }, [{ ...effect, face }])])
}

/** A card goes back among the undrawn, which are shuffled, so that nobody knows where it is. */
export function returnCard({ decks }: Dealing, deck: DeckId, card: Token, next: RandomWord): Result<readonly Entry[]> {
  const found = findOwn(decks, deck, card)
  if (!found.ok) return found
  const undrawn = [...found.value.undrawn.filter((other) => other !== card), card]
  return reshuffled(decks, deck, found.value, 'returned', [moved(deck, card, 'bottom')], undrawn, next)
}

/** Shuffles the undrawn cards; discards and hand stay as they are. */
export function shuffleUndrawn({ decks }: Dealing, deck: DeckId, next: RandomWord): Result<readonly Entry[]> {
  const pile = pileOf(decks, deck)
  if (!pile) return refused('deck-unknown', { deck })
  if (pile.undrawn.length === 0) return refused('deck-none-to-draw')
  return reshuffled(decks, deck, pile, 'shuffled', [], pile.undrawn, next)
}

/** Other rules for a deck in play: cards per turn, reshuffling, hand limit. */
export function setDeckRules({ decks }: Dealing, deck: DeckId, rules: DeckRules): Result<readonly Entry[]> {
  const pile = pileOf(decks, deck)
  if (!pile) return refused('deck-unknown', { deck })
  return unfitRules(rules) ?? done([step('ruled', pile.name, {}, [{ type: 'deckRuled', deck, rules }])])
}

function reshuffled(
  decks: DecksInPlay,
  deck: DeckId,
  pile: Pile,
  key: string,
  before: readonly DeckEffect[],
  taken: readonly Token[],
  next: RandomWord,
): Result<readonly Entry[]> {
  const order = reshuffle(decks, deck, taken, next)
  if (!order) return refused('deck-card-hidden')
  return done([...order.seals, step(key, pile.name, {}, [...before, order.effect])])
}

function moved(deck: DeckId, card: Token, to: CardPlace): DeckEffect & { type: 'cardMoved' } {
  return { type: 'cardMoved', deck, card, to }
}

/** A card of the present deck, wherever it is: cards of a replaced deck never come back to the pile. */
function findOwn(decks: DecksInPlay, deck: DeckId, card: Token): Result<Pile> {
  const found = find(decks, deck, card, ['undrawn', 'hand', 'discards', 'away'])
  return found.ok && card < found.value.since ? notThere() : found
}

function find(decks: DecksInPlay, deck: DeckId, card: Token, where: readonly Zone[]): Result<Pile> {
  const pile = pileOf(decks, deck)
  if (!pile) return refused('deck-unknown', { deck })
  const zone = zoneOf(pile, card)
  return zone !== undefined && where.includes(zone) ? done(pile) : notThere()
}

function notThere(): Refusal {
  return refused('deck-card-not-there')
}
