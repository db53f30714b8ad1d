import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { Face, Operation } from '#shared/card/operations'
import { cardMarkup } from '#shared/card/svg'
import type { ShipDocument } from '#shared/documents/ship'
import { pageGrid } from '#shared/print/page-grid'
import type { PrintedCard } from '#shared/print/printed-card'
import {
  cardsPart,
  damagedCards,
  fontsFolder,
  pack,
  printJobWith,
  starterShips,
  words,
} from '#shared/print/printed-fleet.testing'
import { faceFile } from '../electron/pdf/embedded-faces'
import { paintPrintJob, paletteOf, type PrintJobContent } from '../electron/pdf/print-job'
import { printStyle } from '../electron/pdf/print-style.testing'
import { launchBrowser } from '../scripts/program.mjs'
import { measured, millisecondsUntil, roundsOf, rowsOf, shareOfPeer, timesAsFast, type Measure } from './bench-row'
import { must } from './game-material'
import { paintPlainly } from './pdf-plain'

const shipCount = 16

/**
 * 100 cards of 16 ships, one on a page of A4, each copy damaged differently. In every round a painter makes its
 * layout and reads and subsets the fonts. pdfkit is asked twice: with kerning off, as the layout wants it, and as
 * it sets text by itself, which is much quicker since it may cache words. The target is compared with the quicker.
 */
export const measure: Measure = async (size) => {
  const cardCount = size === 'full' ? 100 : 2
  const cards = damagedCards(cardCount, sixteenShips())
  const job: Job = { cards, print: printJobWith({ parts: [cardsPart(cards)] }) }
  // Opening it does not count: the program's own would be open.
  const browser = await launchBrowser()
  // The fonts go in with the style sheet.
  const fontData = (face: Face) => readFileSync(faceFile(fontsFolder, face)).toString('base64')
  const style = printStyle(paletteOf(job.print.ink), (face) => `data:font/ttf;base64,${fontData(face)}`)
  const kilobytes = { ours: 0, unkerned: 0 }
  const times = await measured(roundsOf(size, 5, 1), async () => ({
    ours: await millisecondsUntil(async () => (kilobytes.ours = (await ours(job)).length / 1000)),
    unasked: await millisecondsUntil(() => plain(job, 'unasked')),
    unkerned: await millisecondsUntil(async () => (kilobytes.unkerned = (await plain(job, 'unkerned')).length / 1000)),
    chromium: await millisecondsUntil(() => printByChromium(browser, pageLayout(job), paperOf(job), style)),
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

interface Job {
  readonly cards: readonly PrintedCard[]
  readonly print: PrintJobContent
}

async function ours({ print }: Job): Promise<Uint8Array> {
  return (await must(paintPrintJob(print, { fonts: fontsFolder }))).bytes
}

async function plain(job: Job, setting: 'unasked' | 'unkerned'): Promise<Uint8Array> {
  const { widthMm, heightMm, scale, cells } = pageGrid(pack.card, job.print.profile.paper, 1)
  const { x, y } = cells[0]!
  const pages = pageLayout(job).map(({ operations }) => ({ widthMm, heightMm, pieces: [{ x, y, scale, operations }] }))
  return paintPlainly(pages, { fonts: fontsFolder, palette: paletteOf(job.print.ink), date: job.print.date, setting })
}

/** What a program without forms would paint: every card again. Her face has one layout for each ship, as ours has. */
function pageLayout(job: Job) {
  const faces = new Map<ShipDocument, readonly Operation[]>()
  const { widthMm, heightMm } = pack.card
  return job.cards.map(({ ship }: PrintedCard) => {
    const { document } = ship
    const face = faces.get(document) ?? pack.card.face(document, words)
    faces.set(document, face)
    const pieces = pack.card.pieces(document).flatMap((piece) => pack.card.piece(piece, ship, words))
    return { widthMm, heightMm, label: document.name, operations: [...face, ...pieces] }
  })
}

function paperOf(job: Job) {
  const { widthMm, heightMm, cells } = pageGrid(pack.card, job.print.profile.paper, 1)
  return { widthMm, heightMm, cardWidthMm: cells[0]!.width }
}

/** The starter fleet, made up to sixteen by sister ships of other names should it be smaller. */
function sixteenShips(): readonly ShipDocument[] {
  const ships = starterShips()
  return Array.from({ length: shipCount }, (_, place) => {
    const ship = ships[place % ships.length]!
    return place < ships.length ? ship : { ...ship, slug: `${ship.slug}-${place}`, name: `${ship.name} ${place}` }
  })
}

/** The other peer of `pdf.ts`: Chromium printing the screen's own SVG of the same cards. */

export interface SvgCard {
  readonly widthMm: number
  readonly heightMm: number
  readonly label: string
  readonly operations: readonly Operation[]
}

export interface SvgPaper {
  readonly widthMm: number
  readonly heightMm: number
  /** Of a card on the paper. */
  readonly cardWidthMm: number
}

export async function printByChromium(
  browser: Browser,
  cards: readonly SvgCard[],
  { widthMm, heightMm, cardWidthMm }: SvgPaper,
  style: string,
): Promise<Uint8Array> {
  const page = await browser.newPage()
  const sheets = cards.map((card) => `<section>${cardMarkup(card)}</section>`).join('')
  const layout = `@page{size:${widthMm}mm ${heightMm}mm;margin:0}body{margin:0}svg{width:${cardWidthMm}mm}
section{height:${heightMm - 0.2}mm;break-after:page;display:grid;place-items:center}`
  await page.setContent(`<!doctype html><style>${style}${layout}</style>${sheets}`)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  await page.close()
  return pdf
}
