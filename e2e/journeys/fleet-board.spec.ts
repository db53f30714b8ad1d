import { expect, test } from '../fixtures/app'
import { FleetBoard } from '../pages/fleet-board'
import { ProcedureForm } from '../pages/procedure-form'

test.use({ viewport: { width: 1366, height: 768 } })

test('the fleet at a glance: who is hit, who has yet to move, and her card by a part of her name', async ({
  app,
  play,
}) => {
  const { page } = app
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await majestic.tapTrack('fire', 3)
  await majestic.tapTrack('flotation', 20)

  await page.keyboard.press('v')
  const board = new FleetBoard(page)
  await expect(board.ship('Majestic')).toContainText(/20/)
  await expect(board.ship('Majestic')).toContainText('on fire')
  const { scrollHeight, clientHeight } = await board.heights()
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)

  await board.filter('Burning').click()
  expect(await board.names()).toEqual(['Majestic'])
  await board.filter('All').click()
  await board.order('Worst first').click()
  expect((await board.names())[0]).toBe('Majestic')

  await page.keyboard.press('Control+z')
  await expect(board.ship('Majestic')).not.toContainText('20')

  await page.keyboard.press('/')
  await page.keyboard.type('mart')
  await expect(board.found).toHaveText(/^Charles Martel/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid', { name: /^Charles Martel/ })).toBeVisible()

  await page.keyboard.press('v')
  await board.ships.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(board.ships.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(board.ships.nth(1)).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: /^Charles Martel/ })).toBeVisible()

  await page.keyboard.press('v')
  await page.keyboard.press('g')
  await expect(board.board).toBeHidden()
  await expect(new ProcedureForm(page).offers).toBeVisible()
})
