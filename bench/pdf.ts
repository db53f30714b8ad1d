/** Cards and a club evening to PDF, beside plain pdfkit and beside Chromium. */
import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import PDFDocument from 'pdfkit'
import type { Face, Operation } from '#shared/card/operations'
import { cardMarkup } from '#shared/card/svg'
import type { ShipDocument } from '#shared/documents/ship'
import { pageGrid } from '#shared/print/page-grid'
import { layoutPrintJob } from '#shared/print/print-job-layout'
import type { PagePart, PrintPage } from '#shared/print/print-page'
import type { PrintedCard } from '#shared/print/printed-card'
import {
  cardsPart,
  damagedCards,
  fontsFolder,
  pack,
  printJobWith,
  rosterPart,
  starterShips,
  words,
} from '#shared/print/printed-fleet.testing'
import { rulesPacks } from '#shared/rules/index'
import { starterShipDocuments } from '#shared/rules/run/starter.testing'
import { faceFile } from '../electron/pdf/embedded-faces'
import { paintPrintJob, paletteOf, type PrintJobContent } from '../electron/pdf/print-job'
import { printStyle } from '../electron/pdf/print-style.testing'
import { launchBrowser } from '../scripts/program.mjs'
import {
  measured,
  millisecondsOf,
  millisecondsUntil,
  roundsOf,
  rowsOf,
  shareOfPeer,
  timesAsFast,
  type BenchRow,
  type BenchSize,
  type Measure,
} from './bench-row'
import { must } from './game-material'
import { paintPlainly, type PlainPage } from './pdf-plain'

const shipCount = 16

/** Cards, a club evening on paper, and silhouettes. */
export const measure: Measure = async (size) => [
  ...[...(await cardRows(size)), ...(await bookRows(size)), ...(await silhouetteRows(size))],
]

/** Ours are drawn from their records; pdfkit gets them drawn, and only writes their paths. */
async function silhouetteRows(size: BenchSize): Promise<readonly BenchRow[]> {
  const ships = rulesPacks.flatMap((pack) => starterShipDocuments(pack.id).map((ship) => ({ pack, ship })))
  const many = Array.from({ length: size === 'full' ? 200 : 4 }, (_, at) => ships[at % ships.length]!)
  // A copy is a ship that was never drawn.
  const drawn = () => many.map(({ pack, ship }) => pack.silhouette({ ...ship }))
  const paths = drawn().flatMap(({ fill, lines, light }) => [fill, lines, light])
  const { ours, peer } = await measured(roundsOf(size, 9), () => ({
    ours: millisecondsOf(drawn),
    peer: millisecondsOf(() => paths.reduce((page, path) => page.path(path).fill(), new PDFDocument())),
  }))
  const name = `${many.length} silhouettes drawn / plain pdfkit writing their paths`
  return rowsOf('ms', { [name]: shareOfPeer(2, ours, peer) })
}

/**
 * 100 cards of 16 ships, one on a page of A4, each copy damaged differently. In every round a painter makes its
 * layout and reads and subsets the fonts. pdfkit is asked twice: with kerning off, as the layout wants it, and as
 * it sets text by itself, which is much quicker since it may cache words. The target is compared with the quicker.
 */
async function cardRows(size: BenchSize): Promise<readonly BenchRow[]> {
  const cardCount = size === 'full' ? 100 : 2
  const cards = damagedCards(cardCount, sixteenShips())
  const print = printJobWith({ parts: [cardsPart(cards)] })
  // Opening it does not count: the program's own would be open.
  const browser = await launchBrowser()
  // The fonts go in with the style sheet.
  const fontData = (face: Face) => readFileSync(faceFile(fontsFolder, face)).toString('base64')
  const style = printStyle(paletteOf(print.ink), (face) => `data:font/ttf;base64,${fontData(face)}`)
  const kilobytes = { ours: 0, unkerned: 0 }
  const times = await measured(roundsOf(size, 5, 1), async () => ({
    ours: await millisecondsUntil(async () => (kilobytes.ours = (await ours(print)).bytes.length / 1000)),
    unasked: await millisecondsUntil(() => plain(print, 'unasked')),
    unkerned: await millisecondsUntil(
      async () => (kilobytes.unkerned = (await plain(print, 'unkerned')).length / 1000),
    ),
    chromium: await millisecondsUntil(() => printByChromium(browser, cards, print, style)),
  }))
  await browser.close()
  const toPdf = `${cardCount} cards to PDF`
  return [
    ...rowsOf('ms', {
      [`${toPdf} / plain pdfkit, kerning as it likes`]: timesAsFast(1.6, times.ours, times.unasked),
      [`${toPdf} / plain pdfkit, text set as ours`]: timesAsFast(1.6, times.ours, times.unkerned),
      [`${toPdf} / Chromium printing their SVG`]: timesAsFast(1, times.ours, times.chromium),
    }),
    ...rowsOf('kB', {
      [`bytes of ${cardCount} cards / plain pdfkit`]: shareOfPeer(0.75, [kilobytes.ours], [kilobytes.unkerned]),
    }),
  ]
}

/** 64 cards, rosters and the reference sheets of the rules, bookmarked, in one file; by pdfkit without bookmarks. */
async function bookRows(size: BenchSize): Promise<readonly BenchRow[]> {
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
  let pages = 0
  const times = await measured(roundsOf(size, 5, 1), async () => ({
    ours: await millisecondsUntil(async () => ({ pages } = await ours(print))),
    peer: await millisecondsUntil(() => plain(print, 'unkerned')),
  }))
  const subject = `${cardCount} cards, rosters and reference sheets, ${pages} pages`
  return rowsOf('ms', {
    [`${subject}, against 3 s`]: shareOfPeer(1, times.ours, 3000),
    [`${subject} / plain pdfkit`]: timesAsFast(1.2, times.ours, times.peer),
  })
}

function ours(print: PrintJobContent) {
  return must(paintPrintJob(print, { fonts: fontsFolder }))
}

/** Plain pdfkit paints the pages of the same layout one by one with its own calls. */
function plain(print: PrintJobContent, setting: 'unasked' | 'unkerned'): Promise<Uint8Array> {
  const { ink, date } = print
  return paintPlainly(plainPages(print), { fonts: fontsFolder, palette: paletteOf(ink), date, setting })
}

function plainPages(print: PrintJobContent): readonly PlainPage[] {
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

/** The starter fleet, made up to sixteen by sister ships of other names should it be smaller. */
function sixteenShips(): readonly ShipDocument[] {
  const ships = starterShips()
  return Array.from({ length: shipCount }, (_, place) => {
    const ship = ships[place % ships.length]!
    return place < ships.length ? ship : { ...ship, slug: `${ship.slug}-${place}`, name: `${ship.name} ${place}` }
  })
}

/** Chromium prints the screen's own SVG of the same cards. Her face has one layout for each ship, as ours has. */
async function printByChromium(
  browser: Browser,
  cards: readonly PrintedCard[],
  { profile }: PrintJobContent,
  style: string,
): Promise<Uint8Array> {
  const faces = new Map<ShipDocument, readonly Operation[]>()
  const { card } = pack
  const sheets = cards.map(({ ship }) => {
    const { document } = ship
    const face = faces.get(document) ?? card.face(document, words)
    faces.set(document, face)
    const operations = [...face, ...card.pieces(document).flatMap((piece) => card.piece(piece, ship, words))]
    return `<section>${cardMarkup({ widthMm: card.widthMm, heightMm: card.heightMm, label: document.name, operations })}</section>`
  })
  const { widthMm, heightMm, cells } = pageGrid(pack.card, profile.paper, 1)
  const layout = `@page{size:${widthMm}mm ${heightMm}mm;margin:0}body{margin:0}svg{width:${cells[0]!.width}mm}
section{height:${heightMm - 0.2}mm;break-after:page;display:grid;place-items:center}`
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><style>${style}${layout}</style>${sheets.join('')}`)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  await page.close()
  return pdf
}
