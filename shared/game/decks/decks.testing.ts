import { expect } from 'vitest'
import type { Entry, JournalLine } from '../journal-line'
import { Session } from '../session'
import { north, south, tinyHead, tinyRules } from '../tiny-fleet.testing'
import { bulkWords } from '../../kernel/bulk-words'
import { deckId, type DeckId } from '../../kernel/ids'
import type { Result } from '../../kernel/result'
import { drawCards, placeDeck, type NewDeck } from './deal'
import { moveCard, returnCard, shuffleUndrawn } from './play-card'
import { usualRules, type DeckRules } from '../../decks/deck-rules'
import { dealtOut, type Copies, type Face } from '../../decks/face'
import { faceOf, pileOf, zones, type Pile, type Token, type Zone } from '../../decks/pile'

export const mishaps = deckId('north')
export const smallDeck: readonly Copies[] = [
  { face: 'AH', copies: 1 },
  { face: '6H', copies: 1 },
  { face: 'QD', copies: 1 },
  { face: 'black', copies: 3 },
]

/** A game with decks, played through its journal. */
export class DeckGame {
  session: Session
  readonly next = bulkWords(1898)

  constructor(lines: readonly JournalLine[] = []) {
    this.session = new Session(tinyRules, tinyHead, 'initiative', lines)
  }

  get state() {
    return this.session.state
  }

  pile(deck: DeckId = mishaps): Pile {
    return pileOf(this.state.decks, deck)!
  }

  take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const seq = this.session.lastSeq + 1
      this.session.append({ seq, at: 1000 + seq, ...entry } as JournalLine)
    }
  }

  does(entries: Result<readonly Entry[]>): void {
    if (!entries.ok) throw new Error(entries.code)
    this.take(entries.value)
  }

  lay(contents: readonly Copies[] = smallDeck, rules: Partial<DeckRules> = {}, changed: Partial<NewDeck> = {}): void {
    const newDeck = { deck: mishaps, name: 'North', of: north, drawer: south, isOpen: true }
    this.does(
      placeDeck(this.state, { ...newDeck, contents, rules: { ...usualRules, ...rules }, ...changed }, this.next),
    )
  }

  draw(count = 1): void {
    this.does(drawCards(this.state, mishaps, count, this.next))
  }

  move(card: Token, move: Parameters<typeof moveCard>[3]): void {
    this.does(moveCard(this.state, mishaps, card, move))
  }

  returns(card: Token): void {
    this.does(returnCard(this.state, mishaps, card, this.next))
  }

  shuffle(): void {
    this.does(shuffleUndrawn(this.state, mishaps, this.next))
  }

  undo(): void {
    const newest = this.session.undo
    if (newest) this.take([{ kind: 'strike', targets: [newest.seq], cause: 'undo' }])
  }

  redo(): void {
    const newest = this.session.redo
    if (newest) this.take([{ kind: 'restore', targets: [newest.seq], cause: 'redo' }])
  }

  /** The faces that lie somewhere, in their order. */
  faces(zone: Zone): (Face | undefined)[] {
    return this.pile()[zone].map((card) => this.face(card))
  }

  face(card: Token): Face | undefined {
    return faceOf(this.state.decks, mishaps, card)
  }

  nextTurn(): void {
    this.take([{ kind: 'turn', turn: this.state.turn + 1, phase: 'initiative' }])
  }
}

/** Every card of the deck is somewhere, once, and there are no others. */
export function expectWhole(table: DeckGame, contents: readonly Copies[]): void {
  const pile = table.pile()
  const all = zones.flatMap((zone) => pile[zone])
  expect(new Set(all).size).toBe(all.length)
  const here = all.filter((card) => card >= pile.since)
  expect(here.map((card) => table.face(card)).toSorted()).toEqual(dealtOut(contents).toSorted())
  for (const card of all) if (card < pile.since) expect([...pile.hand, ...pile.away]).toContain(card)
}
