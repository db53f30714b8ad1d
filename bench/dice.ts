/** The dice of the dialogues, from the system's random source, beside a roller of dice notation. */
import { DiceRoll } from '@dice-roller/rpg-dice-roller'
import { appDice } from '../renderer/dialogue/app-dice'
import { median, timesAsFast, type BenchRow } from './bench-row'

const rounds = 15
const slices = 9
const ourRolls = 20_000
const peerRolls = 100

export async function measure(): Promise<BenchRow[]> {
  const ours: number[] = []
  const peer: number[] = []
  for (let round = -2; round < rounds; round++) {
    // Slices of each in turn, so that what else the machine has to do meets both alike; of a round counts the middle.
    const took = { ours: [] as number[], peer: [] as number[] }
    for (let slice = 0; slice < slices; slice++) {
      took.ours.push(microsecondsOf(() => appDice('D10'), ourRolls))
      took.peer.push(microsecondsOf(() => new DiceRoll('1d10').total, peerRolls))
    }
    if (round < 0) continue
    ours.push(median(took.ours))
    peer.push(median(took.peer))
  }
  return Promise.resolve([timesAsFast('a D10, against rpg-dice-roller', 'µs', { ours, peer }, 300)])
}

/** Of one roll; the faces are added up so that no roll is left out. */
function microsecondsOf(roll: () => number, rolls: number): number {
  let sum = 0
  const start = performance.now()
  for (let time = 0; time < rolls; time++) sum += roll()
  const took = performance.now() - start
  if (sum < rolls) throw new Error('a die without a face')
  return (took / rolls) * 1_000
}
