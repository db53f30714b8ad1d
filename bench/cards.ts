/** Cards on screen: the overview beside one Vue component per box, in an installed browser. */
import type { CDPSession, Page } from '@playwright/test'
import { launchBrowser } from '../scripts/program.mjs'
import {
  measured,
  median,
  roundsOf,
  rowsOf,
  shareOfPeer,
  timesAsFast,
  type BenchRow,
  type BenchSize,
  type Measure,
} from './bench-row'
import type { bench as pageBench, Which } from './cards-page/page'
import { servePage } from './program'

/** Each of the 60 cells is struck and cleared twice by 240 taps. */
const counts = {
  full: { many: 200, few: 24, taps: 240, clicks: 120 },
  small: { many: 2, few: 1, taps: 10, clicks: 5 },
} as const

declare global {
  var bench: typeof pageBench
}

export const measure: Measure = async (size) => {
  const served = await servePage('cards-page')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(served.address)
    await page.waitForFunction(() => 'bench' in globalThis)
    return [...(await fleetRows(page, size)), ...(await clickRows(page, size)), ...(await clickToPaintRows(page, size))]
  } finally {
    await browser.close()
    await served.end()
  }
}

const marks = 7

/** All cards of a fleet at once: painted, marked, kept in memory. */
async function fleetRows(page: Page, size: BenchSize): Promise<readonly BenchRow[]> {
  const { many, few } = counts[size]
  const session = await page.context().newCDPSession(page)
  const paint = (of: Which, count: number = many) =>
    page.evaluate(([of, count]) => bench.paint(of, count), [of, count] as const)
  const mark = (of: Which) =>
    page.evaluate(([of, count, marks]) => bench.markAll(of, count, marks), [of, many, marks] as const)
  async function heap(of: Which): Promise<number> {
    await page.evaluate(() => bench.take())
    const before = await heapOf(session)
    await paint(of)
    return ((await heapOf(session)) - before) / 1e6
  }
  // The first of each makes the markup as well.
  const painted = await measured(roundsOf(size, 5, 1), async () => ({
    ours: await paint('ours'),
    peer: await paint('peer'),
    few: await paint('ours', few),
  }))
  const marked = await interleaved(roundsOf(size, 5, 1), async (of) => median(await mark(of)))
  const heaps = await interleaved(roundsOf(size, 2, 1), heap)
  const byBoxes = '(peer: a component per box)'
  return [
    ...rowsOf('ms', {
      [`${many} cards painted ${byBoxes}`]: timesAsFast(3, painted.ours, painted.peer),
      [`${many} cards painted (peer: our own ${few})`]: shareOfPeer(2, painted.ours, painted.few),
      [`a mark in each of ${many} cards ${byBoxes}`]: timesAsFast(3, marked.ours, marked.peer),
    }),
    ...rowsOf('MB', { [`heap of ${many} cards ${byBoxes}`]: shareOfPeer(1 / 8, heaps.ours, heaps.peer) }),
  ]
}

async function heapOf(session: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** The ring and what is read out are no part of it: they come once a frame, however many clicks came before it. */
const heard = 'press and release heard, entry, fold, mark written'

async function clickRows(page: Page, size: BenchSize): Promise<readonly BenchRow[]> {
  const script = (of: Which) =>
    page.evaluate(([of, taps]) => (of === 'ours' ? bench.clicks(taps) : bench.bareClicks(taps)), [
      of,
      counts[size].taps,
    ] as const)
  const { ours, peer } = await interleaved(roundsOf(size, 9), async (of) => median(await script(of)))
  const name = `script of a click until the frame: ${heard} (peer: a bare Vue handler on one element)`
  return rowsOf('ms', { [name]: shareOfPeer(6, ours, peer) })
}

const frameMs = 1000 / 60
/** How many frames a mark may take with so many cards: what the design promises. */
const framesAllowed = [
  { cards: 24, frames: 1 },
  { cards: 64, frames: 2 },
] as const
/** No click comes in step with the screen: the pause between two is no whole number of frames. */
const pauseMs = 87

/** Clicks of a real mouse, from the release of the button until the frame with the mark has been painted. */
async function clickToPaintRows(page: Page, size: BenchSize): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const { cards, frames } of framesAllowed) {
    await page.evaluate((count) => bench.beginClicks(count), cards)
    for (let click = 0; click < counts[size].clicks; click++) {
      const { x, y } = await page.evaluate((n) => bench.cellAt(n % 60), click)
      await page.mouse.click(x, y)
      await page.waitForTimeout(pauseMs)
    }
    const waits = await page.evaluate(() => bench.takeWaits())
    if (waits.length !== counts[size].clicks) throw new Error(`${waits.length} marks painted`)
    const ours = waits.map((wait) => wait / frameMs)
    const name = `click to painted mark with ${cards} cards, the middle one, against ${frames} frame${frames > 1 ? 's' : ''}`
    rows.push(...rowsOf('frames', { [name]: shareOfPeer(1, ours, frames) }))
  }
  return rows
}

/** Ours and the peer in turn, begun by the one and by the other. */
function interleaved(rounds: readonly number[], run: (of: Which) => Promise<number>) {
  return measured(rounds, async (round) => {
    const first = round % 2 === 0 ? await run('ours') : undefined
    const peer = await run('peer')
    return { ours: first ?? (await run('ours')), peer }
  })
}
