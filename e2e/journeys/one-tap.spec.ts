import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

test.use({ viewport: { width: 1366, height: 768 } })

test('a tap that sinks a ship says so with undo beside it; a reload keeps her card open', async ({ app }) => {
  const play = await new LibraryPage(app.page).startAction()
  const martel = await play.open('charles-martel')
  await martel.tapTrack('flotation', 0)
  const slip = app.page.getByRole('status').filter({ hasText: 'Charles Martel is now sunk.' })
  await expect(slip).toBeVisible()
  await slip.getByRole('button', { name: 'Undo' }).click()
  await expect(slip).toHaveCount(0)
  await expect(play.fleet.ship('Charles Martel').getByTitle(/^Flotation (\d+) of \1$/)).toBeVisible()

  await expect(play.saved).toHaveText(/^Saved/)
  await app.page.reload()
  await expect(play.card(martel)).toBeVisible()
})
