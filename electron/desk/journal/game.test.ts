import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mikasa, tinyPack, tinyRules, tinySetup } from '#shared/game/tiny-fleet.testing'
import type { GameId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import { openGames, type Games } from './games'
import { struck } from './struck.testing'

let library: string
let games: Games
const notices: [string, unknown][] = []
const value = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.values)}`)
  return result.value
}
const gamesAt = (clock = () => 5000) =>
  openGames({
    gamesFolder: join(library, 'games'),
    rulesOf: (pack) => (pack === tinyPack ? tinyRules : undefined),
    clock,
    notify: (notice, payload) => notices.push([notice, payload]),
  })

beforeEach(async () => {
  library = await mkdtemp(join(tmpdir(), 'journal-'))
  games = gamesAt()
  notices.length = 0
})
afterEach(async () => {
  await games.closeAll()
  await rm(library, { recursive: true })
})

const started = async (): Promise<GameId> => value(await games.start(tinySetup, tinyPack, '1.0.0', 'Off Ulsan')).game

test('a game is started, marked, closed and found as it was left', async () => {
  const game = await started()
  expect(game).toBe('off-ulsan')
  const opened = value(await games.open(game))
  expect(opened).toMatchObject({ lastSeq: 0, undo: null, verified: true, report: { findings: [] } })
  const saved = value(await games.append(game, 0, [struck(0)]))
  expect(saved).toMatchObject({ lastSeq: 1, state: null, undo: { seq: 1 } })
  expect(saved.lines[0]).toMatchObject({ seq: 1, at: 5000, kind: 'step' })
  value(await games.close(game))
  expect(await readdir(join(library, 'games', game))).toEqual(['journal.jsonl', 'snapshot.json'])

  const again = value(await games.open(game))
  expect(again.state.ships[mikasa]?.boxes).toEqual({ '1-1': ['struck'] })
  expect(again).toMatchObject({
    lastSeq: 1,
    undo: { seq: 1, label: { key: 'steps.mark.struck.on' } },
    verified: false,
  })
  const undone = value(await games.append(game, 1, [{ kind: 'strike', cause: 'undo', targets: [1] }]))
  expect(undone.state?.ships[mikasa]?.boxes).toEqual({})
  expect(undone.redo).toMatchObject({ seq: 1 })
})

test('two entries in flight are numbered in order; an entry that has not seen the last one is refused', async () => {
  const game = await started()
  value(await games.open(game))
  const answers = await Promise.all([0, 1, 2].map((after) => games.append(game, after, [struck(after)])))
  expect(answers.map((answer) => value(answer).lastSeq)).toEqual([1, 2, 3])
  expect(await games.append(game, 2, [struck(3)])).toMatchObject({
    code: 'game-moved-on',
    values: { after: 2, lastSeq: 3 },
  })
  const lines = (await readFile(join(library, 'games', game, 'journal.jsonl'), 'utf8')).trimEnd().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toMatch(/^\{"crc":"[0-9a-f]{8}","seq":3,"at":5000,"kind":"step",/)
})

test('a second program on the same game is kept out until the first has closed it', async () => {
  const game = await started()
  value(await games.open(game))
  const second = gamesAt()
  expect(await second.open(game)).toMatchObject({ code: 'game-open-elsewhere' })
  value(await games.close(game))
  expect((await second.open(game)).ok).toBe(true)
  await second.closeAll()
})
