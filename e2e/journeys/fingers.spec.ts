import { expect, test } from '../fixtures/app'
import { smallTargets } from '../pages/layout'
import { DeskPanels } from '../pages/desk-panels'
import { LibraryPage } from '../pages/library-page'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true })

test('everything that can be pressed is 44 px or more', async ({ app }) => {
  const { page } = app
  const library = new LibraryPage(page)
  const settings = await library.openSettings()
  await settings.getByText('Touch mode').click()
  const found: Record<string, readonly string[]> = {}
  const look = async (where: string) => {
    const small = await smallTargets(page, 44)
    if (small.length > 0) found[where] = small
  }
  await look('settings')
  await page.keyboard.press('Escape')
  await library.tour(look)
  const play = await library.startAction()
  const majestic = await play.open('majestic')
  await test.step('a finger taps, and holds', async () => {
    const spot = await majestic.spotOf('6-3')
    await page.touchscreen.tap(spot.x, spot.y)
    await expect(majestic.cursor).toHaveAccessibleName(/struck$/)
    await majestic.holdByFinger('6-3')
    await majestic.choose('burning')
    await expect(majestic.cursor).toHaveAccessibleName(/struck, burning$/)
  })
  expect.soft(await majestic.leastTargetPx(), 'px of the smallest box').toBeGreaterThanOrEqual(43.5)
  await look('table')
  await new DeskPanels(page).tour(look)
  await play.fleet.showAllCards()
  await look('all cards')
  expect(found).toEqual({})
})
