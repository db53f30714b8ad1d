import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPdf } from './opened-pdf.testing'
import type { FieldId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'
import { usualProfile } from '#shared/print/print-profile'
import {
  printJobWith,
  cardsPart,
  damagedCards,
  fontsFolder,
  pack,
  rosterPart,
} from '#shared/print/printed-fleet.testing'
import { paintPrintJob, writePrintJob, type PrintJobContent } from './print-job'

/** A disk that takes half a file and then has no room. */
const disk = vi.hoisted(() => ({ full: false, dribbled: 0 }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const open: typeof real.open = async (...wanted) => {
    const handle = await real.open(...wanted)
    if (!disk.full) return handle
    handle.writeFile = async (content) => {
      const bytes = content as Uint8Array
      const { bytesWritten } = await handle.write(bytes.subarray(0, bytes.length / 2))
      disk.dribbled = bytesWritten
      throw Object.assign(new Error('no room'), { code: 'ENOSPC', syscall: 'write' })
    }
    return handle
  }
  return { ...real, open }
})

// Fonts are read and subset again in every print: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const run = { fonts: fontsFolder }

async function bytesOf(job: PrintJobContent): Promise<Uint8Array> {
  const painted = await paintPrintJob(job, run)
  if (!painted.ok) throw new Error(painted.code)
  return painted.value.bytes
}

describe('the printed file', () => {
  test('is the same to the last byte for the same cards and date, and another for another date', async () => {
    const [one, two] = [await bytesOf(printJobWith()), await bytesOf(printJobWith())]
    expect(Buffer.compare(one, two)).toBe(0)
    expect(Buffer.compare(one, await bytesOf(printJobWith({ date: new Date(86_400_000) })))).not.toBe(0)
  })

  test('opens in another reader: pages, sizes, names, title, dates, language', async () => {
    const pdf = await openPdf(await bytesOf(printJobWith()))
    const points = (mm: number) => expect.closeTo((mm / 25.4) * 72, 1)
    expect(pdf.sizes).toEqual([[points(210), points(297)], ...Array(4).fill([points(297), points(210)])])
    expect(pdf.info).toMatchObject({
      Title: 'Battle off Ushant',
      Author: 'Spotting Top',
      Creator: 'Spotting Top',
      CreationDate: 'D:19040512000000Z',
      ModDate: 'D:19040512000000Z',
      Language: 'en',
    })
  })

  test('its text can be searched, on the roster, on the face of a card and in what lies over it', async () => {
    const { texts } = await openPdf(await bytesOf(printJobWith()))
    const [roster, first] = texts.map((runs) => runs.join('|'))
    expect(roster).toContain('1st Division')
    expect(first).toContain(damagedCards(4)[0]!.ship.document.name)
    expect(first).toContain('Vice-Admiral Hervey')
    expect(first).toContain('2 of 5')
    expect(texts.at(-1)!.join('|')).toContain('Combined Squadron')
  })

  test('its bookmarks are the parts, and below them sides, squadrons and ships with their pages', async () => {
    const { outline } = await openPdf(await bytesOf(printJobWith()))
    const names = damagedCards(4).map(({ ship: { document } }) => `${document.prefix} ${document.name}`.trim())
    expect(outline).toEqual([
      'Roster 1',
      '  Home Fleet 1',
      '  Combined Squadron 1',
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

  test('it carries our faces alone, each once', async () => {
    const bytes = await bytesOf(printJobWith({ parts: [rosterPart(), cardsPart(damagedCards(4), { perPage: 2 })] }))
    const { fonts } = await openPdf(bytes)
    expect(fonts.filter((font) => !/^(IBMPlexSansCond|OldStandardTT)-/.test(font))).toEqual([])
    expect(Buffer.from(bytes).toString('latin1').split('/FontFile2').length - 1).toBe(fonts.length)
    expect(fonts.length).toBeGreaterThan(5)
  })

  test('the face of a ship is in the file once, however many of her class sail under one card', async () => {
    const [card] = damagedCards(1)
    const few = await bytesOf(printJobWith({ parts: [cardsPart([card!], { fresh: true })] }))
    const many = await bytesOf(printJobWith({ parts: [cardsPart(Array(20).fill({ ...card }), { fresh: true })] }))
    const forms = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').split('/Subtype /Form').length
    expect(forms(many)).toBe(forms(few))
  })

  test.each(['grey', 'saving'] as const)('in %s no colour is named', async (ink) => {
    const stream = vi.spyOn(Buffer, 'from')
    await bytesOf(printJobWith({ ink }))
    const painted = stream.mock.calls
      .map(([content]) => String(content))
      .filter((content) => / re\n| Tj\n/.test(content))
    stream.mockRestore()
    expect(painted.length).toBeGreaterThan(4)
    expect(painted.filter((content) => / (rg|RG)\n/.test(content))).toEqual([])
  })
})

describe('what is refused', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'print-'))
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  })

  test('a print stands whole at its place, and nothing else is left beside it', async () => {
    const target = join(folder, 'cards.pdf')
    const printed = await writePrintJob(printJobWith(), target, run)
    const written = await readFile(target)
    expect(printed).toEqual({ ok: true, value: { path: target, pages: 5, bytes: written.length, boxed: [] } })
    expect(await readdir(folder)).toEqual(['cards.pdf'])
  })

  test('cancelled half way: no file, and an older one stays as it was', async () => {
    const target = join(folder, 'cards.pdf')
    await writeFile(target, 'yesterday')
    const cancel = new AbortController()
    const seen: number[] = []
    const onProgress = (done: number) => {
      seen.push(done)
      if (done === 2) cancel.abort()
    }
    const printed = await writePrintJob(printJobWith(), target, { ...run, signal: cancel.signal, onProgress })
    expect(printed).toMatchObject({ ok: false, code: 'print-cancelled' })
    expect(seen).toEqual([1, 2])
    expect(await readdir(folder)).toEqual(['cards.pdf'])
    expect(await readFile(target, 'utf8')).toBe('yesterday')
  })

  test('cancelled after the last card is cancelled all the same', async () => {
    const cancel = new AbortController()
    const onProgress = (done: number, of: number) => done === of && cancel.abort()
    const printed = await writePrintJob(printJobWith(), join(folder, 'cards.pdf'), {
      ...run,
      signal: cancel.signal,
      onProgress,
    })
    expect(printed).toMatchObject({ ok: false, code: 'print-cancelled' })
    expect(await readdir(folder)).toEqual([])
  })

  test('a disk that fills up half way leaves nothing behind', async () => {
    const target = join(folder, 'cards.pdf')
    disk.full = true
    const printed = await writePrintJob(printJobWith(), target, run)
    disk.full = false
    expect(printed).toMatchObject({ ok: false, code: 'disk-full' })
    expect(disk.dribbled).toBeGreaterThan(1000)
    expect(await readdir(folder)).toEqual([])
  })

  test('a folder that is gone is named', async () => {
    const printed = await writePrintJob(printJobWith(), join(folder, 'gone', 'cards.pdf'), run)
    expect(printed).toMatchObject({ ok: false, code: 'disk-gone' })
  })

  test('no ship, or paper on which her card cannot be read', async () => {
    expect(await paintPrintJob(printJobWith({ parts: [cardsPart([])] }), run)).toMatchObject({
      code: 'print-ships-none',
    })
    const large = { ...pack, card: { ...pack.card, smallestPaper: 'A5' } } as const
    const cards = damagedCards(1).map((card) => ({ ...card, pack: large }))
    expect(
      await paintPrintJob(
        printJobWith({ parts: [cardsPart(cards, { perPage: 'fit' })], profile: usualProfile('A6') }),
        run,
      ),
    ).toMatchObject({
      code: 'print-paper-too-small',
      values: { paper: 'A6', smallest: 'half-letter' },
    })
  })
})

test('whoever shares the thread gets a turn after every card', async () => {
  let turns = 0
  const ticking = setInterval(() => turns++, 0)
  const seen: number[] = []
  await paintPrintJob(printJobWith({ parts: [cardsPart(damagedCards(20))] }), {
    ...run,
    onProgress: () => seen.push(turns),
  })
  clearInterval(ticking)
  expect(new Set(seen).size).toBeGreaterThan(5)
})

test('a name in letters that the faces lack is printed with boxes, and named', async () => {
  const [card] = damagedCards(1)
  const fields = { ...card!.ship.fields, name: '三笠' } as Record<FieldId, Scalar>
  const job = printJobWith({ title: 'Tsushima', parts: [cardsPart([{ ...card!, ship: { ...card!.ship, fields } }])] })
  const painted = await paintPrintJob(job, run)
  expect(painted).toMatchObject({ ok: true, value: { boxed: [expect.stringContaining('三笠')] } })
  const { boxed } = (painted as { value: { boxed: readonly string[] } }).value
  expect(boxed).toHaveLength(1)
  const plain = await paintPrintJob(printJobWith({ parts: [cardsPart([card!])] }), run)
  expect(plain).toMatchObject({ value: { boxed: [] } })
})
