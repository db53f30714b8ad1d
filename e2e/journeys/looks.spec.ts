import { expect, test } from '../fixtures/app'
import { layoutProblems } from '../pages/layout-problems'
import { LibraryPage } from '../pages/library-page'

test('the longest description of a ship fits into her row of the rail', async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 1366, height: 768 })
  const play = await new LibraryPage(page).startScenario('Ironbottom Sound, 1942')
  const row = page.locator('[data-ship=cushing]')
  const cushing = await play.open('cushing', 'fire-on-the-waters')
  await cushing.tapBox('h-44')
  await expect(row).toContainText('dead in the water')
  const [wide, room] = await row.evaluate((button) => [button.scrollWidth, button.clientWidth])
  expect(wide).toBeLessThanOrEqual(room!)
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
