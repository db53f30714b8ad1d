import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { game, journalPath, openedGame, playedGame, snapshotPath, value } from './played-game.testing'
import { diskWith } from './simulated-disk.testing'
import { gamesOn, struck } from './table-evening.testing'

test.each([
  ['is back', (from: string, to: string) => rename(from, to)],
  ['is there again, empty', async (_: string, to: string) => void (await mkdir(to))],
])('a game folder moved away is noticed, what is marked since is kept, and saved when it %s', async (_, put) => {
  const { library, games, game, folder: place, problems } = await openedGame(1)
  await rename(place, join(library, 'elsewhere'))
  await expect.poll(() => problems(), { timeout: 4_000 }).toContain('game-folder-gone')
  const saving = games.append(game, 1, [struck(1)])
  expect(value(await games.open(game))).toMatchObject({ lastSeq: 2, savedSeq: 1, problem: { unsaved: 1 } })
  expect(await games.close(game)).toMatchObject({ code: 'marks-not-saved', values: { n: 1 } })
  expect(games.unsaved()).toMatchObject([{ game, lines: 1, because: { code: 'game-folder-gone' } }])
  await put(join(library, 'elsewhere'), place)
  value(await games.retry(game))
  value(await saving)
  expect(games.unsaved()).toEqual([])
  expect((await readFile(join(place, 'journal.jsonl'), 'utf8')).trimEnd().split('\n')).toHaveLength(3)
})

test('a journal that was replaced by a copy of itself is still the one that is written to', async () => {
  const { games, game, path } = await openedGame(1)
  await copyFile(path, `${path}.copy`)
  await rename(`${path}.copy`, path)
  await games.look()
  value(await games.append(game, 1, [struck(1)]))
  expect((await readFile(path, 'utf8')).trimEnd().split('\n')).toHaveLength(3)
})

test('a game whose folder is gone, with nothing to save, is closed', async () => {
  const { games, game, folder, problems } = await openedGame()
  // The reading and writing in the background of an opening has ended.
  value(await games.lines(game, 0, 1))
  await rm(folder, { recursive: true })
  await games.look()
  expect(problems()).toContain('game-folder-gone')
  expect(await games.close(game)).toMatchObject({ ok: true })
})

test('a folder in the journal’s place is moved out of the way, and nothing in it is lost', async () => {
  const { games, game, folder: place, path } = await openedGame(1)
  const written = await readFile(path)
  await rm(path)
  await mkdir(path)
  await writeFile(join(path, 'photo.txt'), 'of the evening')
  value(await games.append(game, 1, [struck(1)]))
  expect((await readFile(path)).subarray(0, written.length)).toEqual(written)
  expect(await readFile(join(place, 'journal.overwritten-1.jsonl', 'photo.txt'), 'utf8')).toBe('of the evening')
  const { findings } = value(await games.open(game)).report
  expect(findings).toEqual([{ code: 'journal-overwritten', values: { file: 'journal.overwritten-1.jsonl' } }])
  expect(await games.close(game)).toMatchObject({ ok: true })
})

test('a journal that disappears while its middle is still read is rewritten as soon as that is in memory', async () => {
  const { journal, snapshot } = await playedGame()
  const disk = diskWith({ [journalPath]: journal, [snapshotPath]: snapshot })
  const problems: unknown[] = []
  let readOn = () => undefined as void
  const isRead = new Promise<void>((resolve) => (readOn = resolve))
  let isFolding = false
  const games = gamesOn(
    disk,
    ([notice, payload]) => notice === 'gameProblem' && problems.push(payload.problem?.code),
    // No saving is tried again by the clock.
    { giveWay: () => ((isFolding = true), isRead), later: () => () => undefined },
  )
  value(await games.open(game))
  await expect.poll(() => isFolding).toBe(true)
  await disk.remove(journalPath)
  const saving = games.append(game, 6, [struck(6)])
  await expect.poll(() => problems).toEqual(['game-folder-gone'])
  readOn()
  value(await saving)
  expect(problems).toEqual(['game-folder-gone', undefined])
  expect((await disk.readFile(journalPath)).subarray(0, journal.length)).toEqual(journal)
})
