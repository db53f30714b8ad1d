import type { RandomWord } from '../../kernel/dice'
import type { EveningDeck } from './evening'
import { emptyTally, type Tally } from './tally'

const perWord = 2 ** -32

/**
 * Plays whole evenings of one deck, by the rules of `shared/decks/deal.ts` and a policy for what is held, without
 * their entries: only where each red lies and how many blacks are left. Nothing is made anew from game to game.
 *
 * A card is drawn by picking any of the undrawn, so that no pile needs to be shuffled. A word is scaled to the pile,
 * which favours some card by less than one part in a million: far inside the error bars.
 */
export function playEvenings(deck: EveningDeck, turns: number, games: number, next: RandomWord): Tally {
  const evening = new Evening(deck, turns, games, next)
  for (let game = 0; game < games; game++) evening.play(game)
  return evening.tally
}

class Evening {
  readonly tally: Tally
  private readonly reds: number
  private readonly blacks: number
  /** Undrawn reds come first, then nothing that is read. */
  private readonly pile: Uint16Array
  private readonly discards: Uint16Array
  private readonly hand: Uint16Array
  /** A word below this says that the card's moment has come. */
  private readonly moments: Float64Array
  /** The newest game in which a card was played, for its first time in each. */
  private readonly lastPlayed: Int32Array
  /** The kinds of each card, and the newest game with one of each kind. */
  private readonly kindsOf: readonly (readonly number[])[]
  private readonly lastOfKind: Int32Array
  private undrawnReds = 0
  private undrawnBlacks = 0
  private discardedReds = 0
  private discardedBlacks = 0
  private held = 0

  private readonly cardsPerTurn: number
  private readonly isImmediate: boolean
  private readonly comesBackWhenEmpty: boolean
  private readonly comesBackEveryTurn: boolean
  private readonly handLimit: number
  private readonly fromTurn: number
  private readonly fromHeld: number

  constructor(
    deck: EveningDeck,
    private readonly turns: number,
    games: number,
    private readonly next: RandomWord,
  ) {
    const { momentPercent, kinds = [], blacks, rules, policy } = deck
    this.reds = momentPercent.length
    this.blacks = blacks
    this.pile = Uint16Array.from(momentPercent, (_, card) => card)
    this.discards = new Uint16Array(this.reds)
    this.hand = new Uint16Array(this.reds)
    this.moments = Float64Array.from(momentPercent, (percent) => (percent / 100) * 2 ** 32)
    this.lastPlayed = new Int32Array(this.reds).fill(-1)
    this.kindsOf = momentPercent.map((_, card) => kinds.flatMap((of, kind) => (of.includes(card) ? [kind] : [])))
    this.lastOfKind = new Int32Array(kinds.length).fill(-1)
    this.cardsPerTurn = rules.cardsPerTurn
    this.isImmediate = rules.playMode === 'immediate'
    this.comesBackWhenEmpty = rules.reshuffle === 'whenEmpty'
    this.comesBackEveryTurn = rules.reshuffle === 'everyTurn'
    this.handLimit = rules.handLimit ?? this.reds
    this.fromTurn = policy.kind === 'fromTurn' && !this.isImmediate ? policy.turn : 1
    this.fromHeld = policy.kind === 'fullHand' && !this.isImmediate ? policy.cards : 1
    this.tally = emptyTally(games, turns, this.reds, kinds.length)
    this.undrawnReds = this.reds
    this.undrawnBlacks = blacks
  }

  play(game: number): void {
    this.gather()
    const { events, inTurn, withEvent, firstIn } = this.tally
    let before = 0
    for (let turn = 0; turn < this.turns; turn++) {
      this.draw()
      const played = this.held > 0 ? this.playHeld(game, turn) : 0
      if (played === 0) continue
      inTurn[turn]! += played
      withEvent[turn]! += 1
      if (before === 0) firstIn[turn]! += 1
      before += played
    }
    events[game] = before
  }

  /** Every card back on the pile; it need not be in any order. */
  private gather(): void {
    this.takeUpDiscards()
    while (this.held > 0) this.pile[this.undrawnReds++] = this.hand[--this.held]!
    this.undrawnBlacks = this.blacks
  }

  private takeUpDiscards(): void {
    while (this.discardedReds > 0) this.pile[this.undrawnReds++] = this.discards[--this.discardedReds]!
    this.undrawnBlacks += this.discardedBlacks
    this.discardedBlacks = 0
  }

  private draw(): void {
    if (this.comesBackEveryTurn) this.takeUpDiscards()
    for (let left = this.cardsPerTurn; left > 0; left--) {
      let undrawn = this.undrawnReds + this.undrawnBlacks
      if (undrawn === 0) {
        if (!this.comesBackWhenEmpty) return
        this.takeUpDiscards()
        undrawn = this.undrawnReds + this.undrawnBlacks
        if (undrawn === 0) return
      }
      const at = Math.floor(this.next() * perWord * undrawn)
      if (at >= this.undrawnReds) {
        this.undrawnBlacks--
        this.discardedBlacks++
        continue
      }
      const card = this.pile[at]!
      this.pile[at] = this.pile[--this.undrawnReds]!
      if (this.held < this.handLimit) this.hand[this.held++] = card
      // A card too many is given up as it comes.
      else this.discards[this.discardedReds++] = card
    }
  }

  /** Plays what has its moment; in immediate mode the rest is discarded. Says how many were played. */
  private playHeld(game: number, turn: number): number {
    if (turn + 1 < this.fromTurn || this.held < this.fromHeld) return 0
    let played = 0
    let kept = 0
    const { held } = this
    for (let at = 0; at < held; at++) {
      const card = this.hand[at]!
      const moment = this.moments[card]!
      if (moment >= 2 ** 32 || this.next() < moment) {
        played++
        this.note(game, turn, card)
        this.discards[this.discardedReds++] = card
      } else if (this.isImmediate) this.discards[this.discardedReds++] = card
      else this.hand[kept++] = card
    }
    this.held = kept
    return played
  }

  private note(game: number, turn: number, card: number): void {
    if (this.lastPlayed[card] === game) return
    this.lastPlayed[card] = game
    this.tally.cardFirstIn[card * this.turns + turn]! += 1
    for (const kind of this.kindsOf[card]!) {
      if (this.lastOfKind[kind] === game) continue
      this.lastOfKind[kind] = game
      this.tally.kindFirstIn[kind * this.turns + turn]! += 1
    }
  }
}
