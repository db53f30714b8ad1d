/** A club evening on paper: 64 cards, rosters and the reference sheets of the rules, bookmarked, in one file. */
import { performance } from 'node:perf_hooks'
import type { Operation } from '#shared/card/operations'
import { layoutPrintJob } from '#shared/print/print-job-layout'
import type { PagePart, PrintPage } from '#shared/print/print-page'
import {
  printJobWith,
  cardsPart,
  damagedCards,
  fontsFolder,
  pack,
  rosterPart,
} from '#shared/print/printed-fleet.testing'
import { paintPrintJob } from '../electron/pdf'
import { paletteOf } from '../electron/pdf/page-press'
import { roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize } from './bench-row'
import { paintPlainly, type PlainPage } from './pdf-plain'

/** What a club waits for its evening at most. */
const waitMs = 3000

/** Beside plain pdfkit, which paints the pages of the same layout one by one with its own calls, without bookmarks. */
export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const cardCount = size === 'full' ? 64 : 2
  const cards = damagedCards(cardCount)
  const print = printJobWith({
    parts: [
      rosterPart(cards),
      cardsPart(cards),
      rosterPart(cards, true),
      { part: 'reference', source: { pack, tables: 'all', documents: null } },
    ],
  })
  const times: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] }
  let pages = 0
  for (const round of roundsOf(size, 5, 1)) {
    const before = performance.now()
    const painted = await paintPrintJob(print, { fonts: fontsFolder })
    if (!painted.ok) throw new Error(painted.code)
    const between = performance.now()
    pages = painted.value.pages
    const palette = paletteOf(print.ink)
    await paintPlainly(plainPages(print), { fonts: fontsFolder, palette, date: print.date, setting: 'unkerned' })
    if (round < 0) continue
    times.ours.push(between - before)
    times.plain.push(performance.now() - between)
  }
  const subject = `${cardCount} cards, rosters and reference sheets, ${pages} pages`
  const wait = times.ours.map(() => waitMs)
  return [
    shareOfPeer(`${subject}, against ${waitMs / 1000} s`, 'ms', { ours: times.ours, peer: wait }, 1),
    timesAsFast(`${subject} / plain pdfkit`, 'ms', { ours: times.ours, peer: times.plain }, 1.2),
  ]
}

function plainPages(print: Parameters<typeof layoutPrintJob>[0]): readonly PlainPage[] {
  const book = layoutPrintJob(print)
  if (!book.ok) throw new Error(book.code)
  const { pages } = book.value
  const faces = new Map<string, readonly Operation[]>()
  return pages.map((page, at) => plainPage(page, at + 1, pages.length, faces))
}

/** A face has one layout for each ship, as ours has, and is painted on every page that shows it. */
function plainPage(
  page: PrintPage,
  number: number,
  pages: number,
  faces: Map<string, readonly Operation[]>,
): PlainPage {
  const drawn = ({ draw, struck }: PagePart): readonly Operation[] => {
    const operations = (struck && faces.get(struck.key)) ?? draw()
    if (struck) faces.set(struck.key, operations)
    return operations
  }
  const lines: PagePart = { x: 0, y: 0, draw: () => page.lines({ page: number, pages }) }
  return {
    widthMm: page.widthMm,
    heightMm: page.heightMm,
    pieces: [...page.parts, lines].map((part) => {
      const { x, y, scale = 1 } = part
      return { x, y, scale, operations: drawn(part) }
    }),
  }
}
