import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import PrintDeckDialog from './PrintDeckDialog.vue'
import { bridgeKey } from '../stores/bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { useLibrary } from '../stores/library'
import { useSettings } from '../stores/settings'
import { usePrintDeck, type DeckPrintWhat } from '../stores/print-deck'
import type { DeckPrintRequest, Input, Output } from '#shared/bridge/contract'
import type { DeckDocument } from '#shared/documents/deck'
import { done, refused } from '#shared/kernel/result'

enableAutoUnmount(afterEach)

const naval: DeckPrintWhat = { from: 'naval', reds: ['AH', 'QD'], blacks: 10 }

/** The sheet asked about a deck; what it sends is kept and answered by the test. */
async function asked(what: DeckPrintWhat) {
  const sent: DeckPrintRequest[] = []
  const kept: Input<'settingsChange'>[] = []
  let answer: (printed: Output<'printDeck'>) => void = () => undefined
  const { bridge, notify } = fakeBridge({
    settingsChange: async (changes) => {
      kept.push(changes)
      return refused('not-here')
    },
    printDeck: (request) => {
      sent.push(request)
      return new Promise((resolve) => (answer = resolve))
    },
    printCancel: async () => {
      answer(refused('print-cancelled'))
      return done(null)
    },
  })
  const pinia = useFakeBridge(bridge)
  const print = usePrintDeck()
  print.follow()
  mount(PrintDeckDialog, {
    attachTo: document.body,
    global: { plugins: [pinia], provide: { [bridgeKey]: bridge } },
  })
  print.ask('Home Fleet', what)
  await flushPromises()
  return { print, sent, kept, notify, finish: (printed: Output<'printDeck'>) => answer(printed) }
}

const sheet = () => document.querySelector<HTMLElement>('[role=dialog]')!
const labelled = (words: string) =>
  [...sheet().querySelectorAll<HTMLElement>('label')].find((label) => label.textContent.includes(words))!
const pictures = () => [...sheet().querySelectorAll('svg[role=img]')]
const press = async (words: string) => {
  const buttons = [...sheet().querySelectorAll('button')]
  buttons.find((button) => button.textContent.trim() === words)!.click()
  await flushPromises()
}
const take = async (words: string) => {
  labelled(words).querySelector('input')!.click()
  await flushPromises()
}

const write = async (words: string, text: string) => {
  const line = labelled(words).querySelector('input')!
  line.value = text
  line.dispatchEvent(new Event('input'))
  await flushPromises()
  return line
}

describe('a deck to print', () => {
  test('is shown as its first sheet, and says how many cards lie on a sheet and how many pages there are', async () => {
    await asked(naval)
    expect(sheet().textContent).toContain('Print deck: Home Fleet')
    expect(sheet().textContent).toContain('9 cards on a sheet. 2 pages.')
    expect(pictures()).toHaveLength(1)
    expect(pictures()[0]!.textContent).toContain('Friendly Fire')
  })

  test('with backs shows them too, and sends how they are moved', async () => {
    const { sent, kept } = await asked(naval)
    await take('Backs on the page after each sheet')
    expect(pictures()).toHaveLength(2)
    await write('to the right', '1.5')
    await take('3 mm')
    expect(pictures()[1]!.textContent).toContain('moved 1.5 mm right, 0 mm down')
    await press('Make the PDF')
    expect(sent).toMatchObject([
      { title: 'Home Fleet', what: naval, as: 'cards', bleedMm: 3, backs: { acrossMm: 1.5, downMm: 0 } },
    ])
    expect(kept).toMatchObject([{ backOffset: { acrossMm: 1.5, downMm: 0 } }])
  })

  test('moves the backs as this printer wanted it last', async () => {
    const { print } = await asked(naval)
    useSettings().settings.backOffset = { acrossMm: -1, downMm: 0.5 }
    await flushPromises()
    await take('Backs on the page after each sheet')
    expect(print.choice?.backs).toEqual({ acrossMm: -1, downMm: 0.5 })
  })

  test('an offset that no printer has is marked and changes nothing', async () => {
    const { print } = await asked(naval)
    await take('Backs on the page after each sheet')
    const down = await write('down, mm', '40')
    expect(down.getAttribute('aria-invalid')).toBe('true')
    expect(print.choice?.backs).toEqual({ acrossMm: 0, downMm: 0 })
  })

  test('as a table or reference sheet asks for neither bleed nor backs', async () => {
    await asked(naval)
    await take('reference sheet')
    expect(labelled('Crop marks')).toBeUndefined()
    expect(pictures()[0]!.textContent).toContain('Naval events')
    await take('table')
    expect(pictures()[0]!.textContent).toContain('Copies')
  })

  test('of what is rolled for is offered as table and reference sheet alone', async () => {
    const { print } = await asked({ from: 'field' })
    expect(labelled('cards to cut out')).toBeUndefined()
    expect(print.choice?.as).toBe('reference')
    expect(pictures()[0]!.textContent).toContain('Impetuous')
  })

  test('of one’s own is shown from the library, and printed all the same while it is not listed', async () => {
    const { print } = await asked({ from: 'own', deck: 'squalls' })
    expect(sheet().textContent).toContain('What the deck holds is read when it is printed.')
    const card = {
      id: 'squall',
      title: 'Squall',
      text: '',
      copies: 1,
      mark: '',
      severity: 'minor',
      lasts: 'turn',
      asks: [],
    }
    const decks = [{ slug: 'squalls', title: 'Squalls', cards: [card], blacks: 0 }] as unknown as DeckDocument[]
    useLibrary().listing = { folder: '', ships: [], scenarios: [], games: [], setAside: [], decks }
    await flushPromises()
    expect(pictures()[0]!.textContent).toContain('Squall')
    expect(print.pages).toMatchObject({ ok: true })
  })

  test('without a card says so and cannot be begun', async () => {
    await asked({ from: 'naval', reds: [], blacks: 0 })
    expect(sheet().querySelector('[role=alert]')?.textContent).toContain('There is no card in this deck to print.')
    const begin = [...sheet().querySelectorAll('button')].find((button) => button.textContent.includes('Make the PDF'))
    expect(begin!.disabled).toBe(true)
  })

  test('counts the pages of its own job, stops when told, and can be asked again as it was', async () => {
    const { print, sent, notify } = await asked(naval)
    await take('6 mm')
    await press('Make the PDF')
    notify('printProgress', { job: 'another', done: 9, of: 9 })
    notify('printProgress', { job: sent[0]!.job, done: 2, of: 6 })
    await flushPromises()
    expect(sheet().textContent).toContain('2 of 6 pages drawn')
    await press('Stop')
    expect(sheet().querySelector('[role=alert]')?.textContent).toContain('The print was stopped. No file was written.')
    print.ask('Grand Fleet', naval)
    expect(print.choice).toMatchObject({ title: 'Grand Fleet', bleedMm: 6 })
  })

  test('tells where the file lies', async () => {
    const { finish } = await asked(naval)
    await press('Make the PDF')
    finish(done({ path: 'prints/Home Fleet.pdf', pages: 4, bytes: 54_000, boxed: [] }))
    await flushPromises()
    expect(sheet().textContent).toContain('prints/Home Fleet.pdf')
  })
})
