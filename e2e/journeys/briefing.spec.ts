import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

test('briefing, orders behind their cover and house rules are read in play, and a rule changes there', async ({
  app,
}) => {
  const { page } = app
  const play = await new LibraryPage(page).startScenario('Off the Santa Cruz Islands, 1942')
  const briefing = page.getByRole('region', { name: 'Briefing and orders' })
  const orders = briefing.getByText('There is one sound American carrier')

  await page.keyboard.press('F2')
  await expect(briefing).toContainText('Two carrier forces have found each other')
  await expect(orders).toHaveCount(0)
  await briefing.getByRole('button', { name: 'Read the orders of United States Navy' }).click()
  await expect(orders).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('F2')
  await expect(orders).toHaveCount(0)

  await page.keyboard.press('F3')
  const rules = page.getByRole('region', { name: 'House rules' })
  await rules.getByLabel('AA fire hits on').fill('9')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F2')
  await expect(briefing).toContainText('AA fire hits on: 9')
  await play.undo.click()
  await expect(briefing).not.toContainText('AA fire hits on: 9')
})
