import { performance } from 'node:perf_hooks'
import type { ShipDocument } from '#shared/documents/ship'
import type { Operation } from '#shared/card/operations'
import { paletteOf } from '../electron/pdf/page-press'
import { paintPrintJob, type PrintJobContent } from '../electron/pdf'
import type { PrintedCard } from '#shared/print/printed-card'
import { pageGrid } from '#shared/print/page-grid'
import {
  printJobWith,
  cardsPart,
  damagedCards,
  fontsFolder,
  pack,
  starterShips,
  words,
} from '#shared/print/printed-fleet.testing'
import { roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize } from './bench-row'
import { openChromium, printByChromium, printStyle } from './pdf-chromium'
import { paintPlainly } from './pdf-plain'

const shipCount = 16

/**
 * 100 cards of 16 ships, one on a page of A4, each copy damaged differently. In every round a painter makes its
 * layout and reads and subsets the fonts. pdfkit is asked twice: with kerning off, as the layout wants it, and as
 * it sets text by itself, which is much quicker since it may cache words. The target is compared with the quicker.
 */
export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const cardCount = size === 'full' ? 100 : 2
  const cards = damagedCards(cardCount, sixteenShips())
  const job: Job = { cards, print: printJobWith({ parts: [cardsPart(cards)] }) }
  const browser = await openChromium()
  const style = await printStyle(fontsFolder, paletteOf(job.print.ink))
  const painters = {
    ours: () => ours(job),
    unasked: () => plain(job, 'unasked'),
    unkerned: () => plain(job, 'unkerned'),
    ...(browser === null ? {} : { chromium: () => printByChromium(browser, pageLayout(job), paperOf(job), style) }),
  }
  const times: Record<string, number[]> = {}
  const bytes: Record<string, number> = {}
  for (const round of roundsOf(size, 5, 1)) {
    for (const [name, paint] of Object.entries(painters)) {
      const before = performance.now()
      const { length } = await paint()
      const took = performance.now() - before
      bytes[name] = length / 1000
      if (round >= 0) (times[name] ??= []).push(took)
    }
  }
  await browser?.close()

  const beside = (peer: string) => ({ ours: times['ours']!, peer: times[peer]! })
  return [
    timesAsFast(`${cardCount} cards to PDF / plain pdfkit, kerning as it likes`, 'ms', beside('unasked'), 1.6),
    timesAsFast(`${cardCount} cards to PDF / plain pdfkit, text set as ours`, 'ms', beside('unkerned'), 1.6),
    ...(browser === null
      ? []
      : [timesAsFast(`${cardCount} cards to PDF / Chromium printing their SVG`, 'ms', beside('chromium'), 1)]),
    shareOfPeer(
      `bytes of ${cardCount} cards / plain pdfkit`,
      'kB',
      { ours: [bytes['ours']!], peer: [bytes['unkerned']!] },
      0.75,
    ),
  ]
}

interface Job {
  readonly cards: readonly PrintedCard[]
  readonly print: PrintJobContent
}

async function ours({ print }: Job): Promise<Uint8Array> {
  const painted = await paintPrintJob(print, { fonts: fontsFolder })
  if (!painted.ok) throw new Error(painted.code)
  return painted.value.bytes
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
