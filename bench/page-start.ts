/** The start of the page: from its address to a card that can be marked, beside a page of Vue with one word on it. */
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'
import { startHost } from '../electron/host/server'
import { roundsOf, shareOfPeer, type BenchRow, type BenchSize } from './bench-row'
import { launchBrowser } from './browser'
import { addressOf, startProgram, windowSize } from './program'

const evening = { lines: 200, ships: 10 }
/** A browser keeps what it compiled of a script when it has met it a few times. */
const warming = 4

declare global {
  /** When what is waited for had been painted, ms from the beginning of the page; 0 until then. */
  var shownAt: number
}

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const program = await startProgram({ evening })
  const empty = await serveEmptyPage()
  const browser = await launchBrowser({ withoutWindow: true })
  try {
    const context = await browser.newContext({ viewport: windowSize })
    for (const address of [program.address, empty.address]) await letIn(context, address)
    const starts: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
    const play = addressOf(program.address, 'evening')
    for (const round of roundsOf(size, 11, warming)) {
      const ours = await startedAfter(context, play, '.card-in-hand .card')
      const peer = await startedAfter(context, new URL('/', empty.address).href, '.ready')
      if (round < 0) continue
      starts.ours.push(ours)
      starts.peer.push(peer)
    }
    const name = `start of the page to a card of ${evening.ships} that can be marked (peer: an empty Vue page)`
    return [shareOfPeer(name, 'ms', starts, 8)]
  } finally {
    await browser.close()
    await empty.end()
    await program.end()
  }
}

async function letIn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  await page.close()
}

/** On a page of its own, as a new start has one. */
async function startedAfter(context: BrowserContext, address: string, awaited: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(watchFor, awaited)
  await page.goto(address)
  const took = await shownAt(page)
  await page.close()
  return took
}

async function shownAt(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.shownAt > 0, undefined, { polling: 20 })
  return page.evaluate(() => globalThis.shownAt)
}

/** In the page: a message that is sent from within a frame comes when the frame has been painted. */
function watchFor(awaited: string): void {
  globalThis.shownAt = 0
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => (globalThis.shownAt = performance.now())
  const seen = new MutationObserver(() => {
    if (!document.querySelector(awaited)) return
    seen.disconnect()
    requestAnimationFrame(() => port2.postMessage(null))
  })
  seen.observe(document, { subtree: true, childList: true })
}

/** The peer, built and served as our own page is. */
async function serveEmptyPage(): Promise<{ readonly address: string; end(): Promise<void> }> {
  const outDir = fileURLToPath(new URL('../.cache/bench-empty', import.meta.url))
  await build({
    configFile: false,
    root: fileURLToPath(new URL('empty-page', import.meta.url)),
    logLevel: 'error',
    define: { __VUE_PROD_DEVTOOLS__: 'false' },
    build: { outDir, emptyOutDir: true, target: 'chrome120', modulePreload: { polyfill: false } },
  })
  const host = await startHost({
    port: 0,
    pageFolder: outDir,
    dispatch: () => Promise.reject(new Error('the empty page asks for nothing')),
    readPrint: async () => null,
    random: randomBytes,
    reportFault: (problem) => console.error(problem),
  })
  return { address: host.newAddress(), end: () => host.close() }
}
