import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { bundleText, readBundle } from '#shared/documents/bundle'
import { findPack } from '#shared/rules/index'
import { Look } from '#shared/sharing/look'
import { openedTable, started, startGame } from './machine.testing'
import { onRefusingDisk, refuses } from './refusing-disk.testing'

onRefusingDisk()

/** A game of one machine, as the text of a bundle. */
async function exported() {
  const { services } = await started()
  const game = await startGame(services)
  const { after } = await openedTable(services, game)
  await services.gameAppend({
    game,
    batch: 'b-1',
    after,
    entries: [{ kind: 'note', text: 'Schwärzlicher Rauch, 煙' }],
  })
  const journal = await services.gameExport({ game })
  if (!journal.ok) throw new Error(journal.code)
  const lines = journal.value.text.trimEnd().split('\n')
  const text = bundleText({ from: 'Bertie', saved: 1, documents: [], games: [{ title: 'Monday', lines }] })
  return text.ok ? text.value : ''
}

function looked(text: string, listing: ConstructorParameters<typeof Look>[0]) {
  const read = readBundle(text)
  if (!read.ok) throw new Error(read.code)
  const look = new Look(listing, findPack)
  return read.value.things.map((thing) => look.thing(thing, 'club.spotting'))
}

it('a game goes out of one library as a file and is gone on with in another', async () => {
  const text = await exported()
  const { services, notices } = await started()
  const found = looked(text, await services.libraryList())
  expect(found).toMatchObject([{ is: 'new', kind: 'game', name: 'Monday' }])
  const games = found.map((each) => (each.is === 'new' && each.kind === 'game' ? each.game.lines : []))
  const brought = await services.libraryChange({ change: 'one', put: [], games, remove: [] })
  expect(brought).toEqual({ ok: true, value: { games: ['monday'] } })
  const game = brought.ok ? brought.value.games[0]! : ('' as never)
  const opened = await openedTable(services, game)
  expect(opened.report.findings).toEqual([])
  const more = await services.gameAppend({
    game,
    batch: 'b-2',
    after: opened.after,
    entries: [{ kind: 'note', text: 'On' }],
  })
  expect(more.ok).toBe(true)
  await services.gameClose({ game })
  expect(looked(text, await services.libraryList())).toMatchObject([{ is: 'new' }])
  expect(await services.libraryUndo({ change: 'one' })).toEqual({ ok: true, value: { left: 0 } })
  expect((await services.libraryList()).games).toEqual([])
  expect(notices.received.filter(({ notice }) => notice === 'gameProblem')).toEqual([])
})

it('a game that was removed since is out already', async () => {
  const text = await exported()
  const { services } = await started()
  const [found] = looked(text, await services.libraryList())
  if (found?.kind !== 'game' || found.is === 'refused') throw new Error('refused')
  await services.libraryChange({ change: 'one', put: [], games: [found.game.lines], remove: [] })
  await services.gameRemove({ game: 'monday' as never })
  expect(await services.libraryUndo({ change: 'one' })).toEqual({ ok: true, value: { left: 0 } })
})

it('the same game is known again, and one with a damaged line is refused before anything is written', async () => {
  const text = await exported()
  const { services } = await started()
  const [found] = looked(text, await services.libraryList())
  if (found?.kind !== 'game' || found.is === 'refused') throw new Error('refused')
  await services.libraryChange({ change: 'one', put: [], games: [found.game.lines], remove: [] })
  expect(looked(text, await services.libraryList())).toMatchObject([{ is: 'same' }])
  // An editor that has put it in lines has changed no journal.
  const edited = `${JSON.stringify(JSON.parse(text), null, 2)}\n`
  expect(looked(edited, await services.libraryList())).toMatchObject([{ is: 'same' }])
  const damaged = text.replace('Schwärzlicher', 'Weißer')
  expect(looked(damaged, await services.libraryList())).toMatchObject([
    { is: 'refused', because: { code: 'bundle-line-wrong' } },
  ])
  const lines = found.game.lines.map((line) => line.replace('Schwärzlicher', 'Weißer'))
  const refusal = await services.libraryChange({ change: 'two', put: [], games: [found.game.lines, lines], remove: [] })
  expect(refusal).toMatchObject({ ok: false, code: 'bundle-game-damaged' })
  expect((await services.libraryList()).games).toHaveLength(1)
})

it.each(['open', 'write'] as const)(
  'a disk that fills at “%s” while a bundle comes in takes nothing of it',
  async (call) => {
    const text = await exported()
    const { services, library } = await started()
    const { ships } = await services.libraryList()
    const found = looked(text, await services.libraryList())
    const games = found.flatMap((each) => (each.is === 'new' && each.kind === 'game' ? [each.game.lines] : []))
    const put = Array.from({ length: 40 }, (_, at) => ({
      text: JSON.stringify({ ...ships[0], slug: `nile-${at}`, name: `Nile ${at}` }),
      was: null,
    }))
    const contents = async () => (await readdir(library, { recursive: true })).toSorted()
    const before = await contents()
    refuses.set(call, 'ENOSPC')
    const refusal = await services.libraryChange({ change: 'one', put, games, remove: [] })
    expect(refusal).toMatchObject({ ok: false, code: 'disk-full' })
    refuses.clear()
    expect((await contents()).filter((path) => !before.includes(path) && path !== 'games')).toEqual([])
    expect((await services.libraryList()).games).toEqual([])
    // With room again, the same is taken.
    expect(await services.libraryChange({ change: 'two', put, games, remove: [] })).toMatchObject({ ok: true })
    expect((await services.libraryList()).ships).toHaveLength(ships.length + 40)
  },
)
