import { expect, test } from '../fixtures/app'
import { seriousViolations } from '../pages/accessibility'
import { LibraryPage } from '../pages/library-page'

/** Between themes only colours differ. */
const themes = ['day', 'night', 'high contrast'] as const

for (const theme of themes) {
  test(`axe finds nothing serious, ${theme}`, async ({ app }) => {
    const { page } = app
    const library = new LibraryPage(page)
    const found: Record<string, readonly string[]> = {}
    const look = async (where: string) => {
      const violations = await seriousViolations(page, theme === 'day' ? 'all rules' : 'colours')
      if (violations.length > 0) found[where] = violations
    }

    const settings = await library.openSettings()
    await settings.getByText(theme, { exact: true }).click()
    await look('settings')
    await page.keyboard.press('Escape')
    await look('first page')
    for (const tab of ['Games', 'Scenarios', 'Ships', 'Rules'] as const) {
      await library.show(tab)
      await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
      await look(tab)
    }
    await page.getByRole('link', { name: 'Spotting Top, first page' }).click()

    const play = await library.startAction()
    const majestic = await play.open('majestic')
    await majestic.tapBox('6-3')
    await majestic.tapTrack('fire', 3)
    await play.next.click()
    await play.undo.click()
    await expect(play.saved).toHaveText(/line 4$/)
    await look('table and log')
    await play.log.lookBackAt(1)
    await expect(play.log.past).toBeVisible()
    await look('looking back')
    await play.log.returnToNow()

    await majestic.rightClickBox('5-5')
    await page.getByRole('menu').waitFor()
    await look('menu of a box')
    await page.keyboard.press('Escape')
    await majestic.tapFigure('torpedoes')
    await play.dialog.waitFor()
    await look('picker')
    await page.keyboard.press('Escape')
    await play.fleet.order('1st Division', 'Add a ship')
    await play.dialog.getByRole('button', { name: /Canopus/ }).waitFor()
    await look('adding a ship')
    await page.keyboard.press('Escape')
    await play.restart.click()
    await look('restarting the turn')
    await page.keyboard.press('Escape')
    await play.fleet.showAllCards()
    await look('all cards')
    await page.getByRole('button', { name: 'Print cards' }).click()
    await page.getByRole('button', { name: 'Make the PDF' }).waitFor()
    await look('print')

    expect(found).toEqual({})
  })
}
