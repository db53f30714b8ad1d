import { fairDice, type Dice } from '#shared/kernel/dice'

const words = new Uint32Array(4096)
let at = words.length

/** Dice of the app: the system's random source, and no seed is written down. */
export const appDice: Dice = fairDice(() => {
  if (at === words.length) {
    crypto.getRandomValues(words)
    at = 0
  }
  return words[at++]!
})
