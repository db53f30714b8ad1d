import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mikasa, tinyRules } from '#shared/game/tiny-fleet.testing'
import { done } from '#shared/kernel/result'
import { openedGame, realGames, value } from './played-game.testing'
import { struck } from './table-evening.testing'

test('a game is started, marked, closed and found as it was left', async () => {
  const { started, games, library } = await realGames()
  const game = await started()
  expect(game).toBe('off-ulsan')
  const opened = value(await games.open(game))
  expect(opened).toMatchObject({ lastSeq: 0, undo: null, verified: true, report: { findings: [] } })
  const saved = value(await games.append(game, 0, [struck(0)]))
  expect(saved).toMatchObject({ lastSeq: 1, state: null, undo: { seq: 1 } })
  expect(saved.lines[0]).toMatchObject({ seq: 1, at: 5000, kind: 'step' })
  value(await games.close(game))
  expect(await readdir(join(library, 'games', game))).toEqual(['head.json', 'journal.jsonl', 'snapshot.json'])

  const again = value(await games.open(game))
  expect(again.state.ships[mikasa]?.boxes).toEqual({ '1-1': ['struck'] })
  expect(again).toMatchObject({
    lastSeq: 1,
    undo: { seq: 1, label: { key: 'steps.mark.struck.on' } },
    verified: false,
  })
  const undone = value(await games.append(game, 1, [{ kind: 'strike', cause: 'undo', targets: [1] }]))
  expect(undone).toMatchObject({ state: null, recounted: [{ seq: 1, struck: true }] })
  expect(undone.change?.ships).toMatchObject([{ id: mikasa, boxes: {} }])
  expect(undone.redo).toMatchObject({ seq: 1 })
})

test('two entries in flight are numbered in order; an entry that has not seen the last one is refused', async () => {
  const { games, game, path } = await openedGame()
  const answers = await Promise.all([0, 1, 2].map((after) => games.append(game, after, [struck(after)])))
  expect(answers.map((answer) => value(answer).lastSeq)).toEqual([1, 2, 3])
  expect(await games.append(game, 2, [struck(3)])).toMatchObject({
    code: 'game-moved-on',
    values: { after: 2, lastSeq: 3 },
  })
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toMatch(/^\{"crc":"[0-9a-f]{8}","seq":3,"at":5000,"kind":"step",/)
})

test('a line of the same number by another hand is not taken for the one that was seen', async () => {
  const { games, game, opened } = await openedGame()
  const { lastCrc } = opened
  const mine = games.append(game, { seq: 0, crc: lastCrc }, [struck(0)])
  // Another window has line 1 too, as it thinks: its own.
  expect(await games.append(game, { seq: 1, crc: lastCrc }, [struck(1)])).toMatchObject({ code: 'game-moved-on' })
  const saved = value(await mine)
  expect(value(await games.open(game))).toMatchObject({ lastSeq: 1, lastCrc: saved.lastCrc, savedSeq: 1 })
  value(await games.append(game, { seq: 1, crc: saved.lastCrc }, [struck(2)]))
  expect(value(await games.lines(game, 0, 9)).lines).toHaveLength(3)
})

test('a batch that comes again is answered as it was, also after the game was closed; one that was refused may come again', async () => {
  const { games, game, opened } = await openedGame()
  const { lastCrc } = opened
  const send = () => games.append(game, { seq: 0, crc: lastCrc }, [struck(0)], 'one')
  const [first, again] = await Promise.all([send(), send()])
  expect(value(again)).toBe(value(first))
  expect(value(first)).toMatchObject({ batch: 'one', lastSeq: 1 })
  value(await games.close(game))
  expect(value(await games.open(game, 'one'))).toMatchObject({ taken: true, lastSeq: 1 })
  expect(value(await send())).toBe(value(first))
  expect(value(await games.open(game, 'two'))).toMatchObject({ taken: false })
  const wrong = { kind: 'strike', cause: 'hand', targets: [9] } as const
  expect(await games.append(game, 1, [wrong], 'two')).toMatchObject({ code: 'not-strikable' })
  expect(value(await games.append(game, 1, [struck(1)], 'two'))).toMatchObject({ lastSeq: 2 })
})

test('a second program on the same game is kept out until the first has closed it', async () => {
  const { games, game, openedBy } = await openedGame()
  const second = openedBy()
  expect(await second.open(game)).toMatchObject({ code: 'game-open-elsewhere' })
  value(await games.close(game))
  expect((await second.open(game)).ok).toBe(true)
  await second.closeAll()
})

test('an undo that waits for the whole journal keeps its place before the mark behind it', async () => {
  const { games, game, notices } = await openedGame(3)
  value(await games.close(game))
  expect(value(await games.open(game)).verified).toBe(false)
  const answers = await Promise.all([
    games.append(game, 3, [{ kind: 'strike', cause: 'undo', targets: [3] }]),
    games.append(game, 4, [struck(5)]),
    games.append(game, 5, [{ kind: 'strike', cause: 'hand', targets: [1] }]),
  ])
  expect(answers.map((answer) => value(answer).lastSeq)).toEqual([4, 5, 6])
  const { lines, struck: out } = value(await games.lines(game, 0, 100))
  expect(lines.map((line) => line.kind)).toEqual(['head', 'step', 'step', 'step', 'strike', 'step', 'strike'])
  expect(out).toEqual([1, 3])
  expect(notices.filter(([notice]) => notice === 'gameVerified')).toHaveLength(1)
  expect(Object.keys(value(await games.stateAt(game, 3)).ships[mikasa]!.boxes)).toEqual(['1-1', '2-1', '3-1'])
})

test('what cannot be struck, restored, undone or amended is refused by name, and a batch is taken whole or not at all', async () => {
  const { games, game } = await openedGame(1)
  const refusals = [
    [{ kind: 'strike', cause: 'hand', targets: [9] }, 'not-strikable'],
    [{ kind: 'strike', cause: 'hand', targets: [1, 9] }, 'not-strikable'],
    [{ kind: 'strike', cause: 'undo', targets: [9] }, 'undo-moved-on'],
    [{ kind: 'restore', cause: 'hand', targets: [1] }, 'not-restorable'],
    [{ kind: 'restore', cause: 'redo', targets: [1] }, 'undo-moved-on'],
    [{ kind: 'amend', target: 9, outcome: { label: { key: 'a' }, by: 'hand', effects: [] } }, 'not-amendable'],
    [{ kind: 'note', text: '' }, 'entry-wrong'],
    [{ kind: 'note', text: 'x', seq: 5 }, 'entry-wrong'],
  ] as const
  for (const [entry, code] of refusals) {
    expect(await games.append(game, 1, [struck(1), entry]), code).toMatchObject({ ok: false, code })
  }
  expect(value(await games.lines(game, 0, 9)).lines).toHaveLength(2)
  value(await games.append(game, 1, [{ kind: 'strike', cause: 'restartTurn', targets: [] }]))
  expect(await games.append(game, 2, [{ kind: 'strike', cause: 'restartTurn', targets: [] }])).toMatchObject({
    code: 'nothing-to-restart',
  })
})

test('a window that throws at the notice of a mark costs no mark', async () => {
  const { started, games, openedBy } = await realGames()
  const game = await started()
  const thrown: unknown[] = []
  const deaf = openedBy({
    notify: () => {
      throw new Error('the window is gone')
    },
    report: (problem) => thrown.push(problem),
  })
  value(await deaf.open(game))
  for (let after = 0; after < 3; after++) value(await deaf.append(game, after, [struck(after)]))
  value(await deaf.close(game))
  expect(thrown.length).toBeGreaterThan(2)
  expect(value(await games.open(game)).lastSeq).toBe(3)
})

test('a lock that breaks as it is released is reported, and the game is closed all the same', async () => {
  const { started, openedBy } = await realGames()
  const game = await started()
  const broken = new Error('a fault of ours')
  const reported: unknown[] = []
  const clumsy = openedBy({
    notify: () => undefined,
    locks: { hold: async () => done({ release: () => Promise.reject(broken) }) },
    report: (problem) => reported.push(problem),
  })
  value(await clumsy.open(game))
  value(await clumsy.append(game, 0, [struck(0)]))
  value(await clumsy.close(game))
  expect(reported).toEqual([broken])
  expect(value(await clumsy.open(game)).lastSeq).toBe(1)
  value(await clumsy.append(game, 1, [struck(1)]))
  await clumsy.closeAll()
})

test('a game that broke while it was opened can be opened again', async () => {
  const { started, openedBy } = await realGames()
  const game = await started()
  let breaks = true
  const broken = openedBy({
    rulesOf: () => {
      if (breaks) throw new Error('a fault of ours')
      return tinyRules
    },
    notify: () => undefined,
  })
  await expect(broken.open(game)).rejects.toThrow('a fault of ours')
  breaks = false
  expect((await broken.open(game)).ok).toBe(true)
  await broken.closeAll()
})

test.each([
  ['beyond all dates', 9e15, 8.64e15],
  ['before 1970', -5, 5000],
  ['broken', Number.NaN, 5000],
])('a clock that is %s keeps no mark from being saved', async (_what, now, at) => {
  const { started, openedBy } = await realGames()
  const game = await started()
  const clocked = openedBy({ clock: () => now })
  value(await clocked.open(game))
  const answers = [await clocked.append(game, 0, [struck(0)]), await clocked.append(game, 1, [struck(1)])]
  expect(answers.map((answer) => value(answer).lines[0]?.at)).toEqual([at, at])
  await clocked.closeAll()
})
