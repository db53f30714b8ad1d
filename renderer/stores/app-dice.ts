import { byteDice, type Dice } from '#shared/kernel/dice'

/** Dice of the app: the system's random source, and no seed is written down. */
export const appDice: Dice = byteDice((block) => crypto.getRandomValues(block))
