import type { RandomWord } from './dice'

/**
 * Random words by the hundred million, the same again from the same seed: for simulations, never for a table. Four
 * words of state, each turned and folded into the next (xoshiro128**); the seed is spread over them by a mixer.
 */
export function bulkWords(seed: number): RandomWord {
  let spread = seed | 0
  const mixed = () => {
    spread = (spread + 0x9e3779b9) | 0
    let word = spread ^ (spread >>> 16)
    word = Math.imul(word, 0x21f0aaad)
    word ^= word >>> 15
    word = Math.imul(word, 0x735a2d97)
    return word ^ (word >>> 15)
  }
  let a = mixed()
  let b = mixed()
  let c = mixed()
  // Never all four nothing, from which nothing else would ever come.
  let d = mixed() | 1
  return () => {
    const fives = Math.imul(b, 5)
    const word = Math.imul((fives << 7) | (fives >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return word >>> 0
  }
}
