import { refused, done, type Result } from '../../kernel/result'
import { isWhole, unfitRules, type DeckRules } from '../deck-rules'
import type { RandomWord } from '../../kernel/dice'

/** When a held card is played, its moment given. */
export type HoldingPolicy =
  /** As soon as its moment comes. */
  | { readonly kind: 'atOnce' }
  /** Kept for the decisive turns: from this one on, as its moment comes. */
  | { readonly kind: 'fromTurn'; readonly turn: number }
  /** Cards are held until there are so many; then played as their moments come. */
  | { readonly kind: 'fullHand'; readonly cards: number }

/** One deck through one evening, as the simulator needs to know it. */
export interface EveningDeck {
  /** For each red card, the chance in percent that its moment comes in a turn. */
  readonly momentPercent: readonly number[]
  /** Kinds to count separately, each by the places of its red cards: those that can decide the day, copies of one. */
  readonly kinds?: readonly (readonly number[])[]
  readonly blacks: number
  readonly rules: DeckRules
  readonly policy: HoldingPolicy
}

const mostTurns = 100
const mostGames = 1_000_000
const mostCards = 2000

/** Refuses what cannot be played, before a million games are played of it. */
export function checkEvening(deck: EveningDeck, turns: number, games: number): Result<EveningDeck> {
  const { momentPercent, blacks, rules } = deck
  if (!isWhole(turns, 1, mostTurns)) return refused('evening-turns', { what: turns, most: mostTurns })
  if (!isWhole(games, 1, mostGames)) return refused('evening-games', { what: games, most: mostGames })
  const cards = momentPercent.length + blacks
  if (cards === 0) return refused('deck-empty')
  if (!isWhole(blacks, 0, mostCards) || cards > mostCards)
    return refused('deck-blacks', { what: blacks, most: mostCards })
  const unfit = momentPercent.find((percent) => !(percent >= 0 && percent <= 100))
  if (unfit !== undefined) return refused('evening-moment', { what: unfit })
  return unfitRules(rules) ?? done(deck)
}

/** What is counted over many evenings of one deck. Turn 1 is at index 0. */
export interface Tally {
  readonly games: number
  readonly turns: number
  /** Events of each game. */
  readonly events: Uint16Array
  /** Games with an event in this turn. */
  readonly withEvent: Uint32Array
  /** Games whose first event came in this turn. */
  readonly firstIn: Uint32Array
  /** Games in which a card of this kind was first played in this turn: `kind * turns + turn - 1`. */
  readonly kindFirstIn: Uint32Array
}

export function emptyTally(games: number, turns: number, kinds = 0): Tally {
  return {
    games,
    turns,
    events: new Uint16Array(games),
    withEvent: new Uint32Array(turns),
    firstIn: new Uint32Array(turns),
    kindFirstIn: new Uint32Array(kinds * turns),
  }
}

const words = 2 ** 32
const halves = 2 ** 16
const none = -1

/**
 * Plays whole evenings of one deck by the rules of `shared/game/decks/deal.ts` and a policy for held cards, without journal
 * entries: it keeps only where each red is and how many blacks are left. Arrays are reused from game to game.
 *
 * A draw picks any of the undrawn, so no pile needs to be shuffled. Half a word is enough for a pile of at most 2,000,
 * and no card is favoured.
 *
 * One function with local variables: split into objects it takes a third longer.
 */
export function playEvenings(deck: EveningDeck, turns: number, games: number, next: RandomWord): Tally {
  const { momentPercent, kinds = [], blacks, rules, policy } = deck
  const { cardsPerTurn } = rules
  const reds = momentPercent.length
  const isImmediate = rules.playMode === 'immediate'
  const comesBackWhenEmpty = rules.reshuffle === 'whenEmpty'
  const comesBackEveryTurn = rules.reshuffle === 'everyTurn'
  const handLimit = rules.handLimit ?? reds
  const fromTurn = policy.kind === 'fromTurn' && !isImmediate ? policy.turn - 1 : 0
  const fromHeld = policy.kind === 'fullHand' && !isImmediate ? policy.cards : 1
  /** A word below this says that the card's moment has come. */
  const moments = Float64Array.from(momentPercent, (percent) => (percent / 100) * words)
  const tally = emptyTally(games, turns, kinds.length)
  const { events, withEvent, firstIn } = tally
  const noteKinds = kindsNoted(deck, turns, tally)

  // Each red lies in one of these; of blacks their number is enough.
  const pile = Int32Array.from(momentPercent, (_, card) => card)
  const discards = new Int32Array(reds)
  const hand = new Int32Array(reds)
  let undrawnReds = reds
  let discardedReds = 0
  let held = 0
  /** The half of the last word that no card has been picked with yet. */
  let spareHalf = none

  for (let game = 0; game < games; game++) {
    while (discardedReds > 0) pile[undrawnReds++] = discards[--discardedReds]!
    while (held > 0) pile[undrawnReds++] = hand[--held]!
    let undrawnBlacks = blacks
    let discardedBlacks = 0
    let before = 0
    for (let turn = 0; turn < turns; turn++) {
      if (comesBackEveryTurn) {
        while (discardedReds > 0) pile[undrawnReds++] = discards[--discardedReds]!
        undrawnBlacks += discardedBlacks
        discardedBlacks = 0
      }
      for (let left = cardsPerTurn; left > 0; left--) {
        if (undrawnReds + undrawnBlacks === 0 && comesBackWhenEmpty) {
          while (discardedReds > 0) pile[undrawnReds++] = discards[--discardedReds]!
          undrawnBlacks = discardedBlacks
          discardedBlacks = 0
        }
        const undrawn = undrawnReds + undrawnBlacks
        if (undrawn === 0) break
        // The upper 16 bits of the product are the place; a product of the last, broken round is thrown away.
        let product: number
        do {
          if (spareHalf >= 0) {
            product = Math.imul(spareHalf, undrawn)
            spareHalf = none
          } else {
            const word = next()
            product = Math.imul(word & 0xffff, undrawn)
            spareHalf = word >>> 16
          }
        } while ((product & 0xffff) < undrawn && (product & 0xffff) < halves % undrawn)
        const at = product >>> 16
        if (at >= undrawnReds) {
          undrawnBlacks--
          discardedBlacks++
          continue
        }
        const card = pile[at]!
        pile[at] = pile[--undrawnReds]!
        if (held < handLimit) hand[held++] = card
        // A card too many is given up as it comes.
        else discards[discardedReds++] = card
      }
      if (held < fromHeld || turn < fromTurn) continue
      let played = 0
      let kept = 0
      for (let at = 0; at < held; at++) {
        const card = hand[at]!
        const moment = moments[card]!
        if (moment >= words || next() < moment) {
          played++
          discards[discardedReds++] = card
          noteKinds?.(game, turn, card)
        } else if (isImmediate) discards[discardedReds++] = card
        else hand[kept++] = card
      }
      held = kept
      if (played === 0) continue
      withEvent[turn]! += 1
      if (before === 0) firstIn[turn]! += 1
      before += played
    }
    events[game] = before
  }
  return tally
}

/** Counts the first of each kind in a game; `null` where no kinds are asked for. */
function kindsNoted({ momentPercent, kinds = [] }: EveningDeck, turns: number, { kindFirstIn }: Tally) {
  if (kinds.length === 0) return null
  const kindsOf = momentPercent.map((_, card) => kinds.flatMap((of, kind) => (of.includes(card) ? [kind] : [])))
  const newest = new Int32Array(kinds.length).fill(-1)
  return (game: number, turn: number, card: number) => {
    for (const kind of kindsOf[card]!) {
      if (newest[kind] === game) continue
      newest[kind] = game
      kindFirstIn[kind * turns + turn]! += 1
    }
  }
}
