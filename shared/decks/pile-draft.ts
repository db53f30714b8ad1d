import type { CardPlace, DeckEffect, DeckMissing } from './deck-effect'
import { zones, drawOfTurn, type Pile, type Token, type DrawOfTurn } from './pile'

type Placed = Extract<DeckEffect, { readonly type: 'deckLaid' }>
type Shuffled = Extract<DeckEffect, { readonly type: 'deckShuffled' }>
type Moved = Extract<DeckEffect, { readonly type: 'cardMoved' }>
type Lists = 'undrawn' | 'hand' | 'discards' | 'away' | 'shown'

/**
 * One deck of a state being folded. Nothing here throws, and no card is lost or doubled. If the cards of an effect are
 * not where it expects them (an earlier entry was struck out), it does nothing and returns the reason. Sets, since they
 * keep the order and remove one of ten thousand cards as fast as one of ten.
 */
export class PileDraft {
  private rest: Omit<Pile, Lists>
  /** Cards put on top of `below`, the uppermost last. In `below` the uppermost is first. */
  private readonly onTop = new Set<Token>()
  private readonly below: Set<Token>
  private readonly hand: Set<Token>
  private readonly discards: Set<Token>
  private readonly away: Set<Token>
  private readonly shown: Map<Token, string>
  private made: Pile | undefined

  constructor(pile: Pile) {
    const { undrawn, hand, discards, away, shown, ...rest } = pile
    this.rest = rest
    this.below = new Set(undrawn)
    this.hand = new Set(hand)
    this.discards = new Set(discards)
    this.away = new Set(away)
    this.shown = new Map(Object.entries(shown).map(([card, face]) => [Number(card), face]))
    this.made = pile
  }

  get pile(): Pile {
    return (this.made ??= {
      ...this.rest,
      undrawn: [...[...this.onTop].reverse(), ...this.below],
      hand: [...this.hand],
      discards: [...this.discards],
      away: [...this.away],
      shown: Object.fromEntries(this.shown),
    })
  }

  rule(rules: Pile['rules']): undefined {
    this.change({ rules })
  }

  /** New cards, numbered from `first`; pile and discards leave the game, the hand stays. */
  lay({ type: _type, deck: _deck, first, cards, ...placed }: Placed): DeckMissing | undefined {
    if (this.highest() >= first) return 'taken'
    const { drawn, printed: before } = this.rest
    for (const card of [...this.discards, ...[...this.onTop].reverse(), ...this.below]) this.away.add(card)
    for (const zone of [this.discards, this.onTop, this.below]) zone.clear()
    for (const card of numbered(first, cards)) this.below.add(card)
    const held = this.hand.size > 0 ? (before ?? []) : []
    const names = new Set(placed.printed?.map(({ id }) => id))
    const printed = [...(placed.printed ?? []), ...held.filter(({ id }) => !names.has(id))]
    this.rest = { ...placed, since: first, drawn, ...(printed.length > 0 ? { printed } : {}) }
    this.change({})
    return undefined
  }

  shuffle({ taken, first }: Shuffled): DeckMissing | undefined {
    const fresh = numbered(first, taken.length)
    if (fresh.some((card) => this.zoneOf(card))) return 'taken'
    const isThere = (card: Token) => [this.onTop, this.below, this.discards].some((zone) => zone.has(card))
    if (new Set(taken).size < taken.length || !taken.every(isThere)) return 'card'
    for (const card of taken) this.zoneOf(card)?.delete(card)
    for (const card of fresh.reverse()) this.onTop.add(card)
    this.change({})
    return undefined
  }

  move({ card, face, isDraw, to }: Moved, turn: number): DeckMissing | undefined {
    const from = this.zoneOf(card)
    if (!from || (isDraw && from !== this.onTop && from !== this.below)) return 'card'
    const zone = this.placeOf(card < this.rest.since && to !== 'hand' ? 'away' : to)
    const hasLapsed = from === this.hand && zone === this.discards && this.drawIn(turn).is === 'short'
    from.delete(card)
    zone.add(card)
    if (face !== undefined) this.shown.set(card, face)
    const { drawn } = this.rest
    this.change({
      ...(hasLapsed ? { lapsed: turn } : {}),
      ...(isDraw ? { drawn: { turn, cards: 1 + (drawn.turn === turn ? drawn.cards : 0) } } : {}),
    })
    return undefined
  }

  private drawIn(turn: number): DrawOfTurn {
    const undrawn = { length: this.onTop.size + this.below.size }
    return drawOfTurn({ ...this.rest, undrawn, discards: { length: this.discards.size } }, turn)
  }

  private change(rest: Partial<Omit<Pile, Lists>>): void {
    this.rest = { ...this.rest, ...rest }
    this.made = undefined
  }

  private get zones(): readonly Set<Token>[] {
    return [this.onTop, this.below, this.hand, this.discards, this.away]
  }

  private zoneOf(card: Token): Set<Token> | undefined {
    return this.zones.find((zone) => zone.has(card))
  }

  private placeOf(place: CardPlace): Set<Token> {
    if (place === 'top') return this.onTop
    return place === 'bottom' ? this.below : this[place]
  }

  private highest(): Token {
    let highest = 0
    for (const zone of this.zones) for (const card of zone) highest = Math.max(highest, card)
    return highest
  }
}

/** Whether a pile holds no card twice. */
export function holdsEachOnce(pile: Pile): boolean {
  const cards = zones.flatMap((zone) => pile[zone])
  return new Set(cards).size === cards.length
}

function numbered(first: Token, cards: number): Token[] {
  return Array.from({ length: cards }, (_, index) => first + index)
}
