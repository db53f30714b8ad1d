import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { ProcedureForm } from '../pages/procedure-form'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the tables open at the row of the die that waits, which keeps the keys; a search marks its rows', async ({
  app,
  play,
}) => {
  const { page } = app
  await play.goTo('Gunnery')
  await page.keyboard.press('g')
  await new ProcedureForm(page).onlyGuns('Z')
  await page.keyboard.press('g')
  await page.keyboard.press('Enter')
  const die = page.locator('.question-panel .wait')
  await expect(die).toBeFocused()

  await page.keyboard.press('F4')
  const tables = region(page, 'Tables of the rules')
  const used = tables.locator('[data-used]')
  await expect(die).toBeFocused()
  await expect(used.first()).toBeInViewport()
  await expect(used.first()).toContainText('45% · 9')
  await expect(page.getByRole('banner')).toBeInViewport()

  await page.keyboard.press('9')
  await expect(used.first()).toContainText('From abeam')
  await expect(used.first()).toBeInViewport()

  await tables.getByRole('searchbox').fill('conning')
  await expect(tables.locator('tr.found mark').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(tables).toHaveCount(0)
  await expect(page.locator('.question-panel .wait')).toBeVisible()
})

test('the umpire throws dice, places a marker, pins a note, seals one and runs a clock; all can be undone', async ({
  app,
  play,
}) => {
  const { page } = app
  await page.keyboard.press('F7')

  const dice = region(page, 'Dice')
  await dice.getByLabel('Formula').fill('2D6+1')
  await dice.getByLabel('Faces on the table').fill('3 5')
  await dice.getByRole('button', { name: 'Enter in the log' }).click()
  await expect(play.log.entry('2D6+1: 3 + 5, together 9')).toBeVisible()

  const markers = region(page, 'Markers')
  await markers.getByLabel('What it is').fill('Smoke')
  await markers.getByLabel('Turns it stays').fill('2')
  await markers.getByRole('button', { name: 'Place a marker' }).click()
  await expect(markers.getByText('2 turns left')).toBeVisible()
  await play.undo.click()
  await expect(markers.getByText('There is no marker on the table.')).toBeVisible()

  const notes = region(page, 'Notes on ships')
  await notes.getByLabel('Note').fill('Steering by engines')
  await notes.getByLabel('Pinned to').selectOption('Majestic')
  await notes.getByRole('button', { name: 'Pin the note' }).click()
  await expect(play.fleet.ship('Majestic').getByTitle('1 note')).toBeVisible()

  const hidden = region(page, 'Hidden notes')
  await hidden.getByLabel(/^Note for/).fill('Mines off the shoal')
  await hidden.getByRole('button', { name: 'Seal the note' }).click()
  await expect(play.log.entry('The umpire keeps a hidden note')).toBeVisible()
  await expect(page.getByText('shoal')).toHaveCount(0)
  await hidden.getByRole('button', { name: /^Show 1 hidden note/ }).click()
  await expect(hidden.getByText('Mines off the shoal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('shoal')).toHaveCount(0)

  const clocks = region(page, 'Clocks')
  await clocks.getByRole('button', { name: /Start the clock of Royal Navy/ }).click()
  await page.keyboard.press('Escape')
  const strip = region(page, 'Clocks of this turn')
  await expect(strip.getByRole('button', { name: /Royal Navy 9:5\d running/ })).toBeVisible()
  await page.reload()
  await expect(strip.getByRole('button', { name: /Royal Navy 9:\d\d running/ })).toBeVisible()
  await play.fleet.ship('Majestic').click()
  await expect(page.getByRole('list', { name: 'Notes on Majestic' })).toContainText('Steering by engines')
})
