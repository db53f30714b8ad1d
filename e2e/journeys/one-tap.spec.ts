import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'

test.use({ viewport: { width: 1366, height: 768 } })

test('a tap that sinks a ship says so with undo beside it; a reload keeps her card open', async ({ app, play }) => {
  const martel = await play.open('charles-martel')
  await martel.tapTrack('flotation', 0)
  const slip = app.page.getByRole('status').filter({ hasText: 'Charles Martel is now sunk.' })
  await expect(slip).toBeVisible()
  expect(await coveredBy(app.page)).toEqual([])
  await slip.getByRole('button', { name: 'Undo' }).click()
  await expect(slip).toHaveCount(0)
  await expect(play.fleet.ship('Charles Martel').getByTitle(/^Flotation (\d+) of \1$/)).toBeVisible()

  await expect(play.saved).toHaveText(/^Saved/)
  await app.page.reload()
  await expect(play.card(martel)).toBeVisible()
})

/** Buttons, boxes and tools in the window that lie under the slip. */
function coveredBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const slip = document.querySelector('.slip')!
    const { left, right, top, bottom } = slip.getBoundingClientRect()
    return [...document.querySelectorAll('button, [role="radio"], [role="grid"]')]
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
  })
}
