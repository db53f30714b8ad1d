import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { printableScenario, printableShips } from '../stores/print-at-hand'
import type { PrintedPages } from './preview/printed-pages'
import { mountPrintDialog, scenario } from './print-dialog.testing'
import { useSettings } from '../stores/settings'
import { usualMargins } from '#shared/print/print-profile'
import { done, refused } from '#shared/kernel/result'

/** The reader of PDF wants a real canvas; here the bytes say how many pages there are. */
vi.mock('./preview/printed-pages', () => ({
  openPages: async (pdf: string): Promise<PrintedPages> => {
    const count = Number(atob(pdf))
    return {
      count,
      sizes: Array.from({ length: count }, () => ({ width: 595, height: 842 })),
      paint: () => ({ painted: Promise.resolve(true), stop: () => undefined }),
      read: async (place) => `written on page ${place + 1}`,
      close: () => undefined,
    }
  },
  closeReader: () => undefined,
}))
afterAll(() => vi.doUnmock('./preview/printed-pages'))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

const ushant = printableScenario(scenario, false)

describe('the pages', () => {
  test('are those that the machine draws of the queue; a part opens the page it begins on', async () => {
    const { sheet, settled, asked, press, button } = await mountPrintDialog(ushant)
    expect(sheet().querySelector('.preview .instead')!.textContent).toBe('Drawing the pages …')
    await settled()
    expect(asked.previews).toMatchObject([
      { title: 'Off Ushant', parts: [{ part: 'cards' }, { part: 'roster' }], profile: { paper: 'A4' }, ink: 'colour' },
    ])
    expect(sheet().textContent).toContain('Page 1 of 4')
    expect(button('Roster')!.textContent).toContain('page 3')
    await press('Roster')
    expect(sheet().textContent).toContain('Page 3 of 4')
    await press('Page before')
    expect(sheet().textContent).toContain('Page 2 of 4')
    expect(sheet().textContent).toContain('written on page 2')
  })

  test('are drawn again after a change, and a drawing under way is cancelled', async () => {
    const { settled, asked, answers, take, print } = await mountPrintDialog(ushant)
    answers.preview = () => new Promise<never>(() => undefined)
    await settled()
    await take('Cards on a page', '2')
    expect(asked.cancelled).toEqual([asked.previews[0]!.job])
    await settled()
    expect(asked.previews[1]!.parts[0]).toMatchObject({ perPage: 2 })
    print.open = false
    await settled()
    expect(asked.cancelled).toHaveLength(2)
  })

  test('show their progress', async () => {
    const { settled, asked, answers, notify, sheet } = await mountPrintDialog(ushant)
    answers.preview = () => new Promise<never>(() => undefined)
    await settled()
    notify('printProgress', { job: 'another', done: 9, of: 9 })
    notify('printProgress', { job: asked.previews[0]!.job, done: 2, of: 6 })
    await settled()
    expect(sheet().textContent).toContain('2 of 6 drawn')
  })

  test('give way to the sentence of a refusal, and nothing is made then', async () => {
    const { settled, answers, alert, button } = await mountPrintDialog(ushant)
    answers.preview = () => refused('print-cancelled')
    await settled()
    expect(alert()).toBe('The print was stopped. No file was written.')
    expect(button('Make the PDF')!.disabled).toBe(true)
  })
})

test('pages that cannot be read here are reported, and the file can be made all the same', async () => {
  const { settled, answers, alert, button, sheet } = await mountPrintDialog(ushant)
  answers.preview = () => done({ pdf: '!', pages: 3, begins: [0, 2], boxed: ['Śmiały'] })
  await settled()
  expect(alert()).toContain('The pages could not be shown here.')
  expect(button('Make the PDF')!.disabled).toBe(false)
  expect(sheet().textContent).toContain('Letters that the fonts lack are printed as boxes in: Śmiały')
})

test('the focus goes along from stage to stage, to a refusal too', async () => {
  const { settled, press, alert } = await mountPrintDialog(ushant)
  await settled()
  await press('Make the PDF')
  expect(document.activeElement!.textContent).toContain('Open it')
  await press('Open it')
  expect(alert()).toContain('No PDF was made.')
  expect(document.activeElement!.textContent).toContain('Print again')
})

describe('the queue', () => {
  test('keys walk through it, order it and empty it', async () => {
    const { print, button, press, sheet, settled } = await mountPrintDialog(ushant)
    const key = (words: string, init: KeyboardEventInit) =>
      button(words)!.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
    key('Roster', { key: 'ArrowUp', altKey: true })
    expect(print.queue.map(({ part }) => part.part)).toEqual(['roster', 'cards'])
    await settled()
    expect(sheet().textContent).toContain('Roster is now part 1 of 2.')
    key('Ship cards', { key: 'Delete' })
    await settled()
    await press('Remove: Roster')
    expect(print.queue).toEqual([])
    expect(sheet().textContent).toContain('Add a part to see its pages here.')
    expect(button('Make the PDF')!.disabled).toBe(true)
  })

  test('a part is of all ships, of a side, or of those picked', async () => {
    const { print, take, sheet } = await mountPrintDialog(ushant)
    const of = () => print.queue[0]!.part as { of: unknown }
    await take('Ships', 'side rn')
    expect(of().of).toEqual({ from: 'scenario', scenario: 'off-ushant', ships: ['majestic-1', 'mars-1'] })
    await take('Ships', 'picked')
    const boxes = [...sheet().querySelectorAll<HTMLInputElement>('ul input[type=checkbox]')]
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false])
    boxes[0]!.click()
    expect(of().of).toMatchObject({ ships: ['mars-1'] })
    await take('Ships', 'all')
    expect(of().of).toEqual({ from: 'scenario', scenario: 'off-ushant' })
  })

  test('orders are printed for one side alone, reference sheets with some tables, forms in copies', async () => {
    const { print, take, write, sheet } = await mountPrintDialog(
      ushant,
      { part: 'briefing', of: { from: 'scenario', scenario: 'off-ushant' }, orders: 'all' },
      { part: 'reference', pack: 'perfidious-albion', tables: 'all', of: null },
      { part: 'blanks', pack: 'perfidious-albion', copies: 1, perPage: 'fit' },
    )
    await take('Orders of', 'side mn')
    expect(print.queue[0]!.part).toMatchObject({ orders: { side: 'mn' } })
    print.chosen = print.queue[1]!.key
    await vi.advanceTimersByTimeAsync(0)
    await take('Tables', 'some')
    sheet().querySelector<HTMLInputElement>('ul input[type=checkbox]')!.click()
    const { tables } = print.queue[1]!.part as { tables: readonly string[] }
    expect(tables.length).toBeGreaterThan(3)
    print.chosen = print.queue[2]!.key
    await vi.advanceTimersByTimeAsync(0)
    await write('Copies', '12')
    await write('Copies', '99')
    expect(print.queue[2]!.part).toMatchObject({ copies: 12 })
  })

  test('a test page is asked for beside the printer, once', async () => {
    const { print, press } = await mountPrintDialog(printableShips('Majestic', 'perfidious-albion', ['majestic']))
    await press('Print a test page')
    await press('Print a test page')
    expect(print.queue.map(({ part }) => part.part)).toEqual(['cards', 'testPage'])
  })
})

describe('the printer', () => {
  test('margins that leave nothing are refused where they are typed, and neither saved nor printed', async () => {
    const { settled, write, alert, button, field, asked, sheet } = await mountPrintDialog(ushant)
    await settled()
    await write('Left', '140')
    expect(alert()).toMatch(/^These margins leave \d+ by \d+ mm of A4; 80 by 80 mm are needed/)
    expect(field('Left').getAttribute('aria-invalid')).toBe('true')
    expect([button('Make the PDF')!.disabled, button('Save as …')!.disabled]).toEqual([true, true])
    expect(sheet().textContent).toContain('Correct the margins to see the pages here.')
    await settled()
    expect(asked.previews).toHaveLength(1)
    await write('Left', '')
    expect(alert()).toContain('Enter a number from 0 to 150.')
    expect(field('Top').getAttribute('aria-invalid')).toBeNull()
    await write('Left', '12.5')
    expect(alert()).toBeUndefined()
    await settled()
    expect(asked.previews[1]!.profile.marginsMm).toEqual({ ...usualMargins('A4'), left: 12.5 })
  })

  test('is saved by name, chosen, renamed and removed', async () => {
    const { write, press, take, chosen, sheet, alert, button } = await mountPrintDialog(ushant)
    const kept = () => useSettings().settings.printProfiles.map(({ name, paper }) => [name, paper])
    await press('Save as …')
    await write('Name of the printer', 'Club laser')
    await press('Save name')
    await take('Paper', 'Letter')
    expect(sheet().textContent).toContain('changed, not saved')
    await press('Save as …')
    await write('Name of the printer', 'club LASER')
    expect(alert()).toBe('There is already a printer of that name.')
    expect(button('Save name')!.disabled).toBe(true)
    await write('Name of the printer', 'At home')
    await press('Save name')
    expect(kept()).toEqual([
      ['Club laser', 'A4'],
      ['At home', 'Letter'],
    ])
    expect(useSettings().settings.printProfile).toBe(1)
    await take('Printer', '0')
    expect(chosen('Paper')).toBe('A4')
    await press('Rename …')
    await write('Name of the printer', 'Club')
    await press('Save name')
    await write('To the right', '1.5')
    await press('Save')
    expect(useSettings().settings.printProfiles[0]).toMatchObject({ name: 'Club', backOffset: { acrossMm: 1.5 } })
    await press('Remove Club')
    expect(kept()).toEqual([['At home', 'Letter']])
  })

  test('that could not be written is not reported as saved, and its name stays for another try', async () => {
    const { write, press, field, sheet, answers } = await mountPrintDialog(ushant)
    const written = answers.settings
    answers.settings = () => refused('disk-full')
    await press('Save as …')
    await write('Name of the printer', ' Club \ud83dlaser')
    await press('Save name')
    expect(useSettings().settings.printProfiles).toEqual([])
    expect(sheet().textContent).not.toContain('Club laser')
    expect(field('Name of the printer').value).toContain('Club')
    answers.settings = written
    await press('Save name')
    expect(useSettings().settings.printProfiles).toMatchObject([{ name: 'Club laser' }])
    expect(sheet().textContent).toContain('Club laser')
  })

  test('an offset that no printer has is marked and nothing is printed with it', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { write, alert, button, sheet } = await mountPrintDialog(ushant)
    await write('Down', '40')
    expect(alert()).toBe('Enter a number from −15 to 15.')
    expect(button('Make the PDF')!.disabled).toBe(true)
    expect(sheet().textContent).toContain('Correct the offset of the backs to see the pages here.')
    expect(sheet().textContent).not.toContain('Correct the margins')
    expect(seen).toHaveBeenCalledOnce()
  })
})

test('the file is made of the queue, and its place is shown', async () => {
  const { asked, press, sheet, settled, field } = await mountPrintDialog(ushant)
  field('grey').click()
  await settled()
  expect(asked.previews.at(-1)!.ink).toBe('grey')
  await press('Make the PDF')
  const { job: _, ...book } = asked.jobs[0]!
  const { job: __, ...shown } = asked.previews.at(-1)!
  expect(book).toEqual(shown)
  expect(sheet().textContent).toContain('prints/Off Ushant.pdf')
  await press('Print again')
  await settled()
  expect(sheet().textContent).toContain('Page 1 of 4')
})
