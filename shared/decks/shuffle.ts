import type { RandomWord } from '../kernel/dice'

const words = 2 ** 32

/** A uniform whole number below a bound: words beyond the last full round are thrown away. */
export function fairIndex(below: number, next: RandomWord): number {
  const fairEnd = words - (words % below)
  let word = next()
  while (word >= fairEnd) word = next()
  return word % below
}

/** The same cards in a fair order (Fisher and Yates); the list given stays as it is. */
export function shuffled<Card>(cards: readonly Card[], next: RandomWord): Card[] {
  const order = [...cards]
  for (let last = order.length - 1; last > 0; last--) {
    const at = fairIndex(last + 1, next)
    const card = order[at]!
    order[at] = order[last]!
    order[last] = card
  }
  return order
}
