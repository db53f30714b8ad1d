import type { RandomWord } from '../../kernel/dice'
import type { EveningDeck } from './evening'
import { emptyTally, type Tally } from './tally'

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
  const tally = emptyTally(games, turns, reds, kinds.length)
  const { events, inTurn, withEvent, firstIn, cardFirstIn } = tally
  const noteKinds = kindsNoted(deck, turns, tally)
  /** The newest game in which a card was played, for its first time in each. */
  const lastPlayed = new Int32Array(reds).fill(-1)

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
          if (lastPlayed[card] === game) continue
          lastPlayed[card] = game
          cardFirstIn[card * turns + turn]! += 1
          noteKinds?.(game, turn, card)
        } else if (isImmediate) discards[discardedReds++] = card
        else hand[kept++] = card
      }
      held = kept
      if (played === 0) continue
      inTurn[turn]! += played
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
