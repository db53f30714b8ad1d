import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { PrintPart, PrintPreview } from '#shared/bridge/contract'
import { usualProfile } from '#shared/print/print-profile'
import type { GameId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import { machine, startGame } from './machine.testing'
import type { Services } from './services'
import { openPdf } from '../pdf/opened-pdf.testing'

const fleet = { from: 'scenario', scenario: 'ushant' } as const
const pack = 'perfidious-albion'
const evening = (game: GameId): readonly PrintPart[] => [
  { part: 'cards', of: fleet, perPage: 'fit' },
  { part: 'roster', of: fleet },
  { part: 'briefing', of: { from: 'game', game }, orders: 'all' },
  { part: 'reference', pack, tables: 'all', of: fleet },
  { part: 'blanks', pack, copies: 2, perPage: 'fit' },
  { part: 'orders', of: fleet, turns: 6 },
  { part: 'report', game },
]
const cutOut: PrintPart = {
  part: 'deck',
  what: { from: 'naval', reds: ['AH'], blacks: 3 },
  as: 'cards',
  bleedMm: 0,
  cropMarks: true,
  backs: true,
}

const request = (parts: readonly PrintPart[], change: object = {}) => ({
  job: 'evening',
  title: 'Monday',
  parts,
  profile: usualProfile('A4'),
  ink: 'colour',
  ...change,
})

async function previewed(services: Services, asked: object): Promise<PrintPreview> {
  const preview = (await services.dispatch('printPreview', asked)) as Result<PrintPreview>
  if (!preview.ok) throw new Error(preview.code)
  return preview.value
}

const noPrints = (library: string) => readdir(join(library, 'prints')).catch(() => [])

describe('a queue as one file', () => {
  it('has every part in its order, with marks and numbers over the whole of it', async () => {
    const { start, library } = await machine()
    const services = start()
    await services.libraryList()
    const game = await startGame(services)
    const printed = await services.dispatch('printBook', request(evening(game)))
    expect(printed).toMatchObject({ ok: true, value: { path: 'prints/Monday.pdf' } })
    const { outline, texts } = await openPdf(await readFile(join(library, 'prints', 'Monday.pdf')))
    const tops = outline.filter((line) => !line.startsWith(' ')).map((line) => line.replace(/ \d+$/, ''))
    expect(tops).toEqual([
      'Ship cards',
      'Roster',
      'Briefing',
      'Reference sheets',
      'Blank forms',
      'Order sheets',
      'After-action report',
    ])
    for (const [at, runs] of texts.entries()) expect(runs).toContain(`${at + 1} of ${texts.length}`)
    expect(texts.flat().filter((text) => /^(print|printing|rules|report)\.[a-z]/.test(text))).toEqual([])
  })

  it('is shown beforehand as the same bytes, and nothing is written by that', async () => {
    const { start, library } = await machine()
    let now = Date.UTC(2024, 3, 9, 19, 30)
    const services = start({ clock: () => now })
    await services.libraryList()
    const game = await startGame(services)
    const preview = await previewed(services, request(evening(game)))
    expect(await noPrints(library)).toEqual([])
    now += 3 * 3600 * 1000
    await services.dispatch('printBook', request(evening(game)))
    const file = await readFile(join(library, 'prints', 'Monday.pdf'))
    expect(Buffer.compare(Buffer.from(preview.pdf, 'base64'), file)).toBe(0)
    expect(preview.begins).toHaveLength(7)
    expect(preview.begins.toSorted((a, b) => a - b)).toEqual(preview.begins)
    const { sizes, outline } = await openPdf(file)
    expect(preview.pages).toBe(sizes.length)
    const begins = outline.filter((line) => !line.startsWith(' ')).map((line) => Number(/\d+$/.exec(line)![0]) - 1)
    expect(preview.begins).toEqual(begins)
  })

  it('begins what has a back on the front of a sheet', async () => {
    const { start } = await machine()
    const parts: PrintPart[] = [{ part: 'roster', of: fleet }, cutOut, { part: 'testPage' }]
    expect((await previewed(start(), request(parts))).begins).toEqual([0, 2, 4])
  })

  it('that nobody waits for any more is given up', async () => {
    const { start, library } = await machine()
    const services = start()
    const ships = Array.from({ length: 200 }, () => 'majestic')
    const many: PrintPart = { part: 'cards', of: { from: 'library', pack, ships }, perPage: 1 }
    for (const channel of ['printPreview', 'printBook']) {
      const asked = services.dispatch(channel, request([many]))
      expect(await services.dispatch(channel, request([many]))).toMatchObject({ code: 'print-running' })
      await services.printCancel({ job: 'evening' })
      expect(await asked).toMatchObject({ ok: false, code: 'print-cancelled' })
    }
    expect(await noPrints(library)).toEqual([])
  })

  it('lets others have their turn while a long one is drawn', async () => {
    const { start } = await machine()
    const services = start()
    const ships = Array.from({ length: 60 }, () => 'majestic')
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 0)
    await previewed(services, request([{ part: 'cards', of: { from: 'library', pack, ships }, perPage: 1 }]))
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(30)
  })
})

describe('a queue that cannot be printed', () => {
  const margins = (left: number) => ({ top: 5, right: 60, bottom: 5, left })

  it.each([
    ['impossible margins', [cutOut], { marginsMm: margins(75) }, 'print-margins-impossible'],
    [
      'margins that leave a table no room',
      [cutOut, { ...cutOut, as: 'table' }],
      { marginsMm: margins(55) },
      'print-margins-too-wide',
    ],
    ['paper too small for a part', [cutOut, { ...cutOut, as: 'table' }], { paper: 'A6' }, 'print-paper-too-small'],
    ['tables that are gone', [{ part: 'reference', pack, tables: ['gone'], of: null }], {}, 'print-tables-none'],
    [
      'ships that are gone',
      [{ part: 'roster', of: { from: 'library', pack, ships: ['gone'] } }],
      {},
      'library-ship-missing',
    ],
    ['a game that is gone', [{ part: 'report', game: 'gone' }], {}, 'game-unknown'],
    ['rules that are gone', [{ part: 'blanks', pack: 'gone', copies: 1, perPage: 1 }], {}, 'pack-unknown'],
  ])('is refused for %s, in preview too, and nothing is written', async (_, parts, profile, code) => {
    const { start, library } = await machine()
    const services = start()
    const asked = request(parts as PrintPart[], { profile: { ...usualProfile('A4'), ...profile } })
    for (const channel of ['printPreview', 'printBook']) {
      expect(await services.dispatch(channel, asked)).toMatchObject({ ok: false, code })
    }
    expect(await noPrints(library)).toEqual([])
  })

  it('is refused where ships are wanted of a battle on land, whose tables and briefing are printed', async () => {
    const { start, library } = await machine()
    const services = start()
    await services.libraryList()
    const land = fileURLToPath(
      new URL('../../shared/rules/field-battle/scenarios/land-battle.scenario.json', import.meta.url),
    )
    await writeFile(join(library, 'scenarios', 'land-battle.scenario.json'), await readFile(land))
    await services.look()
    const of = { from: 'scenario', scenario: 'land-battle' } as const
    const wanted: PrintPart[] = [
      { part: 'cards', of, perPage: 'fit' },
      { part: 'roster', of },
      { part: 'orders', of, turns: 3 },
      { part: 'blanks', pack: 'field-battle', copies: 1, perPage: 1 },
    ]
    for (const part of wanted) {
      const refusal = { ok: false, code: 'print-shipless', values: { rules: 'Land battle' } }
      expect(await services.dispatch('printBook', request([part]))).toMatchObject(refusal)
    }
    const fit: PrintPart[] = [
      { part: 'briefing', of, orders: 'all' },
      { part: 'reference', pack: 'field-battle', tables: 'all', of: null },
    ]
    expect(await services.dispatch('printBook', request(fit))).toMatchObject({ ok: true, value: { pages: 2 } })
  })
})
