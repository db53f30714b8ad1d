/** Cards on screen: the overview beside one Vue component per box, in an installed browser. */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { findBrowser } from '../scripts/browser.mjs'
import { median, shareOfPeer, timesAsFast, type BenchRow, type Rounds } from './bench-row'
import type { bench as pageBench, Which } from './cards-page/page'

const rounds = 3
const many = 200
const few = 24

declare global {
  var bench: typeof pageBench
}

export async function measure(): Promise<BenchRow[]> {
  const executablePath = findBrowser()
  if (executablePath === null) {
    process.stdout.write('  skipped: no Chrome or Chromium is installed\n')
    return []
  }
  const served = await servePage(await buildPage())
  const root = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath, args: root ? ['--no-sandbox'] : [] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(served.address)
    await page.waitForFunction(() => 'bench' in globalThis)
    return [
      ...(await paintRows(page)),
      ...(await markRows(page)),
      ...(await heapRows(page)),
      ...(await clickRows(page)),
    ]
  } finally {
    await browser.close()
    served.close()
  }
}

async function paintRows(page: Page): Promise<BenchRow[]> {
  const paint = (of: Which, count: number) =>
    page.evaluate(([of, count]) => bench.paint(of, count), [of, count] as const)
  const oursMany: number[] = []
  const oursFew: number[] = []
  const peerMany: number[] = []
  // The first of each makes the markup and warms the engine; it does not count.
  for (let round = -1; round < rounds; round++) {
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

const markRounds = 5
const marks = 7

async function markRows(page: Page): Promise<BenchRow[]> {
  const mark = (of: Which) =>
    page.evaluate(([of, count, marks]) => bench.markAll(of, count, marks), [of, many, marks] as const)
  const figures = await interleaved(mark, markRounds)
  return [timesAsFast(`a mark in each of ${many} cards (peer: a component per box)`, 'ms', figures, 5)]
}

async function heapRows(page: Page): Promise<BenchRow[]> {
  const session = await page.context().newCDPSession(page)
  const figures = await interleaved(async (of) => {
    await page.evaluate(() => bench.take())
    const before = await heapOf(session)
    await page.evaluate(([of, count]) => bench.paint(of, count), [of, many] as const)
    return [((await heapOf(session)) - before) / 1e6]
  }, 2)
  return [shareOfPeer(`heap of ${many} cards (peer: a component per box)`, 'MB', figures, 1 / 8)]
}

async function heapOf(session: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** The limit is a figure, not a peer's: 0.15 ms of JavaScript a click. */
const clickLimitMs = 0.15
const clickRounds = 7
/** Each of the 60 cells is struck and cleared twice. */
const taps = 240
const counted = 'press and release heard, entry, fold, paint, ring'

async function clickRows(page: Page): Promise<BenchRow[]> {
  const figures = await interleaved(
    (of) => page.evaluate(([of, taps]) => bench.clicks(of, taps), [of, taps] as const),
    clickRounds,
    2,
  )
  const row = shareOfPeer(`script of a click until the frame: ${counted} (peer: a component per box)`, 'ms', figures, 1)
  return [{ ...row, target: `at most ${clickLimitMs} ms`, met: median(figures.ours) <= clickLimitMs }]
}

/** Ours and the peer in turn, begun by the one and by the other; the first rounds warm the engine and do not count. */
async function interleaved(
  run: (of: Which) => Promise<readonly number[]>,
  times = rounds,
  warming = 1,
): Promise<Rounds> {
  const ours: number[] = []
  const peer: number[] = []
  for (let round = -warming; round < times; round++) {
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

/** Serves the page by itself, apart from every other origin: only then does the clock tell microseconds. */
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
