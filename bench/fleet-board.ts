/** The fleet board: opened by its key, beside the overview that it took the place of, and as it follows a mark. */
import type { Page } from '@playwright/test'
import { measured, median, roundsOf, rowsOf, shareOfPeer, timesAsFast, type Measure } from './bench-row'
import { tableAfter } from './long-evening'
import { inProgram, openTable, pauseMs, servePage } from './program'
import type { GameState } from '#shared/game/state'

const counts = {
  full: { ships: 64, lines: 3000, marks: 12 },
  small: { ships: 6, lines: 60, marks: 2 },
} as const

/** Where 64 ships need no scrolling. */
const viewport = { width: 1920, height: 1080 }
const frameMs = 1000 / 60
const limitFrames = 2

export const measure: Measure = async (size) => {
  const { ships, lines, marks } = counts[size]
  const served = await servePage('cards-page')
  try {
    return await inProgram({ evening: { ships, lines } }, async (first, address) => {
      const table = await openTable(first.context(), address, 'evening')
      const cards = await first.context().newPage()
      for (const page of [table, cards]) await page.setViewportSize(viewport)
      await cards.goto(served.address)
      await cards.waitForFunction(() => 'bench' in globalThis)
      const state = tableAfter({ ships, lines })
      const opened = await measured(roundsOf(size, 9), async () => ({
        ours: await opening(table),
        peer: await openingOverview(cards, state),
      }))
      await loseFlotation(table)
      await opening(table, 'and stays')
      await table.evaluate(watchBoard)
      const { followed } = await measured(roundsOf(size, 9), async () => ({ followed: await following(table, marks) }))
      const frames = followed.map((wait) => wait / frameMs)
      return [
        ...rowsOf('ms', {
          [`fleet board of ${ships} ships opened (peer: the overview of small cards before it)`]: timesAsFast(
            5,
            opened.ours,
            opened.peer,
          ),
        }),
        ...rowsOf('frames', {
          [`a mark on the fleet board of ${ships} ships, against two frames`]: shareOfPeer(1, frames, limitFrames),
        }),
      ]
    })
  } finally {
    await served.end()
  }
}

/** From the key that opens the board until it has been painted, ms. */
async function opening(page: Page, then: 'and stays' | 'and closes' = 'and closes'): Promise<number> {
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('.fleet-board:not(.away) [data-ship]')) return
      seen.disconnect()
      whenPainted(() => (globalThis.seenAfter = performance.now() - globalThis.pressedAt))
    })
    seen.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const took = await waitAfter(page, 'v')
  if (then === 'and closes') {
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('grid').waitFor()
    await page.waitForTimeout(pauseMs)
  }
  return took
}

/** The same of that overview, on a page with nothing else to close and nothing else to show. */
async function openingOverview(page: Page, state: GameState): Promise<number> {
  await page.evaluate((table) => {
    bench.take()
    // A listener with a name would ask for the bundler's own tools, which the page has not.
    addEventListener(
      'keydown',
      () => {
        bench.overview(table)
        whenPainted(() => (globalThis.seenAfter = performance.now() - globalThis.pressedAt))
      },
      { once: true },
    )
  }, state)
  await page.waitForTimeout(pauseMs)
  return waitAfter(page, 'v')
}

/** Marks the third box of the flotation track of a ship that floats: what is left of her is a figure of the board. */
async function loseFlotation(page: Page): Promise<void> {
  await page.keyboard.press('v')
  await page.locator('.fleet-board [data-ship]:not(.gone)').first().click()
  await page.getByRole('main').getByRole('grid').waitFor()
  const { x, y, width, height } = (await page.getByRole('main').getByRole('grid').boundingBox())!
  await page.mouse.click(x + width * 0.163, y + height * 0.746)
}

/** In the page: reports how long each change of the board took to be painted. */
function watchBoard(): void {
  const seen = new MutationObserver(() =>
    whenPainted(() => (globalThis.seenAfter ||= performance.now() - globalThis.pressedAt)),
  )
  const board = document.querySelector('.fleet-board')!
  seen.observe(board, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** How long the middle one of so many marks, taken back and made again by key, took to be seen, ms. */
async function following(page: Page, marks: number): Promise<number> {
  const waits: number[] = []
  for (let mark = 0; mark < marks; mark++) waits.push(await waitAfter(page, mark % 2 === 0 ? 'Control+z' : 'Control+y'))
  return median(waits)
}

async function waitAfter(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key)
  await page.waitForFunction(() => globalThis.seenAfter > 0, undefined, { polling: 20 })
  const waited = await page.evaluate(() => globalThis.seenAfter)
  await page.waitForTimeout(pauseMs)
  return waited
}
