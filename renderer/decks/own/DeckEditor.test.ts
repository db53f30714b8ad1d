import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import { useBroughtDeck } from './brought-deck'
import OwnDeckView from './OwnDeckView.vue'
import { bridgeKey } from '../../bridge/use-bridge'
import { fakeBridge, useFakeBridge } from '../../stores/bridge.testing'
import { useLibrary } from '../../stores/library'
import { useAnnouncements } from '../../ui/announcements'
import type { LibraryListing } from '#shared/bridge/contract'
import type { DeckDocument } from '#shared/decks/deck-document'
import { blankDeck } from '#shared/decks/own/edit-deck'
import { done, refused } from '#shared/kernel/result'

enableAutoUnmount(afterEach)

const card = (id: string, title: string) => ({ ...blankDeck('').cards[0]!, id, title })
const weather: DeckDocument = {
  ...blankDeck('Weather'),
  slug: 'weather',
  cards: [card('squall', 'Squall'), card('calm', 'Calm')],
}

/** The page of a deck over a library that holds these. */
async function page(
  address: string,
  decks: readonly DeckDocument[] = [weather],
  answer = done({ path: 'decks/x.deck.json', slug: 'x' }),
) {
  const asked: { readonly text: string; readonly replaces: unknown }[] = []
  const listing: LibraryListing = { folder: '', ships: [], scenarios: [], games: [], decks, setAside: [] }
  let answers: unknown = answer
  const { bridge } = fakeBridge({
    libraryList: () => Promise.resolve(listing),
    librarySave: (input) => {
      asked.push(input)
      return Promise.resolve(answers as typeof answer)
    },
  })
  const pinia = useFakeBridge(bridge)
  const away = { template: '<p>away</p>' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/decks', name: 'decks', component: away },
      { path: '/decks/own/new', name: 'own-deck-new', component: OwnDeckView },
      { path: '/decks/own/:deck', name: 'own-deck', component: OwnDeckView, props: true },
    ],
  })
  await router.push(address)
  const shown = mount(RouterView, {
    global: { plugins: [pinia, router], provide: { [bridgeKey as symbol]: bridge } },
    attachTo: document.body,
  })
  await useLibrary().refresh()
  await flushPromises()
  const button = (name: string) =>
    shown.findAll('button').find((each) => each.attributes('aria-label') === name || each.text().startsWith(name))!
  const field = (label: string) =>
    shown
      .findAll('label')
      .find((each) => each.text().startsWith(label))!
      .get('input, textarea, select')
  const news = () =>
    useAnnouncements()
      .shown.map(({ text }) => text)
      .join(' ')
  const answerWith = (next: unknown) => (answers = next)
  return { shown, router, asked, button, field, news, answerWith }
}
const sent = ({ text }: { readonly text: string }) => JSON.parse(text) as DeckDocument

test('a card is changed, shown as it is printed, and saved under its file name', async () => {
  const { shown, asked, button, field } = await page('/decks/own/weather')
  await field('Title').setValue('Black squall')
  expect(shown.get('.preview').text()).toContain('Black squall')
  await button('Add a card').trigger('click')
  await field('Title').setValue('Fog')
  await button('Save').trigger('click')
  await flushPromises()
  expect(sent(asked[0]!).cards).toMatchObject([
    { id: 'squall', title: 'Black squall' },
    { id: 'fog', title: 'Fog' },
    { id: 'calm' },
  ])
  expect(asked[0]!.replaces).toEqual({ slug: 'weather', was: JSON.stringify(weather) })
})

test('a table with a gap is reported beside it and blocks saving until a row is added', async () => {
  const { shown, asked, button, news } = await page('/decks/own/weather')
  await button('Roll a die').trigger('click')
  const words = shown.findAll('.row input[type="text"]')
  await words[0]!.setValue('port')
  await words[1]!.setValue('starboard')
  await button('Remove row 2').trigger('click')
  expect(shown.get('.card-form').text()).toContain('No row for 4 to 6.')
  await button('Save').trigger('click')
  expect(news()).toContain('The deck was not saved. “Squall”: No row for 4 to 6.')
  expect(asked).toEqual([])
  await button('Add a row for 4 to 6').trigger('click')
  expect(shown.get('.card-form').text()).toContain('Row 2 has no text yet.')
  await shown.findAll('.row input[type="text"]')[1]!.setValue('starboard')
  await button('Save').trigger('click')
  await flushPromises()
  expect(sent(asked[0]!).cards[0]!.asks).toMatchObject([{ die: 'D6', rows: [{ from: 1 }, { from: 4, to: 6 }] }])
})

test('a million blacks are refused, with the number that is allowed', async () => {
  const { shown, field } = await page('/decks/own/new')
  await field('Black cards').setValue('1000000')
  expect(field('Black cards').attributes('aria-invalid')).toBe('true')
  expect(shown.text()).toContain('0 to 2000')
  expect(shown.text()).toContain('black cards: 12')
})

test('refused because its file was changed, it stays in the editor and is offered as a new deck', async () => {
  const { asked, button, field, news, answerWith } = await page('/decks/own/weather')
  answerWith(refused('library-deck-changed', { name: 'Weather' }))
  await field('Title').setValue('Gale')
  await button('Save').trigger('click')
  await flushPromises()
  expect(news()).toContain('changed while it was open here')
  expect((field('Title').element as HTMLInputElement).value).toBe('Gale')
  answerWith(done({ path: 'decks/weather-2.deck.json', deck: 'weather-2' }))
  await button('Save as a new deck').trigger('click')
  await flushPromises()
  expect(asked[1]!.replaces).toBeNull()
})

test('who leaves with something unsaved is asked, and may stay', async () => {
  const { router, field } = await page('/decks/own/weather')
  await field('Title').setValue('Gale')
  void router.push('/decks')
  await flushPromises()
  const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')
  expect(dialog()?.textContent).toContain('Weather is not saved')
  const press = (name: string) =>
    [...dialog()!.querySelectorAll('button')].find((each) => each.textContent.includes(name))!.click()
  press('Stay')
  await flushPromises()
  expect(router.currentRoute.value.name).toBe('own-deck')
  void router.push('/decks')
  await flushPromises()
  press('Leave without')
  await flushPromises()
  expect(router.currentRoute.value.name).toBe('decks')
})

test('a file is read and shown before any of it is taken, and undo gives back what was here', async () => {
  const { shown, button, news } = await page('/decks/own/weather')
  const drop = async (file: File) => {
    const event = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } })
    shown.get('.deck-editor').element.dispatchEvent(event)
    await flushPromises()
    await new Promise((resolve) => setTimeout(resolve))
    await flushPromises()
  }
  const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')
  const list = () =>
    shown
      .findAll('.card-list li')
      .slice(1)
      .map((each) => each.get('.words').text())
  await drop(new File(['title,copies\nGale,many\n,lost'], 'storms.csv'))
  expect(dialog()?.textContent).toContain('“many” is not a number of copies')
  expect(dialog()?.textContent).toContain('Line 3 has no title')
  expect(list()).toEqual(['Squall', 'Calm'])
  dialog()!.querySelectorAll<HTMLElement>('.dialog-footer button')[1]!.click()
  await flushPromises()
  expect(list()).toEqual(['Squall', 'Calm', 'Gale'])
  await button('Undo').trigger('click')
  expect(list()).toEqual(['Squall', 'Calm'])
  await drop(new File([Uint8Array.of(0x50, 0x4b, 3, 4)], 'storms.xlsx'))
  expect(news()).toContain('storms.xlsx was not imported. This is a spreadsheet file')
})

test('a table that was dropped elsewhere in the library is looked at here, and taken once', async () => {
  const { shown, button, field } = await page('/decks/own/weather')
  await useBroughtDeck().bring([new File(['title\nFog\n'], 'fog.csv')])
  await flushPromises()
  expect(document.body.textContent).toContain('Import fog.csv')
  expect(useBroughtDeck().waiting).toBeNull()
  const add = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Add its cards'))
  add!.click()
  await flushPromises()
  expect(shown.text()).toContain('Fog')
  expect(field('Title').element).toMatchObject({ value: 'Fog' })
  expect(button('Undo').attributes('disabled')).toBeUndefined()
})
