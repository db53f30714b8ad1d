import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { seriousViolations } from '../pages/accessibility'
import { DeskPanels } from '../pages/desk-panels'
import { LibraryPage } from '../pages/library-page'

/** Between them these show every colour of the page: they are looked at in each theme, all others by day. */
const colourful = ['settings', 'first page', 'Decks', 'table and log', 'menu of a box', 'umpire', 'report', 'print']

/** As a system that is followed asks for them; between them only colours differ. */
const themes = {
  day: { colorScheme: 'light', contrast: 'no-preference' },
  night: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const

/** Looks at the page with axe in every theme it is looked at in; what was found, by place and theme. */
function axeOn(page: Page) {
  const found: Record<string, readonly string[]> = {}
  const look = async (where: string) => {
    for (const [theme, media] of Object.entries(themes)) {
      if (theme !== 'day' && !colourful.includes(where)) continue
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      const violations = await seriousViolations(page, theme === 'day' ? 'all rules' : 'colours')
      if (violations.length > 0) found[`${where}, ${theme}`] = violations
    }
    await page.emulateMedia({ ...themes.day, reducedMotion: 'reduce' })
  }
  return { found, look }
}

test('axe finds nothing serious, by day, by night and in high contrast', async ({ app }) => {
  test.setTimeout(180_000)
  const { page } = app
  const library = new LibraryPage(page)
  const { found, look } = axeOn(page)
  await library.openSettings()
  await look('settings')
  await page.keyboard.press('Escape')
  await library.tour(look)

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
  await page.getByRole('button', { name: 'Page after' }).waitFor()
  await look('print')
  expect(found).toEqual({})
})

test('nor on the panels of the table: tables, tools, second screen, report and replay', async ({ app }) => {
  test.setTimeout(180_000)
  const { found, look } = axeOn(app.page)
  await new LibraryPage(app.page).startAction()
  await new DeskPanels(app.page).tour(look)
  expect(found).toEqual({})
})
