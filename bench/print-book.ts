/** A club evening on paper: 64 cards, rosters and the reference sheets of the rules, bookmarked, in one file. */
import type { Operation } from '#shared/card/operations'
import { layoutPrintJob } from '#shared/print/print-job-layout'
import type { PagePart, PrintPage } from '#shared/print/print-page'
import {
  cardsPart,
  damagedCards,
  fontsFolder,
  pack,
  printJobWith,
  rosterPart,
} from '#shared/print/printed-fleet.testing'
import { paintPrintJob, paletteOf } from '../electron/pdf/print-job'
import { measured, millisecondsUntil, roundsOf, rowsOf, shareOfPeer, timesAsFast, type Measure } from './bench-row'
import { must } from './game-material'
import { paintPlainly, type PlainPage } from './pdf-plain'

/** Beside plain pdfkit, which paints the pages of the same layout one by one with its own calls, without bookmarks. */
export const measure: Measure = async (size) => {
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
  const plain = { fonts: fontsFolder, palette: paletteOf(print.ink), date: print.date, setting: 'unkerned' } as const
  let pages = 0
  const { ours, peer } = await measured(roundsOf(size, 5, 1), async () => ({
    ours: await millisecondsUntil(async () => ({ pages } = await must(paintPrintJob(print, { fonts: fontsFolder })))),
    peer: await millisecondsUntil(() => paintPlainly(plainPages(print), plain)),
  }))
  const subject = `${cardCount} cards, rosters and reference sheets, ${pages} pages`
  return rowsOf('ms', {
    [`${subject}, against 3 s`]: shareOfPeer(1, ours, 3000),
    [`${subject} / plain pdfkit`]: timesAsFast(1.2, ours, peer),
  })
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
