import { expect, test } from '../fixtures/app'

import { CompanionPhone, OpenTableSheet } from '../pages/open-table'
import { seriousViolations, smallTargets } from '../pages/inspection'

test.skip(({ shell }) => shell === 'electron', 'phones are pages of this browser')

test('three players mark their own ships from their phones', async ({ app, play, browser }) => {
  test.slow()
  const sheet = new OpenTableSheet(app.page)
  await sheet.open()
  const [anna, bertie, eddie] = [
    await CompanionPhone.at(browser),
    await CompanionPhone.at(browser, { dark: true }),
    await CompanionPhone.at(browser),
  ]

  await test.step('each comes in by a code of his own and the operator’s nod', async () => {
    await anna.comeIn(sheet, 'Anna', 'Player of Royal Navy')
    await bertie.comeIn(sheet, 'Bertie', 'Player of Royal Navy')
    await eddie.comeIn(sheet, 'Eddie', 'Spectator')
    await expect(sheet.guest('Anna')).toContainText('here')
    await expect(anna.ship('Majestic')).toContainText('30 of 30 left')
    await expect(eddie.page.getByRole('navigation')).not.toContainText('My ships')
    await sheet.hide()
  })

  await test.step('a mark of one is on the operator’s card and on the other phone', async () => {
    await anna.openShip('Majestic')
    await bertie.openShip('Majestic')
    await anna.box('6-3').click()
    await expect(bertie.box('6-3')).toHaveAccessibleName(/struck/)
    await expect(anna.box('6-3')).toHaveAccessibleName(/struck/)
    await expect(anna.state).toHaveText('saved')
    await play.open('majestic')
    await expect(app.page.getByText('Majestic, cell 6·3 struck').first()).toBeVisible()
    await expect(play.saved).toHaveText(/line 1$/)
    await eddie.tab('Log')
    await expect(eddie.page.getByText('Majestic, cell 6·3 struck')).toBeVisible()
  })

  await test.step('marks made without the wireless wait, and go over when it is back', async () => {
    await bertie.wireless('gone')
    await expect(bertie.page.getByText('The table is out of reach.')).toBeVisible()
    await bertie.box('5-3').click()
    await bertie.less('Flotation')
    await bertie.less('Flotation')
    await expect(bertie.state).toHaveText('2 not there yet')
    await expect(bertie.box('5-3')).toHaveAccessibleName(/not there yet/)
    await anna.less('Flotation')
    await expect(anna.state).toHaveText('saved')
    await bertie.wireless('back')
    // The other hand was first: it is said who, and what can be done.
    await expect(bertie.page.getByRole('alertdialog')).toContainText('Anna set')
    await expect(bertie.page.getByRole('alertdialog')).toContainText('to 29 a moment before')
    await bertie.page.getByRole('button', { name: 'Mine: 28' }).click()
    await expect(anna.figure('Flotation')).toContainText('28')
    await expect(anna.box('5-3')).toHaveAccessibleName(/struck/)
    await expect(bertie.state).toHaveText('saved')
  })

  await test.step('what one has done he takes back', async () => {
    await anna.page.getByRole('button', { name: /^Undo/ }).click()
    await anna.page.getByRole('button', { name: /^Undo/ }).click()
    await expect(bertie.box('6-3')).toHaveAccessibleName(/no mark/)
  })

  await test.step('a page that is opened again has kept its place', async () => {
    await anna.page.reload()
    await expect(anna.ship('Majestic')).toContainText('left')
  })

  await test.step('every target takes a thumb, and nothing is hard to read', async () => {
    for (const phone of [anna, bertie, eddie]) {
      expect(await seriousViolations(phone.page, 'all rules')).toEqual([])
      expect(await smallTargets(phone.page, 44)).toEqual([])
    }
  })

  await test.step('whoever is cut off holds no card any more', async () => {
    await sheet.show()
    expect(await seriousViolations(app.page, 'all rules')).toEqual([])
    await sheet.cutOff('Bertie')
    await expect(bertie.page.getByRole('heading', { name: 'Your place is closed' })).toBeVisible()
    await expect(bertie.page.locator('.card-drawing')).toHaveCount(0)
    await sheet.sheet.getByRole('button', { name: 'Close the table' }).click()
    await expect(anna.page.getByRole('heading', { name: 'The table is closed' })).toBeVisible()
  })
})
