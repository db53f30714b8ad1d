/** The dice of the dialogues, from the system's random source, beside a roller of dice notation. */
import { DiceRoll } from '@dice-roller/rpg-dice-roller'
import { appDice } from '../renderer/stores/app-dice'
import { median, roundsOf, timesAsFast, type BenchRow, type BenchSize } from './bench-row'

const slices = 9
const ourRolls = 20_000
const peerRolls = 100

export function measure(size: BenchSize): Promise<BenchRow[]> {
  const ours: number[] = []
  const peer: number[] = []
  for (const round of roundsOf(size, 15)) {
    // Slices of each in turn, so that what else the machine has to do meets both alike; of a round counts the middle.
    const took = { ours: [] as number[], peer: [] as number[] }
    for (let slice = 0; slice < slices; slice++) {
      took.ours.push(microsecondsOf(rollOurs, ourRolls))
      took.peer.push(microsecondsOf(rollPeer, peerRolls))
    }
    if (round < 0) continue
    ours.push(median(took.ours))
    peer.push(median(took.peer))
  }
  return Promise.resolve([timesAsFast('a D10, against rpg-dice-roller', 'µs', { ours, peer }, 300)])
}

/** Each has a loop of its own: one loop for both would charge the quicker with the price of an indirect call. */
function rollOurs(rolls: number): number {
  let sum = 0
  for (let time = 0; time < rolls; time++) sum += appDice('D10')
  return sum
}

function rollPeer(rolls: number): number {
  let sum = 0
  for (let time = 0; time < rolls; time++) sum += new DiceRoll('1d10').total
  return sum
}

/** For one roll; the faces are added up so that no roll is optimised away. */
function microsecondsOf(roll: (rolls: number) => number, rolls: number): number {
  const start = performance.now()
  const sum = roll(rolls)
  const took = performance.now() - start
  if (sum < rolls) throw new Error('a die without a face')
  return (took / rolls) * 1_000
}
