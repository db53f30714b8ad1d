import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { settledLayoutProblems, layoutProblems } from '../pages/layout'
import { DeskPanels } from '../pages/desk-panels'
import { LibraryPage } from '../pages/library-page'
import { ShipCard } from '../pages/ship-card'

/** From the narrowest up to a screen of the largest kind. */
const sizes = [
  { width: 1024, height: 700 },
  { width: 1280, height: 860 },
  { width: 1440, height: 900 },
  { width: 3840, height: 2160 },
]

/** Takes a page through the sizes of the window; what did not fit, by place and size. */
function sizedOn(page: Page) {
  const found: Record<string, readonly string[]> = {}
  const look = async (where: string, more: (window: string) => Promise<void> = async () => undefined) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      const window = `${size.width} × ${size.height}`
      const problems = await settledLayoutProblems(page)
      if (problems.length > 0) found[`${where}, ${window}`] = problems
      await more(window)
    }
  }
  return { found, look }
}

test('nothing is cut and nothing scrolls sideways, whatever the window', async ({ app }) => {
  const { page } = app
  const library = new LibraryPage(page)
  const { found, look } = sizedOn(page)
  await look('first page', (window) => expect(library.start, window).toBeInViewport({ ratio: 1 }))
  await library.tour((where) => look(where))
  const play = await library.startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/line 1$/)
  await look('table', async (window) =>
    expect.soft(await majestic.leastTargetPx(), `px of the smallest box, ${window}`).toBeGreaterThanOrEqual(31.5),
  )
  await play.fleet.showAllCards()
  await look('all cards')
  expect(found).toEqual({})
})

test('the longest description of a ship fits into her row of the rail', async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 1366, height: 768 })
  const play = await new LibraryPage(page).startScenario('Ironbottom Sound, 1942')
  const cushing = new ShipCard(page, 'cushing', 'fire-on-the-waters')
  const row = page.locator('[data-ship=cushing]')
  await row.click()
  await play.card(cushing).waitFor()
  await cushing.tapBox('h-44')
  await expect(row).toContainText('dead in the water')
  const [wide, room] = await row.evaluate((button) => [button.scrollWidth, button.clientWidth])
  expect(wide).toBeLessThanOrEqual(room!)
})

test('nor the panels of the table: tables, tools, second screen, report and replay', async ({ app }) => {
  const { found, look } = sizedOn(app.page)
  await new LibraryPage(app.page).startAction()
  await new DeskPanels(app.page).tour((where) => look(where))
  expect(found).toEqual({})
})

test('day, night and high contrast each have a ground of their own, and the choice is kept', async ({ app }) => {
  const library = new LibraryPage(app.page)
  const ground = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const grounds = new Set<string>()
  for (const theme of ['day', 'high contrast', 'night']) {
    const settings = await library.openSettings()
    await settings.getByText(theme, { exact: true }).click()
    await app.page.keyboard.press('Escape')
    grounds.add(await ground())
  }
  expect(grounds.size).toBe(3)
  const night = await ground()
  await app.close()
  await app.start()
  await expect(new LibraryPage(app.page).start).toBeVisible()
  expect(await ground()).toBe(night)
})

test('in a narrow window the log is a drawer; the font size of the system is respected, and a card keeps its layout', async ({
  app,
  play,
}) => {
  const { page } = app
  await test.step('each step of the turn keeps its name, and the log is a drawer', async () => {
    await page.setViewportSize({ width: 1280, height: 860 })
    const names = await play.sequence.getByRole('button').evaluateAll((steps) => steps.map((step) => step.ariaLabel))
    expect(names).toHaveLength(6)
    expect(names.every(Boolean)).toBe(true)
    await expect(play.log.panel.first()).toBeHidden()
    const log = page.getByRole('button', { name: 'Log', exact: true })
    await log.click()
    await expect(play.log.panel.first()).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(log).toHaveCount(0)
  })
  const majestic = await play.open('majestic')
  const sizeOf = () => play.next.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize))
  const before = await sizeOf()
  const drawn = await majestic.drawing()
  const debug = await page.context().newCDPSession(page)
  await debug.send('Page.enable')
  await debug.send('Page.setFontSizes', { fontSizes: { standard: 20, fixed: 16 } })
  await page.reload()
  await expect(play.card(majestic)).toBeVisible()
  await expect.poll(sizeOf).toBeCloseTo(before * 1.25, 1)
  expect(await majestic.drawing()).toBe(drawn)
  expect(await layoutProblems(page)).toEqual([])
})
