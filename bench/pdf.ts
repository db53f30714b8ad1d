import { performance } from 'node:perf_hooks'
import type { ShipDocument } from '#shared/documents/ship'
import type { Operation } from '#shared/card/operations'
import { paletteOf } from '../electron/pdf/card-press'
import { paintCards } from '../electron/pdf'
import { pageGrid } from '../electron/pdf/page-grid'
import { damagedCards, fontsFolder, pack, printJob, starterShips, words } from '../electron/pdf/printed-fleet.testing'
import { shareOfPeer, timesAsFast, type BenchRow, type Rounds } from './bench-row'
import { paintPlainly, type PlainPage } from './pdf-plain'

const cardCount = 100
const shipCount = 16
const rounds = 9

/** 100 cards of 16 ships, one on a page of A4, each copy damaged differently. */
export async function measure(): Promise<BenchRow[]> {
  const job = printJob({ cards: damagedCards(cardCount, sixteenShips()), roster: false })
  const fast = () => ours(job)
  const plain = () => peer(job, 'plain')
  const kerned = () => peer(job, 'unasked')
  const times = { ours: [] as number[], plain: [] as number[], kerned: [] as number[] }
  const bytes = { ours: 0, plain: 0 }
  for (let round = -2; round < rounds; round++) {
    const [ourTime, ourBytes] = await timed(fast)
    const [plainTime, plainBytes] = await timed(plain)
    const [kernedTime] = await timed(kerned)
    bytes.ours = ourBytes
    bytes.plain = plainBytes
    if (round < 0) continue
    times.ours.push(ourTime)
    times.plain.push(plainTime)
    times.kerned.push(kernedTime)
  }
  const against = (peerTimes: readonly number[]): Rounds => ({ ours: times.ours, peer: peerTimes })
  return [
    timesAsFast('100 cards to PDF, beside plain pdfkit drawing the same pages', 'ms', against(times.plain), 1.6),
    timesAsFast('100 cards to PDF, beside plain pdfkit left to kern as it likes', 'ms', against(times.kerned), 1.6),
    shareOfPeer(
      'bytes of 100 cards, of plain pdfkit',
      'kB',
      { ours: [bytes.ours / 1000], peer: [bytes.plain / 1000] },
      0.75,
    ),
  ]
}

type Job = ReturnType<typeof printJob>

async function ours(job: Job): Promise<Uint8Array> {
  const painted = await paintCards(job, { fonts: fontsFolder })
  if (!painted.ok) throw new Error(painted.code)
  return painted.value.bytes
}

/** What a program would do without forms: lay out and paint every card anew; her face is laid out once, as ours is. */
async function peer(job: Job, features: 'plain' | 'unasked'): Promise<Uint8Array> {
  const grid = pageGrid(pack.card, job.paper, 1)
  const [cell] = grid.cells
  const faces = new Map<ShipDocument, readonly Operation[]>()
  const pages = job.cards.map(({ ship }): PlainPage => {
    const { document } = ship
    const face = faces.get(document) ?? pack.card.face(document, words)
    faces.set(document, face)
    const pieces = pack.card.pieces(document).flatMap((piece) => pack.card.piece(piece, ship, words))
    const { widthMm, heightMm, scale } = grid
    return { widthMm, heightMm, x: cell!.x, y: cell!.y, scale, operations: [...face, ...pieces] }
  })
  return paintPlainly(pages, { fonts: fontsFolder, palette: paletteOf(job.ink), date: job.date, features })
}

/** The starter fleet, made up to sixteen by sister ships of other names where it is smaller. */
function sixteenShips(): readonly ShipDocument[] {
  const ships = starterShips()
  return Array.from({ length: shipCount }, (_, place) => {
    const ship = ships[place % ships.length]!
    return place < ships.length ? ship : { ...ship, slug: `${ship.slug}-${place}`, name: `${ship.name} ${place}` }
  })
}

async function timed(work: () => Promise<Uint8Array>): Promise<[milliseconds: number, bytes: number]> {
  const before = performance.now()
  const { length } = await work()
  return [performance.now() - before, length]
}
