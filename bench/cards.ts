/** Cards on screen: the overview beside one Vue component per box, in an installed browser. */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { median, roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize, type Rounds } from './bench-row'
import { launchBrowser } from './browser'
import type { bench as pageBench, Which } from './cards-page/page'

/** Each of the 60 cells is struck and cleared twice by 240 taps. */
const counts = {
  full: { many: 200, few: 24, taps: 240, clicks: 120 },
  small: { many: 2, few: 1, taps: 10, clicks: 5 },
} as const

declare global {
  var bench: typeof pageBench
}

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const served = await servePage(await buildPage())
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(served.address)
    await page.waitForFunction(() => 'bench' in globalThis)
    return [
      ...(await paintRows(page, size)),
      ...(await markRows(page, size)),
      ...(await heapRows(page, size)),
      ...(await clickRows(page, size)),
      ...(await clickToPaintRows(page, size)),
    ]
  } finally {
    await browser.close()
    served.close()
  }
}

async function paintRows(page: Page, size: BenchSize): Promise<BenchRow[]> {
  const { many, few } = counts[size]
  const paint = (of: Which, count: number) =>
    page.evaluate(([of, count]) => bench.paint(of, count), [of, count] as const)
  const oursMany: number[] = []
  const oursFew: number[] = []
  const peerMany: number[] = []
  // The first of each makes the markup as well.
  for (const round of roundsOf(size, 5, 1)) {
    const [a, b, c] = [await paint('ours', many), await paint('peer', many), await paint('ours', few)]
    if (round < 0) continue
    oursMany.push(a)
    peerMany.push(b)
    oursFew.push(c)
  }
  return [
    timesAsFast(`${many} cards painted (peer: a component per box)`, 'ms', { ours: oursMany, peer: peerMany }, 3),
    shareOfPeer(`${many} cards painted (peer: our own ${few})`, 'ms', { ours: oursMany, peer: oursFew }, 2),
  ]
}

const marks = 7

async function markRows(page: Page, size: BenchSize): Promise<BenchRow[]> {
  const { many } = counts[size]
  const mark = (of: Which) =>
    page.evaluate(([of, count, marks]) => bench.markAll(of, count, marks), [of, many, marks] as const)
  const figures = await interleaved(mark, roundsOf(size, 5, 1))
  return [timesAsFast(`a mark in each of ${many} cards (peer: a component per box)`, 'ms', figures, 3)]
}

async function heapRows(page: Page, size: BenchSize): Promise<BenchRow[]> {
  const { many } = counts[size]
  const session = await page.context().newCDPSession(page)
  const figures = await interleaved(
    async (of) => {
      await page.evaluate(() => bench.take())
      const before = await heapOf(session)
      await page.evaluate(([of, count]) => bench.paint(of, count), [of, many] as const)
      return [((await heapOf(session)) - before) / 1e6]
    },
    roundsOf(size, 2, 1),
  )
  return [shareOfPeer(`heap of ${many} cards (peer: a component per box)`, 'MB', figures, 1 / 8)]
}

async function heapOf(session: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** The ring and what is read out are no part of it: they come once a frame, however many clicks came before it. */
const heard = 'press and release heard, entry, fold, mark written'

async function clickRows(page: Page, size: BenchSize): Promise<BenchRow[]> {
  const { taps } = counts[size]
  const figures = await interleaved(
    (of) =>
      of === 'ours'
        ? page.evaluate((taps) => bench.clicks(taps), taps)
        : page.evaluate((taps) => bench.bareClicks(taps), taps),
    roundsOf(size, 9),
  )
  const name = `script of a click until the frame: ${heard} (peer: a bare Vue handler on one element)`
  return [shareOfPeer(name, 'ms', figures, 6)]
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
    rows.push(shareOfPeer(name, 'frames', { ours, peer: ours.map(() => frames) }, 1))
  }
  return rows
}

/** Ours and the peer in turn, begun by the one and by the other. */
async function interleaved(run: (of: Which) => Promise<readonly number[]>, rounds: readonly number[]): Promise<Rounds> {
  const ours: number[] = []
  const peer: number[] = []
  for (const round of rounds) {
    const first = round % 2 === 0 ? await run('ours') : undefined
    const b = await run('peer')
    const a = first ?? (await run('ours'))
    if (round < 0) continue
    ours.push(median(a))
    peer.push(median(b))
  }
  return { ours, peer }
}

async function buildPage(): Promise<string> {
  const outDir = fileURLToPath(new URL('../.cache/bench-cards', import.meta.url))
  await build({
    configFile: false,
    root: fileURLToPath(new URL('cards-page', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [vue()],
    define: { __VUE_PROD_DEVTOOLS__: 'false' },
    build: { outDir, emptyOutDir: true, target: 'chrome120', assetsInlineLimit: 0 },
  })
  return outDir
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
}

/** Serves the page isolated from every other origin: only then does the clock show microseconds. */
async function servePage(folder: string): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1)
    readFile(join(folder, path)).then(
      (bytes) => {
        response.writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-embedder-policy': 'require-corp',
        })
        response.end(bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the page is served nowhere')
  return { address: `http://127.0.0.1:${bound.port}/`, close: () => server.close() }
}
