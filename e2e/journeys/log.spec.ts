import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

test.use({ viewport: { width: 1440, height: 900 } })

test('an old entry is struck out, and what came after it stays', async ({ app }) => {
  const play = await new LibraryPage(app.page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await majestic.tapBox('5-3')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/line 3$/)

  await play.log.strikeOut(1)
  await expect(play.log.line(1)).toContainText('struck out')
  await expect(play.fleet.ship('Majestic').getByTitle('2 boxes struck')).toBeVisible()
  await expect(play.log.misfits).toHaveCount(0)

  await play.log.restore(1)
  await expect(play.log.line(1)).not.toContainText('struck out')
  await expect(play.fleet.ship('Majestic').getByTitle('3 boxes struck')).toBeVisible()
})

test('entries that no longer fit are listed with what they took to be so', async ({ app }) => {
  const play = await new LibraryPage(app.page).startAction()
  await play.fleet.order('1st Division', 'Add a ship')
  await play.confirm(/Canopus/)
  const canopus = await play.open('canopus')
  await canopus.tapBox('5-3')
  await expect(play.saved).toHaveText(/line 2$/)

  await play.log.strikeOut(1)
  await expect(play.fleet.ship('Canopus')).toHaveCount(0)
  await expect(play.log.misfits).toContainText('One entry no longer fits')
  await expect(play.log.misfits).toContainText('Line 2 found no such ship.')

  await play.log.misfits.getByRole('button', { name: 'Strike it out' }).click()
  await expect(play.log.misfits).toHaveCount(0)
})

test('a line of the log shows the table as it was then', async ({ app }) => {
  const play = await new LibraryPage(app.page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await expect(play.saved).toHaveText(/line 1$/)
  const then = await majestic.drawing()
  await majestic.tapBox('5-3')
  await play.next.click()
  await expect(play.saved).toHaveText(/line 3$/)
  const now = await majestic.drawing()

  await play.log.lookBackAt(1)
  await expect(play.log.past).toBeVisible()
  await expect.poll(() => majestic.drawing()).toBe(then)
  await expect(play.now).toHaveText('Torpedoes')
  await expect(play.undo).toBeDisabled()
  await majestic.tapBox('6-3')
  expect(await majestic.drawing()).toBe(then)

  await play.log.returnToNow()
  await expect.poll(() => majestic.drawing()).toBe(now)
  await expect(play.saved).toHaveText(/line 3$/)
})

test('the log is searched, and the first entry of a box says why it is as it is', async ({ app }) => {
  const play = await new LibraryPage(app.page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await play.next.click()
  await app.page.keyboard.press('/')
  await expect(play.log.search).toBeFocused()
  await play.log.search.fill('struck')
  await expect(play.log.panel.getByRole('listitem')).toHaveCount(1)
  await play.log.search.press('Escape')

  await majestic.rightClickBox('4-3')
  await majestic.order('Why?')
  await expect(play.log.past).toContainText('line 1')
})
