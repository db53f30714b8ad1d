import { flushPromises, mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { useBringingFiles } from './bringing-files'
import { useBringingIn } from './bringing-in'
import BundleList from './BundleList.vue'
import DropPanel from './DropPanel.vue'
import { useLibraryChanges } from './library-changes'
import { useShipTable } from './ship-table'
import { useBroughtDeck } from '../decks/own/brought-deck'
import { bridgeKey } from '../bridge/use-bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useAnnouncements } from '../ui/announcements'
import type { Input } from '#shared/bridge/contract'
import { bundleText } from '#shared/documents/bundle'
import type { LibraryDocument } from '#shared/documents/formats'
import { done } from '#shared/kernel/result'

/** A page of the library on which files are dropped. */
async function page({ written = Promise.resolve() } = {}) {
  const changes: Input<'libraryChange'>[] = []
  const undone: string[] = []
  const opened: { readonly name: string; readonly text: string }[] = []
  const { bridge, notify } = fakeBridge({
    libraryOffered: () => Promise.resolve(done(opened.splice(0))),
    libraryList: () => Promise.resolve({ folder: '', ships: [], scenarios: [], games: [], decks: [], setAside: [] }),
    libraryChange: async (asked) => {
      changes.push(asked)
      await written
      return done({ games: [] })
    },
    libraryUndo: ({ change }) => {
      undone.push(change)
      return Promise.resolve(done({ left: 0 }))
    },
  })
  const pinia = useFakeBridge(bridge)
  const empty = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/ships', name: 'ships', component: empty },
      { path: '/bring-in', name: 'bring-in', component: empty },
      { path: '/decks/own/new', name: 'own-deck-new', component: empty },
    ],
  })
  await router.push('/ships')
  let bring: ReturnType<typeof useBringingFiles> | undefined
  mount(
    { setup: () => ((bring = useBringingFiles()), () => h(DropPanel)) },
    { global: { plugins: [pinia, router], provide: { [bridgeKey as symbol]: bridge } } },
  )
  const drop = async (...files: readonly File[]) => {
    await bring!.bringFiles(files)
    await vi.waitFor(() => expect(router.currentRoute.value.name).not.toBe('ships')).catch(() => undefined)
    await flushPromises()
  }
  /** By a double click, as the system hands them over. */
  const open = async (...files: typeof opened) => {
    opened.push(...files)
    for (const { name } of files) notify('openRequested', { kind: 'file', name })
    await vi.waitFor(() => expect(router.currentRoute.value.name).toBe('bring-in'))
    await flushPromises()
  }
  const news = () =>
    useAnnouncements()
      .shown.map(({ text }) => text)
      .join(' ')
  return { drop, open, changes, undone, router, news, waiting: () => useBroughtDeck().waiting, bringing: useBringingIn }
}
const file = (name: string, text: BlobPart) => new File([text], name)

test('a table dropped on a page of the library opens in the deck editor; nothing is saved unseen', async () => {
  const { drop, changes, router, waiting } = await page()
  await drop(file('weather.csv', 'title,text\r\nSquall,Nothing is seen\r\n'))
  expect(router.currentRoute.value.name).toBe('own-deck-new')
  expect(waiting()).toMatchObject({ file: 'weather.csv', read: { isSpreadsheet: true, deck: { title: 'weather' } } })
  expect(changes).toEqual([])
})

const cards = [{ id: 'squall', title: 'Squall', text: '', copies: 1 }]
const deck = { format: 'spotting-top/deck', version: 1, slug: 'a', title: 'A', notes: '', cards, unofficial: false }
const ofBundle = (documents: readonly object[]) => {
  const made = bundleText({ from: 'Bertie', saved: 1, documents: documents as LibraryDocument[], games: [] })
  return made.ok ? made.value : ''
}

test('documents and bundles are shown first: nothing is changed before they are brought in, and one undo takes them out', async () => {
  const { drop, changes, undone, router, bringing } = await page()
  await drop(
    file('a.json', JSON.stringify(deck)),
    file('club.spotting', ofBundle([{ ...deck, slug: 'b', title: 'B' }])),
  )
  expect(router.currentRoute.value.name).toBe('bring-in')
  expect(bringing().things).toMatchObject([
    { is: 'new', name: 'A' },
    { is: 'new', name: 'B' },
  ])
  expect(changes).toEqual([])
  bringing().tick(bringing().things[0]!, false)
  expect(await bringing().bringIn()).toBe(true)
  expect(
    changes.map(({ put }) => put.map(({ text, was }) => [(JSON.parse(text) as { title: string }).title, was])),
  ).toEqual([[['B', null]]])
  await useLibraryChanges().undo()
  expect(undone).toEqual([changes[0]!.change])
})

test('of a bundle in one line each thing is chosen by itself, and each that is refused is named', async () => {
  const { drop, bringing } = await page()
  const two = ['B', 'C'].map((title) => ({ ...deck, slug: title.toLowerCase(), title }))
  const bad = [{ ...deck, title: 'Bad', cards: [] }, { nothing: 1 }]
  const bundle = { format: 'spotting-top/bundle', version: 1, decks: [...two, ...bad] }
  await drop(file('club.spotting', JSON.stringify(bundle)))
  const { things, tick, isTaken, takingOf } = bringing()
  tick(things[0]!, false)
  expect(things.map((each) => isTaken(each))).toEqual([false, true, false, false])
  const props = { things, from: '', chosen: undefined, isTaken, takingOf, remarksOn: () => [] }
  const said = mount(BundleList, { props }).text()
  expect(said).toContain('Bad, event deck: Line 1')
  expect(said).toContain('club.spotting, event deck 4: ')
})

test('what comes while others are shown is put beside them; a bundle that nobody can read is refused by itself', async () => {
  const { drop, news, bringing } = await page()
  await drop(file('a.json', JSON.stringify(deck)), file('cut.spotting', ofBundle([deck]).slice(0, -9)))
  bringing().tick(bringing().things[0]!, false)
  await drop(file('a.json', JSON.stringify({ ...deck, slug: 'b', title: 'B' })))
  expect(bringing().things).toMatchObject([
    { is: 'new', name: 'A', file: 'a.json' },
    { is: 'new', name: 'B', file: 'a.json (2)' },
  ])
  expect(bringing().taken).toMatchObject([{ name: 'B' }])
  expect(news()).toMatch(/cut.spotting was not brought in/)
})

test('a file that was mended takes the place of the one before it; within one file the first stays', async () => {
  const { drop, changes, bringing } = await page()
  const bundle = ofBundle([deck, { ...deck, slug: 'b', title: 'B' }])
  await drop(file('club.spotting', bundle))
  await drop(file('a.json', JSON.stringify({ ...deck, notes: 'Mended' })))
  expect(bringing().taken).toMatchObject([
    { name: 'B', file: 'club.spotting' },
    { name: 'A', file: 'a.json', document: { notes: 'Mended' } },
  ])
  await drop(file('twice.spotting', ofBundle([{ ...deck, notes: 'First' }, deck])))
  expect(bringing().things.map(({ name, file, is }) => [name, file, is])).toEqual([
    ['B', 'club.spotting', 'new'],
    ['A', 'twice.spotting', 'new'],
    ['A', 'twice.spotting', 'refused'],
  ])
  expect(await bringing().bringIn()).toBe(true)
  expect(changes[0]!.put.map(({ text }) => (JSON.parse(text) as { notes: string }).notes)).toEqual(['', 'First'])
})

test('what comes while others are being written is refused with what to do, and they come in', async () => {
  let resolve = () => {}
  const promise = new Promise<void>((end) => (resolve = end))
  const { drop, changes, news, bringing } = await page({ written: promise })
  await drop(file('a.json', JSON.stringify(deck)))
  const writing = bringing().bringIn()
  await drop(file('b.json', JSON.stringify({ ...deck, slug: 'b', title: 'B' })))
  expect(news()).toMatch(/b.json was not brought in. Other files are being brought in/)
  resolve()
  expect(await writing).toBe(true)
  expect(changes).toHaveLength(1)
})

test('what a double click opens is shown as what is dropped, and nothing is changed', async () => {
  const { open, changes, bringing } = await page()
  await open(
    { name: 'a.json', text: JSON.stringify(deck) },
    { name: 'club.spotting', text: ofBundle([{ ...deck, slug: 'b', title: 'B' }]) },
  )
  expect(bringing().things).toMatchObject([
    { is: 'new', name: 'A' },
    { is: 'new', name: 'B' },
  ])
  expect(changes).toEqual([])
})

test('a table called ships.csv is never taken for a deck, nor is one with the headings of ships', async () => {
  const { drop, router, waiting } = await page()
  await drop(file('ships.csv', 'Title,Text,Copies\r\nSquall,Nothing is seen,2\r\n'))
  expect(waiting()).toBeNull()
  expect(router.currentRoute.value.name).toBe('bring-in')
  await router.push('/ships')
  await drop(file('channel.csv', 'Name;Launched;Displ.;Speed kn\r\nCanopus;1897;12 950;18,25\r\n'))
  expect(waiting()).toBeNull()
  expect(useShipTable().columns).toEqual(['name', 'year', null, null])
})

test.each([
  ['a spreadsheet program’s own file', [file('deck.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0]))], /save it as CSV/],
  ['a table without a card', [file('empty.csv', ',,\n,,')], /No line of the table has a title/],
  ['a table of ships with too many lines', [file('ships.csv', 'Name\n'.repeat(5002))], /more than 5,?000 lines/],
  [
    'a table of ships with too many columns',
    [file('ships.csv', 'Name,'.repeat(300))],
    /has 300 columns|has 301 columns/,
  ],
  ['two tables at once', [file('one.csv', 'A'), file('two.csv', 'B')], /2 tables.*one after the other/],
  [
    'a table as wide as no table is',
    [file('wide.csv', `Name,${'x,'.repeat(900)}`)],
    /Line 1 of the table has 902 cells/,
  ],
  [
    'a table with a quotation mark that stays open',
    [file('open.csv', 'Title,Text\nSquall,"Nothing\nFog,More\nRain,Less')],
    /Line 2 of the table: a quotation mark is never closed/,
  ],
  ['an empty bundle', [file('club.spotting', ' \n')], /empty.*\.json.*\.spotting/],
  ['an empty document', [file('a.json', '')], /empty.*\.json.*\.spotting/],
  [
    'a bundle that is none',
    [file('club.spotting', 'PK whatever')],
    /\.json and \.spotting files begin with a brace.*“PK whatever”/,
  ],
  ['a document of no kind', [file('club.spotting', '{"ships":[]}')], /\.json file.*\.spotting file/],
])('%s is refused with what to do, and the page stays', async (_, files, said) => {
  const { drop, router, news, waiting } = await page()
  await drop(...files)
  expect(news()).toMatch(said)
  expect(router.currentRoute.value.name).toBe('ships')
  expect(waiting()).toBeNull()
})

test.each([
  ['that is no document', file('notes.md', '# Notes'), /notes.md was not brought in. The file is not a ship/],
  [
    'that cannot be read',
    Object.assign(file('folder', ''), { arrayBuffer: () => Promise.reject(new Error('gone')) }),
    /could not be read/,
  ],
])('a file %s is refused with a sentence', async (_, given, said) => {
  const { drop, changes, news } = await page()
  await drop(given)
  expect(news()).toMatch(said)
  expect(changes).toEqual([])
})

test('where a page will not be left, the table waits nowhere', async () => {
  const { drop, router, waiting } = await page()
  router.beforeEach(() => false)
  await drop(file('weather.csv', 'Squall'))
  expect(waiting()).toBeNull()
})
