import type { DeckRules } from '../deck-rules'
import { convolved, hypergeometric, chanceOfNone } from './hypergeometric'

/** How many cards are in pile and discards before the draws in question. Held cards are in neither. */
export interface CardCounts {
  readonly undrawn: number
  readonly discards: number
  /** Of the kind asked for: any event, a diamond, one named card. */
  readonly kindUndrawn: number
  readonly kindDiscards: number
  /** Events of another kind: they too are in the hand until their turn ends. The rest are blacks. */
  readonly othersUndrawn: number
  readonly othersDiscards: number
}

/** A shuffled heap, or a hand: how many cards, how many of the kind asked for, how many other events. */
interface Heap {
  readonly cards: number
  readonly kind: number
  readonly others: number
}

/** What can be drawn once the discards have come back. */
function wholeDeck(counts: CardCounts): Heap {
  return {
    cards: counts.undrawn + counts.discards,
    kind: counts.kindUndrawn + counts.kindDiscards,
    others: counts.othersUndrawn + counts.othersDiscards,
  }
}

/** Limits the counts to the piles: cards that left the game unseen would make them too high. */
export function withinPiles(counts: CardCounts): CardCounts {
  const { undrawn, discards } = counts
  const kindUndrawn = within(counts.kindUndrawn, undrawn)
  const kindDiscards = within(counts.kindDiscards, discards)
  return {
    ...{ undrawn, discards, kindUndrawn, kindDiscards },
    othersUndrawn: within(counts.othersUndrawn, undrawn - kindUndrawn),
    othersDiscards: within(counts.othersDiscards, discards - kindDiscards),
  }
}

function within(cards: number, most: number): number {
  return Math.min(most, Math.max(0, cards))
}

/** What the turns to come hold of one kind of card, exactly. Lists by turn begin with the next turn. Chances 0 to 1. */
export interface Outlook {
  /** At least one in this turn. */
  readonly inTurn: readonly number[]
  /** At least one by the end of this turn. */
  readonly byTurn: readonly number[]
  /** The first of them in this turn. */
  readonly firstIn: readonly number[]
  /** How many are to be expected by the end of this turn. */
  readonly expectedBy: readonly number[]
  /** Of exactly 0, 1, 2 … in all the turns together. */
  readonly count: readonly number[]
}

export type DrawRules = Pick<DeckRules, 'cardsPerTurn' | 'reshuffle'>

/**
 * Assumes that every event is played or discarded as its turn ends: until then it is in the hand and misses a
 * reshuffle. A card held longer misses more of them, for which there is no closed form.
 */
export function outlook(counts: CardCounts, rules: DrawRules, turns: number): Outlook {
  return rules.reshuffle === 'everyTurn'
    ? reshuffledEveryTurn(counts, rules.cardsPerTurn, turns)
    : new Reshuffles(counts, { ...rules, comesBack: rules.reshuffle === 'whenEmpty', turns }).outlook()
}

/** The discards come back before each turn, so that turns are independent. */
function reshuffledEveryTurn(counts: CardCounts, cardsPerTurn: number, turns: number): Outlook {
  const { cards, kind } = wholeDeck(counts)
  const inTurn = hypergeometric(cards, kind, Math.min(cardsPerTurn, cards))
  const none = inTurn[0] ?? 1
  const mean = inTurn.reduce((sum, chance, count) => sum + chance * count, 0)
  const list = (of: (turn: number) => number) => Array.from({ length: turns }, (_, index) => of(index + 1))
  return {
    inTurn: list(() => 1 - none),
    byTurn: list((turn) => 1 - none ** turn),
    firstIn: list((turn) => none ** (turn - 1) * (1 - none)),
    expectedBy: list((turn) => turn * mean),
    count: power(inTurn, turns),
  }
}

/** The distribution of the sum of so many independent draws, by squaring. */
function power(counts: readonly number[], times: number): readonly number[] {
  let sums: readonly number[] = [1]
  let squared = counts
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sums = convolved(sums, squared)
    if (left > 1) squared = convolved(squared, squared)
  }
  return sums
}

/** Several possible outlooks, each with its chance, as one. */
export function mixed(outlooks: readonly { readonly chance: number; readonly outlook: Outlook }[]): Outlook {
  const sum = (list: (outlook: Outlook) => readonly number[]) => {
    const longest = Math.max(0, ...outlooks.map(({ outlook }) => list(outlook).length))
    return Array.from({ length: longest }, (_, index) =>
      outlooks.reduce((total, { chance, outlook }) => total + chance * (list(outlook)[index] ?? 0), 0),
    )
  }
  return {
    inTurn: sum(({ inTurn }) => inTurn),
    byTurn: sum(({ byTurn }) => byTurn),
    firstIn: sum(({ firstIn }) => firstIn),
    expectedBy: sum(({ expectedBy }) => expectedBy),
    count: sum(({ count }) => count),
  }
}

interface Drawing {
  readonly cardsPerTurn: number
  readonly turns: number
  /** The discards come back when the pile has run out. */
  readonly comesBack: boolean
}

/** A heap that has just been shuffled, with so much of the turn drawn already. */
interface Shuffled {
  /** Draws made before it, from the first turn on. */
  readonly at: number
  /** What this turn has drawn: it is held until the turn ends, and is not in the heap. */
  readonly handKind: number
  readonly handOthers: number
  chance: number
  /** The same, and none of the kind drawn yet. */
  none: number
  /** How many of the kind have been drawn, each with its chance; they add up to `chance`. */
  counts: number[]
}

/**
 * Draws from a pile that comes back when it has run out, from shuffle to shuffle. Between two of them cards come without
 * replacement; what a heap holds is known but for the events that the turn in progress drew before the shuffle, a few
 * cases whatever the size of the deck. The order of a heap is fair, so its last draws are as good as its first.
 */
class Reshuffles {
  private readonly whole: Heap
  private readonly draws: number
  private readonly waiting = new Map<number, Map<string, Shuffled>>()
  /** By turn: none in it, none by its end, and how many are to be expected in it. */
  private readonly noneIn: number[]
  private readonly noneBy: number[]
  private readonly expectedIn: number[]
  private count: number[] = []

  constructor(
    private readonly counts: CardCounts,
    private readonly drawing: Drawing,
  ) {
    const { turns, cardsPerTurn } = drawing
    this.whole = wholeDeck(counts)
    this.draws = cardsPerTurn * turns
    this.noneIn = new Array<number>(turns).fill(0)
    this.noneBy = new Array<number>(turns).fill(0)
    this.expectedIn = new Array<number>(turns).fill(0)
  }

  outlook(): Outlook {
    const { undrawn: cards, kindUndrawn: kind, othersUndrawn: others } = this.counts
    const start: Shuffled = { at: 0, handKind: 0, handOthers: 0, chance: 1, none: 1, counts: [1] }
    if (this.draws === 0) this.ends(start)
    else if (cards === 0 && this.drawing.comesBack) this.drawThrough(start, this.whole)
    else this.drawThrough(start, { cards, kind, others })
    for (let at = 1; at < this.draws; at++) {
      const shuffles = this.waiting.get(at)
      if (!shuffles) continue
      this.waiting.delete(at)
      for (const each of shuffles.values()) this.drawThrough(each, this.heapBeside(each))
    }
    let expected = 0
    return {
      inTurn: this.noneIn.map((none) => 1 - none),
      byTurn: this.noneBy.map((none) => 1 - none),
      firstIn: this.noneBy.map((none, turn) => (this.noneBy[turn - 1] ?? 1) - none),
      expectedBy: this.expectedIn.map((events) => (expected += events)),
      count: this.count,
    }
  }

  /** Draws a heap to its end, or to the end of the turns asked about. */
  private drawThrough(shuffled: Shuffled, heap: Heap): void {
    const { cardsPerTurn } = this.drawing
    const end = Math.min(shuffled.at + heap.cards, this.draws)
    for (let from = shuffled.at; from < end;) {
      const until = Math.min(end, (turnAt(from, cardsPerTurn) + 1) * cardsPerTurn)
      this.expectedIn[turnAt(from, cardsPerTurn)]! += (shuffled.chance * (until - from) * heap.kind) / heap.cards
      if (until % cardsPerTurn === 0) this.endsTurn(shuffled, heap, from, until)
      from = until
    }
    if (end === this.draws) this.ends(shuffled, hypergeometric(heap.cards, heap.kind, end - shuffled.at))
    else if (this.drawing.comesBack) this.shuffleAt(end, shuffled, heap)
    else this.nothingFrom(end, shuffled, heap)
  }

  /** A turn whose last draws, `from` to `until`, are of this heap. */
  private endsTurn({ at, handKind, chance, none }: Shuffled, { cards, kind }: Heap, from: number, until: number): void {
    const turn = turnAt(from, this.drawing.cardsPerTurn)
    const hasDrawn = from === at && handKind > 0
    if (!hasDrawn) this.noneIn[turn]! += chance * chanceOfNone(cards, kind, until - from)
    this.noneBy[turn]! += none * chanceOfNone(cards, kind, until - at)
  }

  /** The heap has run out: what this turn drew of it stays in the hand, all else comes back. */
  private shuffleAt(at: number, before: Shuffled, heap: Heap): void {
    const { cardsPerTurn } = this.drawing
    const after = {
      chance: before.chance,
      none: heap.kind === 0 ? before.none : 0,
      counts: shifted(before.counts, heap.kind),
    }
    const lastDraws = at % cardsPerTurn
    if (lastDraws === 0) return this.shuffle({ ...after, at, handKind: 0, handOthers: 0 })
    if (turnAt(at, cardsPerTurn) === turnAt(before.at, cardsPerTurn)) {
      const [handKind, handOthers] = [before.handKind + heap.kind, before.handOthers + heap.others]
      return this.shuffle({ ...after, at, handKind, handOthers })
    }
    hypergeometric(heap.cards, heap.kind, lastDraws).forEach((chanceOfKind, handKind) => {
      const rest = hypergeometric(heap.cards - heap.kind, heap.others, lastDraws - handKind)
      rest.forEach((chanceOfOthers, handOthers) => {
        const chance = chanceOfKind * chanceOfOthers
        if (chance > 0) this.shuffle({ ...scaled(after, chance), at, handKind, handOthers })
      })
    })
  }

  /** Joins the others that are shuffled there with the same hand. Where all is in the hand, the turn draws no more. */
  private shuffle(shuffled: Shuffled): void {
    if (this.heapBeside(shuffled).cards === 0) return this.skipTurn(shuffled)
    const there = this.waiting.get(shuffled.at) ?? new Map<string, Shuffled>()
    this.waiting.set(shuffled.at, there)
    const hand = `${shuffled.handKind} ${shuffled.handOthers}`
    const same = there.get(hand)
    if (!same) return void there.set(hand, shuffled)
    same.chance += shuffled.chance
    same.none += shuffled.none
    same.counts = added(same.counts, shuffled.counts)
  }

  private skipTurn(shuffled: Shuffled): void {
    const { cardsPerTurn } = this.drawing
    const turn = turnAt(shuffled.at, cardsPerTurn)
    const at = (turn + 1) * cardsPerTurn
    this.noneIn[turn]! += shuffled.handKind > 0 ? 0 : shuffled.chance
    this.noneBy[turn]! += shuffled.none
    if (at >= this.draws) this.ends(shuffled)
    else this.shuffle({ ...shuffled, at, handKind: 0, handOthers: 0 })
  }

  /** The pile has run out for good. */
  private nothingFrom(end: number, { at, chance, none, counts }: Shuffled, heap: Heap): void {
    const { cardsPerTurn, turns } = this.drawing
    const turn = turnAt(end, cardsPerTurn)
    const lastDraws = Math.min(end % cardsPerTurn, end - at)
    for (let later = turn; later < turns; later++) {
      this.noneIn[later]! += chance * (later === turn ? chanceOfNone(heap.cards, heap.kind, lastDraws) : 1)
      this.noneBy[later]! += heap.kind === 0 ? none : 0
    }
    this.ends({ counts: shifted(counts, heap.kind) })
  }

  private ends({ counts }: Pick<Shuffled, 'counts'>, drawn: readonly number[] = [1]): void {
    this.count = added(this.count, convolved(counts, drawn))
    if (this.draws === 0) {
      this.noneIn.fill(1)
      this.noneBy.fill(1)
    }
  }

  private heapBeside({ handKind, handOthers }: Shuffled): Heap {
    const { cards, kind, others } = this.whole
    return { cards: cards - handKind - handOthers, kind: kind - handKind, others: others - handOthers }
  }
}

function turnAt(draw: number, cardsPerTurn: number): number {
  return Math.floor(draw / cardsPerTurn)
}

function scaled({ chance, none, counts }: Pick<Shuffled, 'chance' | 'none' | 'counts'>, by: number) {
  return { chance: chance * by, none: none * by, counts: counts.map((each) => each * by) }
}

/** So many more of the kind for certain. */
function shifted(counts: readonly number[], by: number): number[] {
  return [...new Array<number>(by).fill(0), ...counts]
}

function added(ones: readonly number[], others: readonly number[]): number[] {
  const [longer, shorter] = ones.length < others.length ? [others, ones] : [ones, others]
  return longer.map((each, at) => each + (shorter[at] ?? 0))
}
