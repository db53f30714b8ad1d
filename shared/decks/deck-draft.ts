import { Copies } from '../kernel/copies'
import type { DeckId, SideId } from '../kernel/ids'
import type { DeckEffect, DeckMissing } from './deck-effect'
import { nothingSealed, type DecksInPlay, type Pile, type Sealed, type Token } from './pile'
import { holdsEachOnce, PileDraft } from './pile-draft'
import type { Seal } from './seal'

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

/** The decks of a state being folded: each is copied the first time it is written to. */
export class DeckDraft {
  private readonly next: Mutable<DecksInPlay>
  private given: DecksInPlay
  private readonly copies = new Copies()
  private readonly piles = new Map<DeckId, PileDraft>()
  /** Piles that have changed since the decks were last read. */
  private readonly changed = new Set<DeckId>()
  /** Which side has looked at which card of a deck. */
  private readonly looks = new Map<DeckId, Set<string>>()

  constructor(from: DecksInPlay) {
    this.next = { ...from }
    this.given = from
  }

  get table(): DecksInPlay {
    if (this.changed.size > 0) {
      const piles = this.copies.own(this.next, 'piles') as Record<DeckId, Pile>
      for (const deck of this.changed) piles[deck] = this.piles.get(deck)!.pile
      this.changed.clear()
    }
    const { piles, sealed } = this.next
    if (this.given.piles !== piles || this.given.sealed !== sealed) this.given = { piles, sealed }
    return this.given
  }

  /** Ends writing: piles already handed out must not change. */
  finish(): void {
    this.copies.forget()
  }

  apply(effect: DeckEffect, turn: number): DeckMissing | undefined {
    const missing = this.does(effect, turn)
    if (!missing && this.piles.has(effect.deck)) this.changed.add(effect.deck)
    return missing
  }

  /**
   * Takes in a sealed line. It counts even if the entry it came with is struck out: a seen card stays seen, and one
   * drawn again after an undo is the same card. The first face of a number stays.
   */
  takeSeal(owner: SideId | 'umpire', { deck, cards, taken }: Seal): void {
    const all = this.copies.own(this.next, 'sealed') as Record<DeckId, Sealed>
    if (!Object.hasOwn(all, deck)) all[deck] = nothingSealed
    const sealed = this.copies.own(all, deck) as Mutable<Sealed>
    const faces = this.copies.own(sealed, 'faces') as Mutable<Sealed['faces']>
    for (const [token, face] of cards) {
      faces[token] ??= face
      if (owner !== 'umpire') this.look(deck, sealed, token, owner)
      sealed.next = Math.max(sealed.next, token + 1)
    }
    const first = taken && cards.length > 0 ? cards.at(-1)![0] + 1 - taken.length : 0
    if (!taken || first <= 0) return
    const shuffles = this.copies.own(sealed, 'shuffles') as Mutable<Sealed['shuffles']>
    shuffles[first] = taken.toSorted((one, other) => one - other)
  }

  private does(effect: DeckEffect, turn: number): DeckMissing | undefined {
    const { deck } = effect
    if (effect.type === 'pileSet') return this.put(deck, effect.pile)
    const pile = this.pileOf(deck)
    switch (effect.type) {
      case 'deckLaid':
        if (pile) return pile.lay(effect)
        this.piles.set(deck, new PileDraft(newPile(effect)))
        return undefined
      case 'deckShuffled':
        return pile ? pile.shuffle(effect) : 'deck'
      case 'cardMoved':
        return pile ? pile.move(effect, turn) : 'deck'
      case 'deckRuled':
        return pile ? pile.rule(effect.rules) : 'deck'
    }
  }

  private put(deck: DeckId, pile: Pile | null): DeckMissing | undefined {
    if (pile && !holdsEachOnce(pile)) return 'taken'
    this.piles.delete(deck)
    this.changed.delete(deck)
    const piles = this.copies.own(this.next, 'piles') as Record<DeckId, Pile>
    if (pile) piles[deck] = pile
    else delete piles[deck]
    return undefined
  }

  private pileOf(deck: DeckId): PileDraft | undefined {
    const known = this.piles.get(deck)
    if (known) return known
    if (!Object.hasOwn(this.next.piles, deck)) return undefined
    const draft = new PileDraft(this.next.piles[deck]!)
    this.piles.set(deck, draft)
    return draft
  }

  private look(deck: DeckId, sealed: Mutable<Sealed>, token: Token, side: SideId): void {
    let looks = this.looks.get(deck)
    if (!looks) {
      const known = Object.entries(sealed.seenBy) as [string, readonly SideId[]][]
      looks = new Set(known.flatMap(([card, sides]) => sides.map((by) => `${card} ${by}`)))
      this.looks.set(deck, looks)
    }
    const key = `${token} ${side}`
    if (looks.has(key)) return
    looks.add(key)
    const seenBy = this.copies.own(sealed, 'seenBy') as Record<Token, SideId[]>
    seenBy[token] ??= this.copies.add([])
    ;(this.copies.own(seenBy, token) as SideId[]).push(side)
  }
}

function newPile({ type: _type, deck: _deck, first, cards, ...placed }: DeckEffect & { type: 'deckLaid' }): Pile {
  const undrawn = Array.from({ length: cards }, (_, index) => first + index)
  const { printed, ...rest } = placed
  return {
    ...rest,
    ...(printed && printed.length > 0 ? { printed } : {}),
    since: first,
    undrawn,
    hand: [],
    discards: [],
    away: [],
    shown: {},
    drawn: { turn: 0, cards: 0 },
  }
}

/** The decks with a sealed line taken in. */
export function takeSeal(table: DecksInPlay, owner: SideId | 'umpire', seal: Seal): DecksInPlay {
  const draft = new DeckDraft(table)
  draft.takeSeal(owner, seal)
  return draft.table
}
