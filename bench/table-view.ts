/** The second screen: from the key that makes a mark on the desk to the frame that shows it to the table, in one browser. */
import type { Page } from '@playwright/test'
import { LibraryPage } from '../e2e/pages/library-page'
import { SecondScreen } from '../e2e/pages/second-screen'
import { median, rowsOf, shareOfPeer, type BenchSize, type Measure } from './bench-row'
import { inProgram, pauseMs } from './program'

const frameMs = 1000 / 60
const limitFrames = 2
/** The first marks warm both pages and do not count. */
const counts = { full: { warming: 30, marks: 200 }, small: { warming: 2, marks: 12 } } as const

declare global {
  /** When the mark had been painted, in the page of the table; 0 until then. */
  var paintedAt: number
}

export const measure: Measure = async (size) => {
  const { marks } = counts[size]
  const waits = await inProgram({}, (page) => waitsForMarks(page, counts[size]))
  const frames = waits.map((wait) => wait / frameMs).toSorted((a, b) => a - b)
  process.stdout.write(`  ${sentence(frames)}\n`)
  const mark = `a mark on the second screen, of ${marks}`
  return rowsOf('frames', {
    [`${mark} the one in the middle, against two frames`]: shareOfPeer(1, frames, limitFrames),
    [`${mark} the slowest but ten, against two frames`]: shareOfPeer(1, [frames[marks - 11]!], limitFrames),
  })
}

function sentence(sorted: readonly number[]): string {
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(2)
  const within = sorted.filter((each) => each <= limitFrames).length
  const figures = `least ${at(0)}, median ${median(sorted).toFixed(2)}, 95 of 100 ${at(0.95)}, most ${at(1)}`
  return `frames of ${frameMs.toFixed(1)} ms: ${figures}; ${within} of ${sorted.length} within two`
}

/** How long the table waited for each mark, ms. */
async function waitsForMarks(page: Page, { warming, marks }: (typeof counts)[BenchSize]): Promise<readonly number[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await new LibraryPage(page).startAction()
  const table = await openTable(page)
  const grid = page.getByRole('main').getByRole('grid')
  await grid.click()
  await table.evaluate(() => {
    let crosses = document.querySelectorAll('.cross').length
    const seen = new MutationObserver(() => {
      const now = document.querySelectorAll('.cross').length
      if (now !== crosses) whenPainted(() => (globalThis.paintedAt = performance.timeOrigin + performance.now()))
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
  const screen = new SecondScreen(page)
  await screen.operate()
  const table = await screen.openWindow()
  await table.page.setViewportSize({ width: 1920, height: 1080 })
  await table.stage.waitFor()
  await screen.close()
  return table.page
}

async function markOnce(page: Page, table: Page): Promise<number> {
  await table.evaluate(() => (globalThis.paintedAt = 0))
  await page.keyboard.press(' ')
  await table.waitForFunction(() => globalThis.paintedAt > 0, undefined, { polling: 20 })
  const [pressed, painted] = [
    await page.evaluate(() => performance.timeOrigin + globalThis.pressedAt),
    await table.evaluate(() => globalThis.paintedAt),
  ]
  await page.waitForTimeout(pauseMs)
  return painted - pressed
}
