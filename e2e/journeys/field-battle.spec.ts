import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { FieldPage } from '../pages/field-page'
import { LibraryPage } from '../pages/library-page'

async function begun(page: Page): Promise<FieldPage> {
  const field = new FieldPage(page)
  await field.begin()
  await field.nameSide('Attacker', 'The French')
  await field.nameSide('Defender', 'The Allies')
  return field
}

test('an event strikes a unit that is typed once, and picked from then on', async ({ app }) => {
  const field = await begun(app.page)
  await field.typesTurn('6', '1', '0', '3', '1', '1')
  await expect(field.card).toContainText('Hesitant')
  await expect(field.unit).toBeFocused()
  await app.page.keyboard.type('Old Guard')
  await app.page.keyboard.press('Enter')
  await expect(field.inForce).toContainText('The French, Old Guard')
  await expect(field.play.log.entry('“Hesitant”: the unit is Old Guard')).toBeVisible()

  await field.play.next.click()
  await expect(field.inForce).toContainText('No event is in force.')
  await field.play.next.click()
  await field.typesTurn('1', '3', '0', '2', '1', '1')
  await expect(field.inForce).toContainText('Old Guard')
})

test('a kept event lies under a cover, outlives a power cut, and is played before a die', async ({ app }) => {
  let field = await begun(app.page)
  await field.typesTurn('1', '4', '0', '3', '2')
  await expect(field.side('The Allies')).toContainText('Keeps an event')
  await expect(app.page.getByText('Hesitant')).toHaveCount(0)
  await expect(field.side('The Allies').getByRole('button', { name: 'Play it' })).toBeDisabled()
  await expect(field.play.saved).toContainText('Saved')

  await app.kill()
  await app.start()
  field = new FieldPage(app.page)
  await new LibraryPage(app.page).continueGame()
  await field.side('The Allies').getByRole('button', { name: 'Look at it' }).click()
  await expect(field.side('The Allies')).toContainText('Hesitant')

  await field.play.next.click()
  await field.side('The Allies').getByRole('button', { name: 'Play it' }).click()
  await field.answers('1')
  await expect(field.side('The Allies')).toContainText('Keeps no event.')
  await expect(field.inForce).toContainText('Hesitant')
  await field.play.undo.click()
  await expect(field.side('The Allies')).toContainText('Keeps an event')
  await field.play.redo.click()
  await expect(field.side('The Allies')).toContainText('Keeps no event.')
})

test('house rules change in play, and all twenty events can be looked up', async ({ app }) => {
  const field = await begun(app.page)
  await app.page.keyboard.press('F3')
  await app.page
    .getByRole('region', { name: 'House rules' })
    .getByLabel('An event may be kept by')
    .selectOption('nobody')
  await app.page.keyboard.press('Escape')
  await field.typesTurn('6', '1', '0', '3', '1')
  await expect(field.inForce).toContainText('Hesitant')
  const table = await field.showTable()
  await expect(table.getByRole('table').first().getByRole('row')).toHaveCount(21)
})

test('a library without the scenario is given it with the first land battle', async ({ app }) => {
  const { page } = app
  // The page may be there before the last of the starter files is.
  await expect(() => rm(join(app.libraryFolder, 'scenarios', 'land-battle.scenario.json'))).toPass()
  await page.reload()
  await new FieldPage(page).begin()
  expect(await readdir(join(app.libraryFolder, 'scenarios'))).toContain('land-battle.scenario.json')
})

test('the decks ask before they start a land battle', async ({ app }) => {
  const { page } = app
  await new LibraryPage(page).show('Decks')
  const ashore = page.getByRole('button', { name: 'Land battle', exact: true })
  await ashore.click()
  const asks = page.getByRole('dialog', { name: /Land battle/ })
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await expect(asks).toBeHidden()
  await expect(ashore).toBeFocused()
  await ashore.click()
  await asks.getByRole('button', { name: 'Begin' }).click()
  await expect(new FieldPage(page).roll).toBeVisible()
})
