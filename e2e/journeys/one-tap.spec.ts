import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

test.use({ viewport: { width: 1366, height: 768 } })

test('a tap that sinks a ship says so with undo beside it; a reload keeps her card open', async ({ app, play }) => {
  const martel = await play.open('charles-martel')
  await martel.tapTrack('flotation', 0)
  const slip = app.page.getByRole('status').filter({ hasText: 'Charles Martel is now sunk.' })
  await expect(slip).toBeVisible()
  await expect.poll(() => coveredBy(app.page)).toEqual([])
  await slip.getByRole('button', { name: 'Undo' }).click()
  await expect(slip).toHaveCount(0)
  await expect(play.fleet.ship('Charles Martel').getByTitle(/^Flotation (\d+) of \1$/)).toBeVisible()

  await expect(play.saved).toHaveText(/^Saved/)
  await app.page.reload()
  await expect(play.card(martel)).toBeVisible()
})

test.describe('in touch mode', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true })

  test('a finger taps, and holds, and every box is large enough for it', async ({ app }) => {
    const library = new LibraryPage(app.page)
    await (await library.openSettings()).getByText('Touch mode').click()
    await app.page.keyboard.press('Escape')
    const play = await library.startAction()
    const majestic = await play.open('majestic')
    const spot = await majestic.spotOf('6-3')
    await app.page.touchscreen.tap(spot.x, spot.y)
    await expect(majestic.cursor).toHaveAccessibleName(/struck$/)
    await majestic.holdByFinger('6-3')
    await majestic.choose('burning')
    await expect(majestic.cursor).toHaveAccessibleName(/struck, burning$/)
    expect(await majestic.leastTargetPx(), 'px of the smallest box').toBeGreaterThanOrEqual(43.5)

    await play.fleet.holdByFinger('Diadem')
    await expect(app.page.getByRole('menu', { name: 'Diadem' })).toBeVisible()
    await expect(play.card(majestic)).toBeVisible()
    await app.page.keyboard.press('Escape')
    await play.fleet.order('Majestic', 'Later in the line')
    await expect.poll(async () => (await play.fleet.line())[1]).toBe('majestic')
  })
})

/** Buttons, boxes and tools in the window that lie under the slip. */
function coveredBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const slip = document.querySelector('.slip')!
    const { left, right, top, bottom } = slip.getBoundingClientRect()
    return (
      [...document.querySelectorAll('button, [role="radio"], [role="grid"]')]
        // A folded list has rooms for what is not shown.
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const at = each.getBoundingClientRect()
          const x = (Math.max(left, at.left) + Math.min(right, at.right)) / 2
          const y = (Math.max(top, at.top) + Math.min(bottom, at.bottom)) / 2
          const meets = at.left < right && at.right > left && at.top < bottom && at.bottom > top
          return (
            meets && !slip.contains(each) && slip.contains(document.elementFromPoint(x, y)) && !each.closest('.fleet')
          )
        })
        .map((each) => each.textContent?.trim() ?? '')
    )
  })
}
