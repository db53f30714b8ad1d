/** The second screen: from the key that makes a mark on the desk to the frame that shows it to the table, in one browser. */
import type { Browser, Page } from '@playwright/test'
import { median, shareOfPeer, type BenchRow, type BenchSize } from './bench-row'
import { launchBrowser } from './browser'
import { startProgram } from './program'

const frameMs = 1000 / 60
const limitFrames = 2
/** The first marks warm both pages and do not count. */
const counts = { full: { warming: 30, marks: 200 }, small: { warming: 2, marks: 12 } } as const
type Counts = (typeof counts)[BenchSize]
/** No mark comes in step with the screen: the pause between two is no whole number of frames. */
const pauseMs = 87

declare global {
  /** When the key went down, in the page of the operator. */
  var keyDownAt: number
  /** When the mark had been painted, in the page of the table; 0 until then. */
  var paintedAt: number
}

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const counted = counts[size]
  const { marks } = counted
  const program = await startProgram()
  const browser = await launchBrowser({ withoutWindow: true })
  try {
    const waits = await waitsForMarks(browser, program.address, counted)
    const frames = waits.map((wait) => wait / frameMs)
    process.stdout.write(`  ${sentence(frames)}\n`)
    const limit = frames.map(() => limitFrames)
    const name = `a mark on the second screen, of ${marks} the one in the middle, against two frames`
    const slow = `a mark on the second screen, of ${marks} the slowest but ten, against two frames`
    const ninety = [[...frames].sort((a, b) => a - b)[marks - 11]!]
    return [
      shareOfPeer(name, 'frames', { ours: frames, peer: limit }, 1),
      shareOfPeer(slow, 'frames', { ours: ninety, peer: [limitFrames] }, 1),
    ]
  } finally {
    await browser.close()
    await program.end()
  }
}

function sentence(frames: readonly number[]): string {
  const sorted = [...frames].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(2)
  const within = sorted.filter((each) => each <= limitFrames).length
  const figures = `least ${at(0)}, median ${median(sorted).toFixed(2)}, 95 of 100 ${at(0.95)}, most ${at(1)}`
  return `frames of ${frameMs.toFixed(1)} ms: ${figures}; ${within} of ${sorted.length} within two`
}

/** How long the table waited for each mark, ms. */
async function waitsForMarks(
  browser: Browser,
  address: string,
  { warming, marks }: Counts,
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: 'Start this action' }).click()
  const table = await openTable(page)
  const grid = page.getByRole('main').getByRole('grid')
  await grid.click()
  await page.evaluate(() => {
    addEventListener('keydown', ({ timeStamp }) => (globalThis.keyDownAt = performance.timeOrigin + timeStamp), true)
  })
  await table.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => (globalThis.paintedAt = performance.timeOrigin + performance.now())
    let crosses = document.querySelectorAll('.cross').length
    const seen = new MutationObserver(() => {
      const now = document.querySelectorAll('.cross').length
      // A message that is sent from within a frame comes when the frame has been painted.
      if (now !== crosses) requestAnimationFrame(() => port2.postMessage(null))
      crosses = now
    })
    seen.observe(document.body, { subtree: true, childList: true })
  })
  const waits: number[] = []
  for (let mark = -warming; mark < marks; mark++) {
    const wait = await markOnce(page, table)
    if (mark >= 0) waits.push(wait)
  }
  return waits
}

async function openTable(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Second screen' }).click()
  const [table] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open the second screen' }).click(),
  ])
  await table.setViewportSize({ width: 1920, height: 1080 })
  await table.locator('.table-stage').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  return table
}

async function markOnce(page: Page, table: Page): Promise<number> {
  await table.evaluate(() => (globalThis.paintedAt = 0))
  await page.keyboard.press(' ')
  await table.waitForFunction(() => globalThis.paintedAt > 0, undefined, { polling: 20 })
  const [pressed, painted] = [
    await page.evaluate(() => globalThis.keyDownAt),
    await table.evaluate(() => globalThis.paintedAt),
  ]
  await page.waitForTimeout(pauseMs)
  return painted - pressed
}
