import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenGame } from '#shared/bridge/contract'
import { gameId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import { folderForTest } from './desk.testing'
import { GamesInTurn } from './games-in-turn'
import type { Games } from './journal/games'

const [monday, tuesday] = [gameId('monday'), gameId('tuesday')]
const fault = new Error('a fault of ours')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Games of which nothing is known but how they close. */
async function gamesThatClose(close: Games['close']) {
  const faults: unknown[] = []
  const open: Games['open'] = async () => done({} as OpenGame)
  const games = new GamesInTurn(await folderForTest(), { open, close } as Games, (problem) => faults.push(problem))
  return { games, faults }
}

test('a fault in closing one game of a page that went away is reported, and the others are closed', async () => {
  const closed: string[] = []
  const { games, faults } = await gamesThatClose(async (game) => {
    if (game === monday) throw fault
    closed.push(game)
    return done(null)
  })
  const page = {}
  for (const game of [monday, tuesday]) await games.open(game, page)
  await games.pageGone(page)
  expect([faults, closed]).toEqual([[fault], [tuesday]])
})

test('a fault in closing a game that lingered is reported', async () => {
  const answers: (() => Result<null>)[] = [
    () => refused('marks-not-saved', { n: 1 }),
    () => {
      throw fault
    },
  ]
  const { games, faults } = await gamesThatClose(async () => answers.shift()!())
  await games.open(monday)
  expect(await games.close(monday)).toMatchObject({ code: 'marks-not-saved' })
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitUntil(() => faults.length > 0)
  expect(faults).toEqual([fault])
})
