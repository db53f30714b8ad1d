import { readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { value } from './played-game.testing'
import { realGames, type RealGames } from './real-games.testing'
import { struck } from './struck.testing'

let library: RealGames['library']
let games: RealGames['games']
let started: RealGames['started']
let end: RealGames['end']
beforeEach(async () => {
  ;({ library, games, started, end } = await realGames())
})
afterEach(() => end())

/** A game of two marks that is open, and its journal cut by its last line. */
async function cutWhileOpen() {
  const game = await started()
  value(await games.open(game))
  const path = join(library, 'games', game, 'journal.jsonl')
  value(await games.append(game, 0, [struck(0)]))
  const { size } = await stat(path)
  value(await games.append(game, 1, [struck(1)]))
  const seqs = async () => {
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
    return lines.map((line) => (JSON.parse(line) as { readonly seq: number }).seq)
  }
  return { game, path, size, seqs }
}

test.each([
  ['at the end of a line', 0],
  ['in the middle of one', 20],
])(
  'a journal that is cut in place while it is open, %s, has every line again once a mark is saved',
  async (_, more) => {
    const { game, path, size, seqs } = await cutWhileOpen()
    await truncate(path, size + more)
    value(await games.append(game, 2, [struck(2)]))
    expect(await seqs()).toEqual([0, 1, 2, 3])
  },
)

test('a journal that is cut in place and not marked any more has every line again once it is looked at', async () => {
  const { path, size, seqs } = await cutWhileOpen()
  await truncate(path, size)
  await games.look()
  expect(await seqs()).toEqual([0, 1, 2])
})
