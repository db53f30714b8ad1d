import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { startHost } from '../electron/host/server'
import { endHost, launchBrowser, spawnHost } from '../scripts/program.mjs'
import { median } from './bench-row'
import { benchFolder } from './game-material'
import { writeEvening, type Evening } from './long-evening'

/** The program as players run it: the built host over a folder of its own, and its page in a browser. */

/** No mark comes in step with the screen: the pause between two is no whole number of frames. */
export const pauseMs = 87

declare global {
  /** When the last key went down, ms from the beginning of the page. */
  var pressedAt: number
  /** How long what the last key did took to be seen, ms; 0 until it is. A page that is measured sets it. */
  var seenAfter: number
  /** Runs this when the frame that is being made has been painted. */
  var whenPainted: (run: () => void) => void
}

/** In every page of the program: times its keys and its frames. Functions in it have no name, which the page could not give. */
function watchKeysAndFrames(): void {
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      globalThis.pressedAt = timeStamp
      globalThis.seenAfter = 0
    },
    true,
  )
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => waiting.shift()?.()
  globalThis.whenPainted = (run) => {
    waiting.push(run)
    // A message that is sent from within a frame comes when the frame has been painted.
    requestAnimationFrame(() => port2.postMessage(null))
  }
}

/**
 * Starts the host with these evenings in its library, and lets a browser without a window in, of the size that everything
 * is designed for. Both are ended when `measure` is done.
 */
export async function inProgram<Value>(
  evenings: Readonly<Record<string, Evening>>,
  measure: (page: Page, address: string) => Promise<Value>,
): Promise<Value> {
  const folder = await benchFolder()
  for (const [name, evening] of Object.entries(evenings))
    await writeEvening(join(folder.path, 'Spotting Top'), name, evening)
  const { host, address } = await spawnHost(['--data', resolve(folder.path)])
  const browser = await launchBrowser({ withoutWindow: true })
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    await context.addInitScript(watchKeysAndFrames)
    const page = await context.newPage()
    await page.goto(address)
    return await measure(page, address)
  } finally {
    await browser.close()
    await endHost(host)
    await folder.drop()
  }
}

export const addressOf = (address: string, game: string) => new URL(`/#/play/${game}`, address).href

/** Opens a game on a page of its own, a box of the first ship chosen. The context has been let in. */
export async function openTable(context: BrowserContext, address: string, game: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(addressOf(address, game))
  const card = page.getByRole('main').getByRole('grid')
  await card.click()
  // An evening may end in the middle of a dialogue, which is put aside.
  const history = page.locator('.inspector-log h4').first()
  await history.or(page.locator('.question-panel')).first().waitFor({ state: 'attached' })
  if (await page.locator('.question-panel').isVisible()) await page.keyboard.press('Escape')
  // In a low window what the log says of the box is folded away.
  await history.waitFor({ state: 'attached' })
  return page
}

/** How long the middle one of so many marks took to be seen, ms. */
export async function middleMark(page: Page, marks: number): Promise<number> {
  const waits: number[] = []
  for (let mark = 0; mark < marks; mark++) {
    await page.keyboard.press(' ')
    await page.waitForFunction(() => globalThis.seenAfter > 0, undefined, { polling: 20 })
    waits.push(await page.evaluate(() => globalThis.seenAfter))
    await page.waitForTimeout(pauseMs)
  }
  return median(waits)
}

/** Pages that are built to be measured, each once. */
type BenchPage = 'cards-page' | 'empty-page'
const built: Partial<Record<BenchPage, Promise<unknown>>> = {}

/**
 * Builds a page of the bench and serves it as our own page is: isolated from every other origin, without which the clock
 * shows no microseconds. The address lets a browser in, once.
 */
export async function servePage(name: BenchPage): Promise<{ address: string; end(): Promise<void> }> {
  const outDir = fileURLToPath(new URL(`../.cache/bench-${name}`, import.meta.url))
  built[name] ??= build({
    configFile: false,
    root: fileURLToPath(new URL(name, import.meta.url)),
    logLevel: 'error',
    plugins: [vue()],
    define: { __VUE_PROD_DEVTOOLS__: 'false' },
    build: { outDir, emptyOutDir: true, target: 'chrome120', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })
  await built[name]
  const host = await startHost({
    port: 0,
    pageFolder: outDir,
    dispatch: () => Promise.reject(new Error('a page of the bench asks for nothing')),
    readPrint: async () => null,
    random: randomBytes,
    reportFault: (problem) => console.error(problem),
  })
  return { address: host.newAddress(), end: () => host.close() }
}
