import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { fairDice, type Dice } from './dice'

/** Fair dice that fall the same way again from the same seed: for odds and simulations, never for a table. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed)
  return fairDice(() => generator.next() >>> 0)
}
