import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenGame } from '#shared/bridge/contract'
import { gameId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import { folderForTest } from './desk.testing'
import { gamesInTurn } from './games-in-turn'
import type { Games } from './journal/games'

const [monday, tuesday] = [gameId('monday'), gameId('tuesday')]
const fault = new Error('a fault of ours')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Games of which nothing is known but what is given, and that they open and close. */
async function gamesWith(known: Partial<Games>, report: (problem: unknown) => void = () => undefined) {
  const open: Games['open'] = async () => done({} as OpenGame)
  const close: Games['close'] = async () => done(null)
  return gamesInTurn(await folderForTest(), { open, close, ...known } as Games, report)
}

async function gamesThatClose(close: Games['close']) {
  const faults: unknown[] = []
  return { games: await gamesWith({ close }, (problem) => faults.push(problem)), faults }
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

test('a game that another window has open is not removed; one that only the asking window has is', async () => {
  const removed: string[] = []
  const remove: Games['remove'] = async (game) => {
    removed.push(game)
    return done(null)
  }
  const games = await gamesWith({ remove })
  const [here, there] = [{}, {}]
  await games.open(monday, here)
  await games.open(monday, there)
  expect(await games.remove(monday, here)).toMatchObject({ code: 'game-in-other-window' })
  await games.close(monday, there)
  expect(await games.remove(monday, here)).toEqual(done(null))
  expect(removed).toEqual([monday])
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
