import { byteDice, type Dice } from '#shared/kernel/dice'

const bytes = new Uint8Array(16_384)
let at = bytes.length

/** Dice of the app: the system's random source, and no seed is written down. */
export const appDice: Dice = byteDice(() => {
  if (at === bytes.length) {
    crypto.getRandomValues(bytes)
    at = 0
  }
  return bytes[at++]!
})
