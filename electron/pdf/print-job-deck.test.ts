import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { navalEventIds } from '#shared/decks/naval/events'
import type { BackOffset } from '#shared/print/request/deck-print'
import { usualProfile } from '#shared/print/print-profile'
import type { PaperName } from '#shared/bridge/contract'
import type { DeckSource } from '#shared/print/deck-section'
import { printJobWith, fontsFolder } from '#shared/print/printed-fleet.testing'
import type { PrintInk } from './page-press'
import { openPdf } from './opened-pdf.testing'
import { paintPrintJob, writePrintJob, type PrintJobContent } from './print-job'

// Fonts are read and subset again in every print: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const run = { fonts: fontsFolder }
const usual: DeckSource = {
  deck: { from: 'naval', reds: navalEventIds, blacks: 10 },
  name: 'Home Fleet',
  as: 'cards',
  bleedMm: 0,
  cropMarks: true,
  backs: true,
}
interface Change extends Partial<DeckSource> {
  readonly paper?: PaperName
  readonly ink?: PrintInk
  readonly backOffset?: BackOffset
}

function print({ paper = 'A4', ink = 'colour', backOffset, ...change }: Change = {}): PrintJobContent {
  const profile = usualProfile(paper)
  const offset = backOffset ?? profile.backOffset
  const parts = [{ part: 'deck', source: { ...usual, ...change } }] as const
  return printJobWith({ title: 'Home Fleet', ink, parts, profile: { ...profile, backOffset: offset } })
}

async function bytesOf(change: Change = {}): Promise<Uint8Array> {
  const painted = await paintPrintJob(print(change), run)
  if (!painted.ok) throw new Error(painted.code)
  return painted.value.bytes
}

const points = (mm: number): unknown => expect.closeTo((mm / 25.4) * 72, 1)

describe('a deck as a file', () => {
  test('opens in another reader: sheets and backs in turn, their size, title, what is on them', async () => {
    const pdf = await openPdf(await bytesOf())
    expect(pdf.sizes).toEqual(Array(8).fill([points(210), points(297)]))
    expect(pdf.info).toMatchObject({ Title: 'Home Fleet', Subject: 'Home Fleet', Language: 'en' })
    const [front, back] = pdf.texts.map((runs) => runs.join('|'))
    expect(front).toContain('Home Fleet · sheet 1 of 4')
    expect(front).toContain('63.5 × 88.9 mm, fits a poker sleeve')
    expect(back).toContain('backs of sheet 1 of 4')
    expect(pdf.texts.at(-2)!.join('|')).toContain('Nothing happens')
    expect(pdf.fonts.filter((font) => !/^(IBMPlexSansCond|OldStandardTT)-/.test(font))).toEqual([])
  })

  test('lies on its side where more cards go on it', async () => {
    const { sizes } = await openPdf(await bytesOf({ paper: 'Letter', bleedMm: 3, backs: false }))
    expect(sizes).toEqual(Array(6).fill([points(279.4), points(215.9)]))
  })

  test('its bookmarks are the sheets with their cards, and the backs', async () => {
    const { outline } = await openPdf(await bytesOf())
    expect(outline.slice(0, 3)).toEqual(['Home Fleet 1', '  Sheet 1 1', '    Friendly Fire 1'])
    expect(outline.filter((line) => line.startsWith('  Backs'))).toEqual([
      '  Backs of sheet 1 2',
      '  Backs of sheet 2 4',
      '  Backs of sheet 3 6',
      '  Backs of sheet 4 8',
    ])
  })

  test('table and reference sheet can be searched', async () => {
    const table = await openPdf(await bytesOf({ as: 'table' }))
    for (const page of table.texts) expect(page).toEqual(expect.arrayContaining(['Strikes', 'Copies']))
    const reference = await openPdf(await bytesOf({ as: 'reference', deck: { from: 'field' }, paper: 'Letter' }))
    expect(reference.sizes).toEqual([[points(215.9), points(279.4)]])
    expect(reference.texts[0]).toContain('Impetuous')
    expect(reference.outline[1]).toBe('  Reference sheet 1')
  })

  test('is the same to the last byte for the same deck and date', async () => {
    expect(Buffer.compare(await bytesOf(), await bytesOf())).toBe(0)
  })

  test('holds a card once, however many copies of it there are', async () => {
    const forms = async (blacks: number) => {
      const bytes = await bytesOf({ deck: { from: 'naval', reds: [], blacks } })
      return Buffer.from(bytes).toString('latin1').split('/Subtype /Form').length
    }
    expect(await forms(100)).toBe(await forms(1))
  })

  test.each(['grey', 'saving'] as const)('in %s no colour is named', async (ink) => {
    const stream = vi.spyOn(Buffer, 'from')
    await bytesOf({ ink })
    const painted = stream.mock.calls
      .map(([content]) => String(content))
      .filter((content) => / re\n| Tj\n/.test(content))
    stream.mockRestore()
    expect(painted.length).toBeGreaterThan(8)
    expect(painted.filter((content) => / (rg|RG)\n/.test(content))).toEqual([])
  })
})

describe('what is refused', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deck-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('cancelled half way leaves no file', async () => {
    const cancel = new AbortController()
    const seen: (readonly [number, number])[] = []
    const onProgress = (done: number, of: number) => {
      seen.push([done, of])
      if (done === 3) cancel.abort()
    }
    const printed = await writePrintJob(print(), join(folder, 'deck.pdf'), {
      ...run,
      signal: cancel.signal,
      onProgress,
    })
    expect(printed).toMatchObject({ ok: false, code: 'print-cancelled' })
    expect(seen).toEqual([1, 2, 3].map((done) => [done, 8]))
    expect(await readdir(folder)).toEqual([])
  })

  test('a folder that is gone is named', async () => {
    const printed = await writePrintJob(print({ as: 'reference' }), join(folder, 'gone', 'deck.pdf'), run)
    expect(printed).toMatchObject({ ok: false, code: 'disk-gone' })
  })

  test('a deck without cards', async () => {
    const deck = { from: 'naval', reds: [], blacks: 0 } as const
    expect(await paintPrintJob(print({ deck }), run)).toMatchObject({ code: 'print-deck-empty' })
  })
})

test('letters that the faces lack are printed as boxes, and named', async () => {
  const card = { id: 'a', text: '', copies: 1, mark: '', severity: 'minor', lasts: 'turn', asks: [] } as const
  const deck = { cards: [{ ...card, title: '三笠', asks: [] }], blacks: 0 }
  const painted = await paintPrintJob(print({ deck: { from: 'own', deck } }), run)
  expect(painted).toMatchObject({ ok: true, value: { boxed: [expect.stringContaining('三笠')] } })
})
