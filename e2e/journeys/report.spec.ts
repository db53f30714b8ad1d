import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import { PrintDialog } from '../pages/print-dialog'
import { ReportPage } from '../pages/report-page'

test('an evening becomes a report, is annotated, saved as a file, and replayed', async ({ app, play }) => {
  const report = new ReportPage(app.page)
  await test.step('before anything is played the page says so, with the way back to the table', async () => {
    await app.page.keyboard.press('s')
    await expect(app.page.getByRole('main').getByRole('status')).toHaveText('Nothing has been played yet.')
    await app.page.getByRole('main').getByRole('button', { name: 'Back to the game' }).last().click()
  })
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await majestic.tapTrack('flotation', 20)
  await play.goTo('Gunnery')
  await majestic.tapBox('5-3')
  await app.page.keyboard.press('s')

  await test.step('the story says how it ended, shows its chart and both fleets, and has the turn in sentences', async () => {
    await expect(report.headline).toHaveText('Off Ushant, 1898')
    await expect(report.plots).toHaveCount(4)
    await expect(report.turns).toHaveCount(1)
    await expect(report.turns.first()).toContainText('Majestic: 2 boxes struck, flotation 30 to 20 of 30.')
  })

  await test.step('C and Escape lead back to the card, S to the story again', async () => {
    for (const key of ['c', 'Escape']) {
      await app.page.keyboard.press(key)
      await expect(majestic.grid).toBeVisible()
      await app.page.keyboard.press('s')
      await expect(report.headline).toBeVisible()
    }
  })

  await test.step('the list of all entries has the turn, its marks and the ship before and after', async () => {
    await report.showEntries()
    await expect(report.turns).toHaveCount(1)
    await expect(report.turns.first()).toContainText('Majestic, cell 6·3 struck')
    await expect(report.turns.first()).toContainText('flotation 30 to 20 of 30')
    await expect(report.turns.first().locator('.card-paper')).toHaveCount(2)
    await expect(report.plots).not.toHaveCount(0)
  })

  await test.step('what is written into it is kept with the game', async () => {
    await report.write('Title', 'The dusk action')
    await report.write('Caption of turn 1', 'Majestic is hit')
    await report.showStory()
    await expect(report.headline).toHaveText('The dusk action')
    await expect(report.turns.first()).toContainText('Majestic is hit')
  })

  await test.step('Ctrl P prints the report', async () => {
    await app.page.keyboard.press('Control+p')
    await expect(new PrintDialog(app.page).part('After-action report')).toBeVisible()
    await app.page.keyboard.press('Escape')
  })

  await test.step('it is made a PDF, and text with the same story', async () => {
    const pdf = await readFile(join(app.libraryFolder, await report.make('PDF')))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const text = await readFile(await report.make('Markdown'), 'utf8')
    expect(text).toContain('# The dusk action')
    expect(text).toContain('*Majestic is hit*')
    const json = JSON.parse(await readFile(await report.make('JSON'), 'utf8')) as object
    expect(json).toMatchObject({ format: 'spotting-top/report', title: 'The dusk action' })
  })

  await test.step('it is gone through again to the table as it is now', async () => {
    await report.replay()
    await expect(report.status).toContainText('The table at the start of the game.')
    await app.page.getByRole('button', { name: 'Next line' }).click()
    await expect(report.status).toContainText('Majestic, cell 6·3 struck')
    await app.page.getByRole('button', { name: 'To the end' }).click()
    await expect(report.status).toContainText('Gunnery')
    await app.page.getByRole('button', { name: 'Back to the game' }).click()
    await expect(play.saved).toBeVisible()
  })
})
