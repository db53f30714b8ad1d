/** The dice of the dialogues, from the system's random source, beside a roller of dice notation. */
import { DiceRoll } from '@dice-roller/rpg-dice-roller'
import { appDice } from '../renderer/stores/app-dice'
import { measured, median, millisecondsOf, roundsOf, rowsOf, timesAsFast, timesOf, type Measure } from './bench-row'

const slices = 9
const ourRolls = 20_000
const peerRolls = 100

export const measure: Measure = async (size) => {
  const { ours, peer } = await measured(roundsOf(size, 15), () => {
    // Slices of each in turn, so that what else the machine has to do meets both alike; of a round counts the middle.
    const took = Array.from({ length: timesOf(size, slices) }, () => [
      (millisecondsOf(rollOurs) / ourRolls) * 1000,
      (millisecondsOf(rollPeer) / peerRolls) * 1000,
    ])
    return { ours: median(took.map(([ms]) => ms!)), peer: median(took.map(([, ms]) => ms!)) }
  })
  return rowsOf('µs', { 'a D10, against rpg-dice-roller': timesAsFast(300, ours, peer) })
}

/** Each has a loop of its own: one loop for both would charge the quicker with the price of an indirect call. */
function rollOurs(): void {
  let sum = 0
  for (let time = 0; time < ourRolls; time++) sum += appDice('D10')
  requireFaces(sum, ourRolls)
}

function rollPeer(): void {
  let sum = 0
  for (let time = 0; time < peerRolls; time++) sum += new DiceRoll('1d10').total
  requireFaces(sum, peerRolls)
}

/** The faces are added up so that no roll is optimised away. */
function requireFaces(sum: number, rolls: number): void {
  if (sum < rolls) throw new Error('a die without a face')
}
