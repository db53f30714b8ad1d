import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { fairDice, type Dice } from './dice'

/** Fair dice that repeat for the same seed: for odds and simulations, never for a table. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed)
  return fairDice(() => generator.next() >>> 0)
}

/** The dice of one of many games: each game has its own, independent of what was thrown in the others. */
export function diceOfPlay(seed: number, play: number): Dice {
  return seededDice(scattered(seed ^ scattered(play)))
}

/** Spreads neighbouring numbers (the finish of MurmurHash3), so that neighbouring games have nothing in common. */
function scattered(number: number): number {
  let mixed = (number + 0x9e3779b9) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
