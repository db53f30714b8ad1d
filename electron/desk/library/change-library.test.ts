import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documentText } from '#shared/documents/formats'
import { findTrialPack, ship } from '../desk.testing'
import { onRefusingDisk, refuses } from '../refusing-disk.testing'
import { changeLibrary, undoChange, type ChangeWays } from './change-library'
import { libraryOf } from './library.testing'

onRefusingDisk()

const ways: ChangeWays = {
  findPack: findTrialPack,
  clock: () => 1_700_000_000_000,
  progress: () => undefined,
  isCancelled: () => false,
}
const own = ship('hood', { name: 'Hood', unofficial: false })
const newer = { ...own, year: 1900 }
const put = [
  { text: JSON.stringify(ship('mars')), was: null },
  { text: JSON.stringify(newer), was: JSON.stringify(own) },
  ...Array.from({ length: 30 }, (_, at) => ({ text: JSON.stringify(ship(`nile-${at}`)), was: null })),
]
const remove = [{ kind: 'ship' as const, pack: 'trial', slug: 'tiger' }]
const files = () =>
  libraryOf({ 'ships/trial/hood.ship.json': own, 'ships/trial/tiger.ship.json': ship('tiger', { unofficial: false }) })

const putting = (document: object) => ({ put: [{ text: JSON.stringify(document), was: null }], remove: [] })
/** Every file of a folder by its path, with its text. */
async function contents(folder: string) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const plain = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(plain.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')])),
  )
}

it('everything comes in together, and one undo takes all of it out again', async () => {
  const { library, folder } = await files()
  const before = await contents(folder)
  const steps: number[] = []
  const changed = await changeLibrary(library, { put, remove }, { ...ways, progress: (done) => steps.push(done) })
  if (!changed.ok) throw new Error(changed.code)
  expect(steps.at(-1)).toBe(put.length)
  const { ships, setAside } = await library.list()
  expect(setAside).toEqual([])
  expect(ships.map(({ slug }) => slug)).toEqual(
    ['hood', 'mars', ...put.slice(2).map((_, at) => `nile-${at}`)].toSorted(),
  )
  expect(ships.find(({ slug }) => slug === 'hood')).toEqual(newer)
  expect(
    Object.keys(await contents(join(folder, 'removed')))
      .map((path) => path.replace(/^.*?\//, ''))
      .toSorted(),
  ).toEqual(['ships/trial/hood.ship.json', 'ships/trial/tiger.ship.json'])
  expect(await undoChange(changed.value)).toEqual({ ok: true, value: { left: 0 } })
  expect(await contents(folder)).toEqual(before)
})

it('what was changed again since stays as it is, and is counted', async () => {
  const { library, folder } = await files()
  const changed = await changeLibrary(library, { put, remove }, ways)
  if (!changed.ok) throw new Error(changed.code)
  const mine = documentText(ship('mars', { year: 1905 }))
  await writeFile(join(folder, 'ships/trial/mars.ship.json'), mine)
  await writeFile(join(folder, 'ships/trial/tiger.ship.json'), 'another')
  expect(await undoChange(changed.value)).toEqual({ ok: true, value: { left: 2 } })
  expect(await readFile(join(folder, 'ships/trial/mars.ship.json'), 'utf8')).toBe(mine)
  expect(await readFile(join(folder, 'ships/trial/tiger.ship.json'), 'utf8')).toBe('another')
})

it('what was removed since is out already: it is not counted as left, and what it took the place of comes back', async () => {
  const { library, folder } = await files()
  const before = await contents(folder)
  const changed = await changeLibrary(library, { put, remove }, ways)
  if (!changed.ok) throw new Error(changed.code)
  for (const slug of ['mars', 'hood']) await rm(join(folder, `ships/trial/${slug}.ship.json`))
  expect(await undoChange(changed.value)).toEqual({ ok: true, value: { left: 0 } })
  expect(await contents(folder)).toEqual(before)
})

it.each(['open', 'write', 'rename'] as const)(
  'a disk that is full at “%s” leaves everything as it was',
  async (call) => {
    const { library, folder } = await files()
    const before = await contents(folder)
    refuses.set(call, 'ENOSPC')
    expect(await changeLibrary(library, { put, remove }, ways)).toMatchObject({ ok: false, code: 'disk-full' })
    refuses.clear()
    expect(await contents(folder)).toEqual(before)
  },
)

it('on a drive without second names it is the same', async () => {
  const { library, folder } = await files()
  const before = await contents(folder)
  refuses.set('link', 'EPERM')
  const changed = await changeLibrary(library, { put, remove }, ways)
  if (!changed.ok) throw new Error(changed.code)
  expect((await library.list()).ships).toHaveLength(put.length)
  expect(await undoChange(changed.value)).toEqual({ ok: true, value: { left: 0 } })
  expect(await contents(folder)).toEqual(before)
})

it.each([
  [
    'a starter ship',
    { put: [{ text: JSON.stringify(ship('mars')), was: JSON.stringify(ship('mars')) }], remove: [] },
    'library-document-not-own',
  ],
  [
    'a ship that somebody has changed since',
    { put: [{ text: JSON.stringify(newer), was: JSON.stringify(newer) }], remove: [] },
    'library-document-changed',
  ],
  [
    'a ship where there is one already',
    { put: [...put.slice(2), { text: JSON.stringify(newer), was: null }], remove: [] },
    'library-document-there',
  ],
  ['a file outside', { put: [], remove: [{ kind: 'ship' as const, pack: '..', slug: 'passwd' }] }, 'path-outside'],
  ['a ship whose card cannot be read', putting(ship('nile', { data: {} })), 'ship-unreadable'],
  ['a ship of unknown rules', putting(ship('nile', { pack: 'kites' as never })), 'pack-unknown'],
  ['something that is no document', { put: [...put, { text: '{}', was: null }], remove: [] }, 'document-no-format'],
])('%s is never written over, and nothing else is done', async (_, asked, code) => {
  const { library, folder } = await libraryOf({
    'ships/trial/hood.ship.json': own,
    'ships/trial/mars.ship.json': ship('mars'),
  })
  const before = await contents(folder)
  expect(await changeLibrary(library, asked, ways)).toMatchObject({ ok: false, code })
  expect(await contents(folder)).toEqual(before)
})

it('cancelled on the way, nothing of it is there', async () => {
  const { library, folder } = await files()
  const before = await contents(folder)
  let written = 0
  const cancelling = { ...ways, progress: () => written++, isCancelled: () => written > 3 }
  expect(await changeLibrary(library, { put, remove }, cancelling)).toMatchObject({ code: 'library-change-cancelled' })
  expect(written).toBeGreaterThan(3)
  expect(await contents(folder)).toEqual(before)
})
