import { flushPromises, mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { useBringingFiles } from './bringing-files'
import { useBroughtDeck } from '../decks/own/brought-deck'
import { bridgeKey } from '../bridge/use-bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useAnnouncements } from '../ui/announcements'
import { done } from '#shared/kernel/result'

/** A page of the library on which files are dropped. */
async function page() {
  const imported: string[] = []
  const { bridge } = fakeBridge({
    libraryList: () => Promise.resolve({ folder: '', ships: [], scenarios: [], games: [], decks: [], setAside: [] }),
    libraryImport: ({ text }) => {
      imported.push(text)
      return Promise.resolve(done({ path: 'x', kind: 'ship' as const }))
    },
  })
  const pinia = useFakeBridge(bridge)
  const empty = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/ships', name: 'ships', component: empty },
      { path: '/decks/own/new', name: 'own-deck-new', component: empty },
    ],
  })
  await router.push('/ships')
  let bring: ReturnType<typeof useBringingFiles> | undefined
  mount(
    { setup: () => ((bring = useBringingFiles()), () => null) },
    { global: { plugins: [pinia, router], provide: { [bridgeKey as symbol]: bridge } } },
  )
  const drop = async (...files: readonly File[]) => {
    await bring!(files)
    await flushPromises()
  }
  const news = () =>
    useAnnouncements()
      .shown.map(({ text }) => text)
      .join(' ')
  return { drop, imported, router, news, waiting: () => useBroughtDeck().waiting }
}
const file = (name: string, text: BlobPart) => new File([text], name)

test('a table dropped on a page of the library opens in the deck editor; nothing is saved unseen', async () => {
  const { drop, imported, router, waiting } = await page()
  await drop(file('weather.csv', 'title,text\r\nSquall,Nothing is seen\r\n'))
  expect(router.currentRoute.value.name).toBe('own-deck-new')
  expect(waiting()).toMatchObject({ file: 'weather.csv', read: { isSpreadsheet: true, deck: { title: 'weather' } } })
  expect(imported).toEqual([])
})

test('documents beside it go into the library, one called like a text too', async () => {
  const { drop, imported, waiting } = await page()
  await drop(file('a.json', '{"a":1}'), file('b.txt', ' {"b":1}'), file('weather.csv', 'Squall'))
  expect(imported).toEqual(['{"a":1}', ' {"b":1}'])
  expect(waiting()?.read.deck.cards).toMatchObject([{ title: 'Squall' }])
})

test.each([
  ['a spreadsheet program’s own file', [file('deck.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0]))], /save it as CSV/],
  ['a table without a card', [file('empty.csv', ',,\n,,')], /No line of the table has a title/],
  ['two tables at once', [file('one.csv', 'A'), file('two.csv', 'B')], /2 tables.*one after the other/],
])('%s is refused with what to do, and the page stays', async (_, files, said) => {
  const { drop, router, news, waiting } = await page()
  await drop(...files)
  expect(news()).toMatch(said)
  expect(router.currentRoute.value.name).toBe('ships')
  expect(waiting()).toBeNull()
})

test.each([
  ['that is no document', file('notes.md', '# Notes'), /notes.md was not imported. The file is not a ship/],
  [
    'that cannot be read',
    Object.assign(file('folder', ''), { text: () => Promise.reject(new Error('gone')) }),
    /could not be read/,
  ],
])('a file %s is refused with a sentence', async (_, given, said) => {
  const { drop, imported, news } = await page()
  await drop(given)
  expect(news()).toMatch(said)
  expect(imported).toEqual([])
})

test('where a page will not be left, the table waits nowhere', async () => {
  const { drop, router, waiting } = await page()
  router.beforeEach(() => false)
  await drop(file('weather.csv', 'Squall'))
  expect(waiting()).toBeNull()
})
