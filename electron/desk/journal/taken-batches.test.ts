import { expect, test } from 'vitest'
import type { Appended } from '#shared/bridge/contract'
import { tinyPack, tinySetup } from '#shared/game/tiny-fleet.testing'
import { done, type Result } from '#shared/kernel/result'
import { value } from './played-game.testing'
import { SimulatedDisk } from './simulated-disk.testing'
import { gamesOn, struck } from './table-evening.testing'
import { TakenBatches } from './taken-batches'

const written = (batch: string) => done({ batch } as Appended)

/** Sends a batch whose lines find their places at once; whether it was written by that. */
async function send(batches: TakenBatches, name: string) {
  let isWritten = false
  const answer = await batches.once(name, async (taken) => {
    isWritten = true
    taken()
    return written(name)
  })
  return { answer, isWritten }
}

test('an evening of batches leaves the last names and a few answers, and none of them is written twice', async () => {
  const batches = new TakenBatches()
  for (let each = 0; each < 14_600; each++) await send(batches, `b${each}`)
  expect(batches.size).toEqual({ names: 300, answers: 20 })
  expect(await send(batches, 'b14599')).toEqual({ answer: written('b14599'), isWritten: false })
  // Older than the kept answers: the sender reads the game again, and finds there that it was taken.
  expect(await send(batches, 'b14500')).toMatchObject({ answer: { code: 'game-moved-on' }, isWritten: false })
  expect(batches.has('b14500')).toBe(true)
})

test('a batch that waits for its places is kept, however many come after it', async () => {
  const batches = new TakenBatches()
  let go: () => void = () => undefined
  let times = 0
  const slow = () =>
    batches.once('slow', (taken) => {
      times++
      return new Promise<Result<Appended>>((resolve) => {
        go = () => {
          taken()
          resolve(written('slow'))
        }
      })
    })
  const first = slow()
  for (let each = 0; each < 400; each++) await send(batches, `b${each}`)
  const again = slow()
  go()
  expect(await Promise.all([first, again])).toEqual([written('slow'), written('slow')])
  expect(times).toBe(1)
})

test('batches are remembered of the games that were played last', async () => {
  const games = gamesOn(new SimulatedDisk())
  const played = []
  for (let each = 0; each < 21; each++) {
    const { game } = value(await games.start(tinySetup, tinyPack, '1.0.0', `Game ${each}`))
    value(await games.open(game))
    value(await games.append(game, 0, [struck(0)], 'one'))
    value(await games.close(game))
    played.push(game)
  }
  const taken = await Promise.all(played.map(async (game) => value(await games.open(game, 'one')).taken))
  expect(taken).toEqual([false, ...Array<boolean>(20).fill(true)])
})
