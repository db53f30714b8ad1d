import { expect, test } from '../fixtures/app'
import { FleetBoard } from '../pages/fleet-board'
import { ProcedureForm } from '../pages/procedure-form'

test.use({ viewport: { width: 1366, height: 768 } })

test('the fleet at a glance: who is hit, who has yet to move, and her card by her letter', async ({ app, play }) => {
  const { page } = app
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await majestic.tapTrack('fire', 3)
  await majestic.tapTrack('flotation', 20)

  await page.keyboard.press('v')
  const board = new FleetBoard(page)
  await expect(board.ship('Majestic')).toContainText(/20/)
  await expect(board.ship('Majestic')).toContainText('on fire')
  await expect(board.ship('Majestic')).not.toHaveAttribute('id')
  const { scrollHeight, clientHeight } = await board.heights()
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)

  await board.filter('Burning').click()
  expect(await board.names()).toEqual(['Majestic'])
  await board.filter('All').click()
  await board.order('Worst first').click()
  expect((await board.names())[0]).toBe('Majestic')

  await page.keyboard.press('Control+z')
  await expect(board.ship('Majestic')).not.toContainText('20')

  await expect(board.typed).toBeVisible()
  // The letter is a ship's here, and no button says that it is its own.
  const card = page.getByRole('navigation').getByRole('button', { name: 'Card', exact: true })
  await expect(card).not.toHaveAttribute('title')
  await page.keyboard.press('c')
  await expect(card).toHaveAttribute('title', 'Card (C)')
  await expect(page.getByRole('grid', { name: /^Charles Martel/ })).toBeVisible()

  await page.keyboard.press('v')
  await board.ships.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(board.ships.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(board.ships.nth(1)).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: /^Charles Martel/ })).toBeVisible()

  await test.step('ships change places by pointer and by key, and undo takes them back', async () => {
    await page.keyboard.press('v')
    const line = await board.names()
    await board.ship('Diadem').dragTo(board.ship('Majestic'), { targetPosition: { x: 60, y: 5 } })
    await expect.poll(board.names).toEqual(['Diadem', ...line.filter((name) => name !== 'Diadem')])
    await page.keyboard.press('Control+z')
    await board.ship('Empress of India').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(board.squadron('Cruisers')).toContainText('3 of')
    await expect(board.ship('Empress of India')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect.poll(board.names).toEqual(line)
    await page.keyboard.press('Escape')
  })

  await page.keyboard.press('v')
  await expect(board.typed).toBeVisible()
  // No ship has it among her letters: it closes the board as it opened it.
  await page.keyboard.press('v')
  await expect(board.typed).toBeHidden()

  await page.keyboard.press('v')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await expect(board.board).toBeHidden()
  await expect(new ProcedureForm(page).offers).toBeVisible()

  // That nobody has it is said until the next key.
  await page.keyboard.press('f')
  await page.keyboard.press('z')
  const nobody = page.getByRole('status').filter({ hasText: 'No ship has the letter Z.' })
  await expect(nobody).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nobody).toBeHidden()
})

test('any ship in two keys: her letter stands in her name, and marks nothing while she is sought', async ({
  app,
  play,
}) => {
  const { keyboard } = app.page
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/line 1$/)
  await majestic.grid.focus()

  await keyboard.press('f')
  await expect(play.fleet.sought).toBeVisible()
  await keyboard.press('b')
  await expect(app.page.getByRole('grid', { name: /^Brennus/ })).toBeVisible()
  await keyboard.press('f')
  await keyboard.press('q')
  await expect(play.fleet.sought).toBeVisible()
  await keyboard.press('Escape')
  await expect(play.fleet.sought).toHaveCount(0)
  await expect(play.saved).toHaveText(/line 1$/)

  await test.step('what is no letter ends the search and means what it means', async () => {
    await keyboard.press('f')
    await keyboard.press(']')
    await expect(play.fleet.sought).toHaveCount(0)
    await expect(app.page.getByRole('grid', { name: /^Brennus/ })).toHaveCount(0)
  })
})
