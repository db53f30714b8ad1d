import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { usualProfile } from '#shared/print/print-profile'
import { machine } from './machine.testing'

const request = (job: string, change: object) => ({
  job,
  title: 'Home Fleet',
  parts: [
    {
      part: 'deck',
      what: { from: 'naval', reds: ['AH', 'QD'], blacks: 3 },
      as: 'cards',
      bleedMm: 0,
      cropMarks: true,
      backs: false,
      ...change,
    },
  ],
  profile: { ...usualProfile('A4'), backOffset: { acrossMm: 1, downMm: 0 } },
  ink: 'colour',
})

const squalls = {
  format: 'spotting-top/deck',
  version: 2,
  slug: 'squalls',
  title: 'Squalls',
  notes: '',
  cards: [
    { id: 'squall', title: 'Squall', text: 'Rain.', copies: 12, mark: '', severity: 'minor', lasts: 'turn', asks: [] },
  ],
  blacks: 4,
  rules: { cardsPerTurn: 1, playMode: 'hold', drawnBy: 'opponent', reshuffle: 'whenEmpty', handLimit: null },
  unofficial: false,
}

describe('a print of a deck', () => {
  it('is in the library, reports its progress, and is opened like any other', async () => {
    const { start, library, notices } = await machine()
    const services = start({ printAddress: (job) => `/prints/${job}.pdf` })
    const printed = await services.dispatch('printBook', request('one', {}))
    expect(printed).toMatchObject({ ok: true, value: { path: 'prints/Home Fleet.pdf', pages: 1 } })
    expect((await readFile(join(library, 'prints', 'Home Fleet.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
    expect(notices.received).toContainEqual({ notice: 'printProgress', payload: { job: 'one', done: 1, of: 1 } })
    expect(await services.printOpen({ job: 'one' })).toEqual({ ok: true, value: { address: '/prints/one.pdf' } })
    expect(await services.dispatch('printBook', request('two', { as: 'reference' }))).toMatchObject({
      value: { path: 'prints/Home Fleet 2.pdf' },
    })
  })

  it('of one’s own has every copy of it as its file has it now', async () => {
    const { start, library } = await machine()
    const services = start()
    await services.libraryList()
    await mkdir(join(library, 'decks'), { recursive: true })
    await writeFile(join(library, 'decks', 'squalls.deck.json'), JSON.stringify(squalls))
    const what = { from: 'own', deck: 'squalls' }
    expect(await services.dispatch('printBook', request('own', { what, backs: true }))).toMatchObject({
      value: { pages: 4 },
    })
    const missing = { from: 'own', deck: 'gone' }
    expect(await services.dispatch('printBook', request('gone', { what: missing }))).toMatchObject({ ok: false })
  })

  it('of what is rolled for is a table, not cards', async () => {
    const { start, library } = await machine()
    const services = start()
    const what = { from: 'field' }
    expect(await services.dispatch('printBook', request('cards', { what }))).toMatchObject({
      code: 'print-deck-rolled',
    })
    expect(await services.dispatch('printBook', request('table', { what, as: 'table' }))).toMatchObject({ ok: true })
    expect(await readdir(join(library, 'prints'))).toEqual(['Home Fleet.pdf'])
  })

  it('that is cancelled leaves nothing behind, and its job can begin again', async () => {
    const { start, library } = await machine()
    const services = start()
    const what = { from: 'naval', reds: [], blacks: 90 }
    const printing = services.dispatch('printBook', request('one', { what }))
    expect(await services.dispatch('printBook', request('one', {}))).toMatchObject({ code: 'print-running' })
    await services.printCancel({ job: 'one' })
    expect(await printing).toMatchObject({ ok: false, code: 'print-cancelled' })
    expect(await readdir(join(library, 'prints'))).toEqual([])
    expect(await services.dispatch('printBook', request('one', {}))).toMatchObject({ ok: true })
  })

  it.each([
    { what: { from: 'naval', reds: ['AS'], blacks: 0 } },
    { what: { from: 'naval', reds: [], blacks: 1_000_000 } },
    { bleedMm: 4 },
    { backs: { acrossMm: 16, downMm: 0 } },
  ])('is not begun for what no page of ours asks: %j', async (change) => {
    const { start } = await machine()
    await expect(start().dispatch('printBook', request('one', change))).rejects.toThrow()
  })
})
