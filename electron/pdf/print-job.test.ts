import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { PaperName } from '#shared/bridge/contract'
import { jpegOf, jpegParts } from '#shared/card/plain-jpeg.testing'
import { pictureFrom } from '#shared/documents/ship-picture'
import { navalEventIds } from '#shared/decks/naval/events'
import type { FieldId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'
import type { DeckSource } from '#shared/print/deck-section'
import { usualProfile } from '#shared/print/print-profile'
import {
  cardsPart,
  damagedCards,
  fontsFolder,
  pack,
  printJobWith,
  rosterPart,
} from '#shared/print/printed-fleet.testing'
import { linesOf, playedBattle, reportOf } from '#shared/report/battle.testing'
import { folderForTest } from '../desk/desk.testing'
import { openPdf } from './opened-pdf.testing'
import { paintPrintJob, writePrintJob, type PrintInk, type PrintJobContent } from './print-job'

const run = { fonts: fontsFolder }

interface DeckChange extends Partial<DeckSource> {
  readonly paper?: PaperName
  readonly ink?: PrintInk
}

/** A deck of every naval event, with backs. */
function deckJob({ paper = 'A4', ink = 'colour', ...change }: DeckChange = {}): PrintJobContent {
  const source: DeckSource = {
    deck: { from: 'naval', reds: navalEventIds, blacks: 10 },
    name: 'Home Fleet',
    as: 'cards',
    bleedMm: 0,
    cropMarks: true,
    backs: true,
    ...change,
  }
  return printJobWith({
    title: 'Home Fleet',
    ink,
    parts: [{ part: 'deck', source }],
    profile: usualProfile(paper),
  })
}

const reportJob = (composed = reportOf(linesOf(playedBattle(11, 3)))) =>
  printJobWith({ parts: [{ part: 'report', source: { composed } }] })

async function painted(job: PrintJobContent) {
  const painted = await paintPrintJob(job, run)
  if (!painted.ok) throw new Error(painted.code)
  return painted.value
}
const bytesOf = async (job: PrintJobContent) => (await painted(job)).bytes
const opened = async (job: PrintJobContent) => openPdf(await bytesOf(job))
const formsIn = async (job: PrintJobContent) =>
  Buffer.from(await bytesOf(job))
    .toString('latin1')
    .split('/Subtype /Form').length

test('a picture of one’s own is in the file once, byte for byte, and a reader can read on', async () => {
  const jpeg = jpegOf(jpegParts(160, 80))
  const [card] = damagedCards(1)
  const document = { ...card!.ship.document, picture: pictureFrom(jpeg)! }
  const cards = [{ ...card!, ship: { ...card!.ship, document } }]
  const source = { cards, fresh: true, library: [] }
  const bytes = await bytesOf(
    printJobWith({
      parts: [
        { part: 'plate', source },
        { part: 'plate', source },
      ],
    }),
  )
  const found = Buffer.from(bytes).toString('latin1').split(Buffer.from(jpeg).toString('latin1'))
  expect(found).toHaveLength(2)
  expect((await openPdf(bytes)).texts).toHaveLength(2)
})

const points = (mm: number): unknown => expect.closeTo((mm / 25.4) * 72, 1)

describe.each([
  ['of cards', printJobWith, 'Battle off Ushant', ['Roster 1', '  Home Fleet 1', '  Combined Squadron 1']],
  ['of a deck', deckJob, 'Home Fleet', ['Home Fleet 1', '  Sheet 1 1', '    Friendly fire 1']],
  ['of a report', reportJob, 'Battle off Ushant', []],
] as const)('a print %s', (_, job, title, outline) => {
  test('is the same to the last byte for the same content and date, and another for another date', async () => {
    const one = await bytesOf(job())
    expect(Buffer.compare(one, await bytesOf(job()))).toBe(0)
    expect(Buffer.compare(one, await bytesOf({ ...job(), date: new Date(86_400_000) }))).not.toBe(0)
  })

  test('opens in another reader: title, dates, language, bookmarks, our faces alone', async () => {
    const pdf = await opened(job())
    const date = 'D:19040512000000Z'
    const about = { Author: 'Spotting Top', Creator: 'Spotting Top', CreationDate: date, ModDate: date }
    expect(pdf.info).toMatchObject({ Title: title, ...about, Language: 'en' })
    expect(pdf.outline.slice(0, outline.length)).toEqual(outline)
    expect(pdf.fonts.filter((font) => !/^(IBMPlexSansCond|OldStandardTT)-/.test(font))).toEqual([])
  })

  test('that is cancelled half way, or at its end, leaves no file, and an older one as it was', async () => {
    const folder = await folderForTest()
    await writeFile(join(folder, 'print.pdf'), 'yesterday')
    const { pages } = await painted(job())
    for (const last of [2, pages]) {
      const cancel = new AbortController()
      const seen: number[] = []
      const onProgress = (done: number) => {
        seen.push(done)
        if (done === last) cancel.abort()
      }
      const cancelled = { ...run, signal: cancel.signal, onProgress }
      const printed = await writePrintJob(job(), join(folder, 'print.pdf'), cancelled)
      expect(printed).toMatchObject({ ok: false, code: 'print-cancelled' })
      expect(seen).toEqual(Array.from({ length: last }, (_, at) => at + 1))
    }
    expect(await readdir(folder)).toEqual(['print.pdf'])
    expect(await readFile(join(folder, 'print.pdf'), 'utf8')).toBe('yesterday')
  })
})

test.each(
  (['grey', 'saving'] as const).flatMap((ink) => [
    [ink, 'cards', printJobWith({ ink })] as const,
    [ink, 'a deck', deckJob({ ink })] as const,
  ]),
)('in %s no colour is named in a print of %s', async (_ink, _what, job) => {
  const stream = vi.spyOn(Buffer, 'from')
  await bytesOf(job)
  const painted = stream.mock.calls.map(([content]) => String(content)).filter((content) => / re\n| Tj\n/.test(content))
  stream.mockRestore()
  expect(painted.length).toBeGreaterThan(4)
  expect(painted.filter((content) => / (rg|RG)\n/.test(content))).toEqual([])
})

describe('cards and rosters', () => {
  test('are pages of their sizes, whose text can be searched: on the roster, on a face and in what lies over it', async () => {
    const { sizes, texts } = await opened(printJobWith())
    expect(sizes).toEqual([[points(210), points(297)], ...Array(4).fill([points(297), points(210)])])
    const [roster, first] = texts.map((runs) => runs.join('|'))
    expect(roster).toContain('1st Division')
    expect(first).toContain(damagedCards(4)[0]!.ship.document.name)
    expect(first).toContain('Vice-Admiral Hervey')
    expect(first).toContain('2 of 5')
    expect(texts.at(-1)!.join('|')).toContain('Combined Squadron')
  })

  test('have bookmarks: below the parts sides, squadrons and ships with their pages', async () => {
    const names = damagedCards(4).map(({ ship: { document } }) => `${document.prefix} ${document.name}`.trim())
    expect((await opened(printJobWith())).outline.slice(3)).toEqual([
      'Ship cards 2',
      '  Home Fleet 2',
      '    1st Division 2',
      `      ${names[0]} 2`,
      '    2nd Division 3',
      `      ${names[1]} 3`,
      '  Combined Squadron 4',
      '    1st Division 4',
      `      ${names[2]} 4`,
      '    2nd Division 5',
      `      ${names[3]} 5`,
    ])
  })

  test('carry each face once', async () => {
    const bytes = await bytesOf(printJobWith({ parts: [rosterPart(), cardsPart(damagedCards(4), { perPage: 2 })] }))
    const { fonts } = await openPdf(bytes)
    expect(Buffer.from(bytes).toString('latin1').split('/FontFile2').length - 1).toBe(fonts.length)
    expect(fonts.length).toBeGreaterThan(5)
  })

  test('hold the face of a ship once, however many of her class sail under one card', async () => {
    const [card] = damagedCards(1)
    const job = (count: number) =>
      printJobWith({ parts: [cardsPart(Array(count).fill({ ...card! }), { fresh: true })] })
    expect(await formsIn(job(20))).toBe(await formsIn(job(1)))
  })

  test('give whoever shares the thread a turn after every card', async () => {
    let turns = 0
    const ticking = setInterval(() => turns++, 0)
    const seen: number[] = []
    const onProgress = () => seen.push(turns)
    await paintPrintJob(printJobWith({ parts: [cardsPart(damagedCards(20))] }), { ...run, onProgress })
    clearInterval(ticking)
    expect(new Set(seen).size).toBeGreaterThan(5)
  })

  test('print letters that the faces lack as boxes, and name them', async () => {
    const [card] = damagedCards(1)
    const fields = { ...card!.ship.fields, name: '三笠' } as Record<FieldId, Scalar>
    const named = { ...card!, ship: { ...card!.ship, fields } }
    const { boxed } = await painted(printJobWith({ title: 'Tsushima', parts: [cardsPart([named])] }))
    expect(boxed).toEqual([expect.stringContaining('三笠')])
    expect((await painted(printJobWith({ parts: [cardsPart([card!])] }))).boxed).toEqual([])
  })
})

describe('a deck', () => {
  test('is sheets and backs in turn, with what is on them', async () => {
    const pdf = await opened(deckJob())
    expect(pdf.sizes).toEqual(Array(8).fill([points(210), points(297)]))
    const [front, back] = pdf.texts.map((runs) => runs.join('|'))
    expect(front).toContain('Home Fleet · sheet 1 of 4')
    expect(front).toContain('63.5 × 88.9 mm, fits a poker sleeve')
    expect(back).toContain('backs of sheet 1 of 4')
    expect(pdf.texts.at(-2)!.join('|')).toContain('Nothing happens')
    expect(pdf.info).toMatchObject({ Subject: 'Home Fleet' })
    const backs = [1, 2, 3, 4].map((sheet) => `  Backs of sheet ${sheet} ${2 * sheet}`)
    expect(pdf.outline.filter((line) => line.startsWith('  Backs'))).toEqual(backs)
  })

  test('lies on its side where more cards go on it', async () => {
    const { sizes } = await opened(deckJob({ paper: 'Letter', bleedMm: 3, backs: false }))
    expect(sizes).toEqual(Array(6).fill([points(279.4), points(215.9)]))
  })

  test('as a table or a reference sheet can be searched', async () => {
    const table = await opened(deckJob({ as: 'table' }))
    for (const page of table.texts) expect(page).toEqual(expect.arrayContaining(['Strikes', 'Copies']))
    const reference = await opened(deckJob({ as: 'reference', deck: { from: 'field' }, paper: 'Letter' }))
    expect(reference.sizes).toEqual([[points(215.9), points(279.4)]])
    expect(reference.texts[0]).toContain('Impetuous')
    expect(reference.outline[1]).toBe('  Reference sheet 1')
  })

  test('holds a card once, however many copies of it there are, and names letters that are boxes', async () => {
    const blanks = (blacks: number) => deckJob({ deck: { from: 'naval', reds: [], blacks } })
    expect(await formsIn(blanks(100))).toBe(await formsIn(blanks(1)))
    const card = { id: 'a', text: '', copies: 1, mark: '', severity: 'minor', lasts: 'turn', asks: [] } as const
    const deck = { cards: [{ ...card, title: '三笠', asks: [] }], blacks: 0 }
    const { boxed } = await painted(deckJob({ deck: { from: 'own', deck } }))
    expect(boxed).toEqual([expect.stringContaining('三笠')])
  })
})

test('a report has a bookmark for every turn; of an empty journal it is one page that says so', async () => {
  const { outline, texts } = await opened(reportJob())
  expect(texts.length).toBeGreaterThan(2)
  const lines = outline.map((line) => line.trim().replace(/ \d+$/, ''))
  expect(lines).toEqual(expect.arrayContaining([1, 2, 3].map((turn) => expect.stringMatching(`^Turn ${turn}: `))))
  expect(texts.flat()).toContain('How it ended')
  expect((await painted(reportJob(reportOf([])))).pages).toBe(1)
})

test('into a folder that is gone nothing is written, and that is named', async () => {
  const gone = await writePrintJob(deckJob({ as: 'reference' }), join(await folderForTest(), 'gone', 'deck.pdf'), run)
  expect(gone).toMatchObject({ ok: false, code: 'disk-gone' })
})

const large = { ...pack, card: { ...pack.card, smallestPaper: 'A5' } } as const
const onlyOnA5 = cardsPart(
  damagedCards(1).map((card) => ({ ...card, pack: large })),
  { perPage: 'fit' },
)
test.each([
  ['of no ship', printJobWith({ parts: [cardsPart([])] }), 'print-ships-none', {}],
  [
    'on paper on which her card cannot be read',
    printJobWith({ parts: [onlyOnA5], profile: usualProfile('A6') }),
    'print-paper-too-small',
    { paper: 'A6', smallest: 'half-letter' },
  ],
  ['of a deck without cards', deckJob({ deck: { from: 'naval', reds: [], blacks: 0 } }), 'print-deck-empty', {}],
])('a print %s is refused', async (_, job, code, values) => {
  expect(await paintPrintJob(job, run)).toMatchObject({ ok: false, code, values })
})
