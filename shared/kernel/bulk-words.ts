import type { RandomWord } from './dice'

/**
 * Random words by the hundred million, the same again from the same seed: for simulations, never for a table. Four
 * words of state, each turned and folded into the next (xoshiro128**); the seed is spread over them by a mixer.
 */
export function bulkWords(seed: number): RandomWord {
  const words = new Words(seed)
  return () => words.next()
}

/** Words are made by the thousand: meanwhile the state stays in registers, and nothing is boxed. */
class Words {
  private readonly state: Int32Array
  private readonly made = new Uint32Array(1024)
  private used = this.made.length

  constructor(seed: number) {
    let spread = seed | 0
    const mixed = () => {
      spread = (spread + 0x9e3779b9) | 0
      let word = spread ^ (spread >>> 16)
      word = Math.imul(word, 0x21f0aaad)
      word ^= word >>> 15
      word = Math.imul(word, 0x735a2d97)
      return word ^ (word >>> 15)
    }
    // Never all zero, which would stay zero for ever.
    this.state = Int32Array.of(mixed(), mixed(), mixed(), mixed() | 1)
  }

  next(): number {
    if (this.used === this.made.length) this.make()
    return this.made[this.used++]!
  }

  private make(): void {
    const { made, state } = this
    let a = state[0]!
    let b = state[1]!
    let c = state[2]!
    let d = state[3]!
    for (let at = 0; at < made.length; at++) {
      const fives = Math.imul(b, 5)
      made[at] = Math.imul((fives << 7) | (fives >>> 25), 9)
      const shifted = b << 9
      c ^= a
      d ^= b
      b ^= c
      a ^= d
      c ^= shifted
      d = (d << 11) | (d >>> 21)
    }
    state[0] = a
    state[1] = b
    state[2] = c
    state[3] = d
    this.used = 0
  }
}
