import { expect, test } from '../fixtures/app'
import { Finder } from '../pages/finder'

test.use({ viewport: { width: 1366, height: 768 } })

test('at the table a ship, a procedure, a table of the rules and a line of the log are found by name', async ({
  app,
  play,
}) => {
  const { keyboard } = app.page
  const finder = new Finder(app.page)
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/line 1$/)

  await finder.places('mart')
  await expect(finder.group('Ships').getByRole('option')).toHaveText([/^Charles Martel/])
  await keyboard.press('Enter')
  await expect(finder.dialog).toHaveCount(0)
  await expect(app.page.getByRole('grid', { name: /^Charles Martel/ })).toBeFocused()
  await app.page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await finder.places('mart')
  await keyboard.press('Enter')
  await expect(app.page.getByRole('grid', { name: /^Charles Martel/ }), 'on the desk already').toBeFocused()

  await finder.places('initiative')
  await expect(finder.group('Procedures').getByRole('option').first()).toContainText('Initiative')
  await keyboard.press('Escape')

  await finder.places('conning tower')
  await finder.group('Tables of the rules').getByRole('option').first().click()
  await expect(app.page.getByRole('region', { name: 'Tables of the rules', exact: true })).toBeVisible()
  await keyboard.press('Escape')

  await finder.places('majestic struck')
  await expect(finder.group('Log').getByRole('option')).toHaveCount(1)
  await keyboard.press('Enter')
  await expect(play.log.past).toContainText('line 1')
  await play.log.returnToNow()

  await finder.places('nobody at all')
  await expect(finder.found).toHaveCount(0)
  await expect(finder.dialog).toContainText('Nothing here is called “nobody at all”.')
})

test('all that can be done now is listed with its key, and done from the list', async ({ app, play }) => {
  const { keyboard } = app.page
  const finder = new Finder(app.page)
  await finder.commands('undo')
  await expect(finder.found).toHaveText([/Undo/])
  await keyboard.press('Escape')

  await finder.commands('fleet')
  await expect(finder.chosen).toHaveText(/Fleet board\s*V/)
  await keyboard.press('Enter')
  await expect(app.page.getByRole('region', { name: 'Fleet board' })).toBeVisible()
  await keyboard.press('Escape')

  await finder.commands('next ph')
  await keyboard.press('Enter')
  await expect(play.now).toHaveText('Initiative')
})

test('the library has the same finder and the same list', async ({ app }) => {
  const { page } = app
  const finder = new Finder(page)
  await page.getByRole('button', { name: 'Start this action' }).waitFor()
  await finder.places('river plate')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /River Plate/ }).first()).toBeVisible()
  await finder.commands('rules')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/rules/)
})
