import type { RandomWord } from '../../kernel/dice'
import type { DeckId, SideId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { Phrase } from '../../kernel/phrase'
import { done, refused, type Result } from '../../kernel/result'
import type { Entry } from '../journal-line'
import type { DeckEffect } from '../../decks/deck-effect'
import type { DeckRules } from '../../decks/deck-rules'
import type { OwnCard } from '../../decks/own-card'
import { dealtOut, isBlack, type Copies, type Face } from '../../decks/face'
import { faceOf, nothingSealed, pileOf, type DecksInPlay, type Pile, type Token } from '../../decks/pile'
import { reshuffle, sealLines } from './reshuffle'
import { readSeal } from '../../decks/seal'
import { shuffled } from '../../decks/shuffle'
import { takeSeal } from '../../decks/deck-draft'

/**
 * What can be done with decks, as journal entries. Seals come first, then the step that depends on them: a journal cut
 * off between the two has an unused seal, but never a card without a face. Only a state that knows every face can deal:
 * that of the service, never a view.
 */
export interface Dealing {
  readonly decks: DecksInPlay
  readonly turn: number
}

export interface NewDeck {
  readonly deck: DeckId
  readonly name: string
  readonly of: SideId
  readonly drawer: SideId
  readonly rules: DeckRules
  readonly contents: readonly Copies[]
  /** The cards of a deck of one's own. Kept in the journal, so that a game needs no other file. */
  readonly printed?: readonly OwnCard[]
  /** Whether everybody may know what the deck was built of. */
  readonly isOpen: boolean
}

/** Shuffles a deck and places it on the table. A deck that is already there is replaced; its hand stays. */
export function placeDeck({ decks }: Dealing, newDeck: NewDeck, next: RandomWord): Result<readonly Entry[]> {
  const { isOpen, contents, printed, ...placed } = newDeck
  const faces = shuffled(dealtOut(contents), next)
  const first = nextToken(decks, newDeck.deck)
  const before = pileOf(decks, newDeck.deck)
  // Cards that one side has drawn may neither pass to the other nor disappear.
  if (before && before.hand.length > 0 && before.drawer !== newDeck.drawer) {
    return refused('deck-hand-held', { n: before.hand.length, deck: before.name })
  }
  const key = before ? 'replaced' : 'laid'
  const effect: DeckEffect = {
    type: 'deckLaid',
    ...placed,
    contents: isOpen ? contents : null,
    // A closed deck does not show how many there are of each card.
    ...(printed ? { printed: isOpen ? printed : printed.map((card) => ({ ...card, copies: 1 })) } : {}),
    first,
    cards: faces.length,
  }
  const cards = faces.map((face, index) => [first + index, face] as const)
  const seals = sealLines('umpire', 'deck', { deck: newDeck.deck, cards })
  return done([...seals, step(key, newDeck.name, { n: faces.length }, [effect])])
}

/**
 * Draws cards and shuffles the discards in as the deck's rules say. A black card is shown and discarded at once; any
 * other goes to the hand, seen by the drawer alone. If there are fewer cards than asked for, draws those.
 */
export function drawCards(
  { decks, turn }: Dealing,
  deck: DeckId,
  count: number,
  next: RandomWord,
): Result<readonly Entry[]> {
  const pile = pileOf(decks, deck)
  if (!pile) return refused('deck-unknown', { deck })
  const { handLimit } = pile.rules
  if (handLimit !== null && pile.hand.length > handLimit) {
    return refused('deck-hand-over', { held: pile.hand.length, limit: handLimit })
  }
  const drawing = new Drawing(decks, deck, pile)
  if (pile.rules.reshuffle === 'everyTurn' && pile.drawn.turn !== turn) drawing.reshuffle(next)
  for (let left = count; left > 0; left--) {
    if (drawing.isEmpty && pile.rules.reshuffle === 'whenEmpty') drawing.reshuffle(next)
    if (drawing.isEmpty) break
    const unknown = drawing.draw()
    if (unknown) return unknown
  }
  return drawing.entries()
}

/** Collects the seals and effects of a draw of several cards. */
class Drawing {
  private undrawn: Token[]
  private discards: Token[]
  private readonly seals: Entry[] = []
  private readonly effects: DeckEffect[] = []
  private readonly kept: [Token, Face][] = []
  private blacks = 0

  constructor(
    private decks: DecksInPlay,
    private readonly deck: DeckId,
    private readonly pile: Pile,
  ) {
    this.undrawn = [...pile.undrawn]
    this.discards = [...pile.discards]
  }

  get isEmpty(): boolean {
    return this.undrawn.length === 0
  }

  /** Shuffles undrawn and discarded cards together; does nothing without discards. */
  reshuffle(next: RandomWord): void {
    if (this.discards.length === 0) return
    const done = reshuffle(this.decks, this.deck, [...this.undrawn, ...this.discards], next)
    if (!done) return
    this.decks = done.seals.reduce(withSeal, this.decks)
    this.seals.push(...done.seals)
    this.effects.push(done.effect)
    this.undrawn = done.faces.map((_, index) => done.first + index)
    this.discards = []
  }

  draw() {
    const card = this.undrawn.shift()!
    const face = faceOf(this.decks, this.deck, card)
    if (face === undefined) return refused('deck-card-hidden')
    const drawn = { type: 'cardMoved', deck: this.deck, card, isDraw: true } as const
    if (isBlack(face)) {
      this.effects.push({ ...drawn, to: 'discards', face })
      this.discards.push(card)
      this.blacks++
    } else {
      this.effects.push({ ...drawn, to: 'hand' })
      this.kept.push([card, face])
    }
    return undefined
  }

  entries(): Result<readonly Entry[]> {
    const n = this.kept.length + this.blacks
    if (n === 0) return refused('deck-none-to-draw')
    const { drawer, name } = this.pile
    if (this.kept.length > 0) {
      this.seals.push(...sealLines(drawer, 'hand', { deck: this.deck, cards: this.kept }))
    }
    const cards = this.blacks === 0 ? 'drawn' : this.blacks === n ? 'drawnBlack' : 'drawnSome'
    const isReshuffled = this.effects.some(({ type }) => type === 'deckShuffled')
    const key = isReshuffled ? `reshuffled.${cards}` : cards
    return done([...this.seals, step(key, name, { n, blacks: this.blacks }, this.effects)])
  }
}

/** The same decks with a seal of this draw: a later shuffle in it needs the faces. */
function withSeal(decks: DecksInPlay, entry: Entry): DecksInPlay {
  const seal = entry.kind === 'sealed' ? readSeal(entry.payload) : undefined
  return seal ? takeSeal(decks, 'umpire', seal) : decks
}

/** The number of the next new card: higher than any that was ever sealed, even by a shuffle struck out since. */
function nextToken(decks: DecksInPlay, deck: DeckId): Token {
  return (own(decks.sealed, deck) ?? nothingSealed).next
}

export function step(key: string, name: string, values: Phrase['values'], effects: readonly DeckEffect[]): Entry {
  return { kind: 'step', by: 'hand', label: { key: `decks.steps.${key}`, values: { deck: name, ...values } }, effects }
}
