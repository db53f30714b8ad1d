import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, readdir, readFile, rename, symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tinyPack, tinySetup } from '#shared/game/tiny-fleet.testing'
import type { GameId } from '#shared/kernel/ids'
import { folderForTest } from '../desk.testing'
import { nodeDisk } from './disk'
import { realGames, value } from './played-game.testing'
import { struck } from './table-evening.testing'

test('titles become folders, two of a name stand side by side, and what is removed is moved out of the way', async () => {
  const { games, library } = await realGames()
  const start = async (title: string) => value(await games.start(tinySetup, tinyPack, '1.0.0', title)).game
  expect(await start('Tsushima, 1905!')).toBe('tsushima-1905')
  expect(await start('Tsushima 1905')).toBe('tsushima-1905-2')
  expect(await start('日本海')).toBe('game')
  const nul = await start('NUL')
  expect(nul).toBe('game-nul')
  value(await games.open(nul))
  value(await games.append(nul, 0, [struck(0), { kind: 'turn', turn: 4, phase: 'gunnery' }]))
  value(await games.close(nul))
  const { games: listed, setAside } = await games.list()
  expect(setAside).toEqual([])
  expect(listed.map((each) => each.game)).toEqual(['game', 'game-nul', 'tsushima-1905', 'tsushima-1905-2'])
  expect(listed[1]).toEqual({ game: nul, title: 'NUL', pack: 'tiny', turn: 4, lastPlayed: 5000, lines: 3 })
  expect(listed[0]).toMatchObject({ title: '日本海', turn: 1, lines: 1 })
  const [head = ''] = (await readFile(join(library, 'games', nul, 'journal.jsonl'), 'utf8')).split('\n')
  expect(JSON.parse(head)).toMatchObject({ $schema: 'urn:spotting-top:schema:journal-line', kind: 'head' })
  value(await games.remove(nul))
  value(await games.remove(await start('NUL')))
  expect(await readdir(join(library, 'removed'))).toEqual(['game-nul', 'game-nul-2'])
  expect(await games.open(nul)).toMatchObject({ code: 'game-unknown' })
})

test('a game folder that is a link out of the library is not touched', async () => {
  const { games, library, started } = await realGames()
  const game = await started()
  const outside = await folderForTest()
  await rename(join(library, 'games', game), join(outside, 'theirs'))
  await symlink(join(outside, 'theirs'), join(library, 'games', game))
  expect(await games.open(game)).toMatchObject({ code: 'game-outside-library' })
  expect(await games.remove(game)).toMatchObject({ code: 'game-outside-library' })
  expect(await games.open('../theirs' as GameId)).toMatchObject({ code: 'game-unknown' })
})

test('a folder of removed games that is a link out of the library is not followed', async () => {
  const { games, library, started } = await realGames()
  const game = await started()
  const outside = await folderForTest()
  await symlink(outside, join(library, 'removed'))
  expect(await games.remove(game)).toMatchObject({ code: 'file-link-outside', values: { path: 'removed' } })
  expect(await readdir(outside)).toEqual([])
  expect((await games.open(game)).ok).toBe(true)
})

const isWindows = process.platform === 'win32'
if (isWindows) console.log('skipped: Windows has no pipes among its files, and makes links for administrators only')
test.skipIf(isWindows)(
  'a pipe, a folder, a link out of the library and a file beyond all measure are named, and the list comes all the same',
  async () => {
    const { games, library, started } = await realGames()
    const sound = await started()
    const folderOf = (game: string) => join(library, 'games', game)
    for (const game of ['folder/journal.jsonl', 'huge', 'linked', 'pipe'])
      await mkdir(folderOf(game), { recursive: true })
    const outside = join(library, 'elsewhere.jsonl')
    await appendFile(outside, await readFile(join(folderOf(sound), 'journal.jsonl')))
    await symlink(outside, join(folderOf('linked'), 'journal.jsonl'))
    await symlink(library, folderOf('led-out'))
    execFileSync('mkfifo', [join(folderOf('pipe'), 'journal.jsonl')])
    await appendFile(join(folderOf('huge'), 'journal.jsonl'), '')
    await truncate(join(folderOf('huge'), 'journal.jsonl'), 3 * 2 ** 30)

    const listed = await games.list()
    expect(listed.games.map(({ game }) => game)).toEqual([sound])
    expect(listed.setAside.map(({ path, reason }) => [path.split('/')[1], reason.code])).toEqual([
      ['folder', 'journal-not-plain'],
      ['huge', 'journal-too-large'],
      ['led-out', 'game-outside-library'],
      ['linked', 'journal-is-link'],
      ['pipe', 'journal-not-plain'],
    ])
    for (const { path, reason } of listed.setAside) {
      expect(await games.open(path.split('/')[1] as GameId)).toMatchObject({ ok: false, ...reason })
    }
  },
)

test('a game that cannot be written leaves no empty folder behind', async () => {
  const { library, openedBy } = await realGames()
  for (const fails of ['append', 'sync'] as const) {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
    const create: typeof nodeDisk.create = async (path) => ({
      ...(await nodeDisk.create(path)),
      [fails]: () => Promise.reject(full),
    })
    const starting = openedBy({ disk: { ...nodeDisk, create } }).start(tinySetup, tinyPack, '1.0.0', 'Off Ulsan')
    expect(await starting).toMatchObject({ code: 'disk-full' })
    expect(await readdir(join(library, 'games'))).toEqual([])
  }
})

test('a journal that may not be read is refused and listed as that', async () => {
  const { games, openedBy, started } = await realGames()
  const game = await started()
  const refuse = () => Promise.reject(Object.assign(new Error('not allowed'), { code: 'EACCES' }))
  const others = openedBy({ disk: { ...nodeDisk, readPart: refuse, openToRead: refuse } })
  const refusal = { code: 'journal-not-readable', values: { error: 'EACCES' } }
  expect(await others.open(game)).toMatchObject(refusal)
  expect(await others.list()).toMatchObject({ games: [], setAside: [{ reason: refusal }] })
  expect(value(await games.open(game)).lastSeq).toBe(0)
})
