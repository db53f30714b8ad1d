import { expect, test } from '../fixtures/app'
import { seriousViolations, smallTargets } from '../pages/inspection'
import { CompanionPhone, OpenTableSheet } from '../pages/open-table'

test.skip(({ shell }) => shell === 'electron', 'phones are pages of this browser')

test('each side rolls its own dice on its own phone, and everybody sees whom the table waits for', async ({
  app,
  play,
  browser,
}) => {
  test.slow()
  const sheet = new OpenTableSheet(app.page)
  await sheet.open()
  const [anna, chris] = [await CompanionPhone.at(browser), await CompanionPhone.at(browser, { dark: true })]
  await anna.comeIn(sheet, 'Anna', 'Player of Royal Navy')
  await chris.comeIn(sheet, 'Chris', 'Player of Marine nationale')
  await sheet.hide()
  await play.next.click()
  await app.page.keyboard.press('g')

  await test.step('the British are asked, the French see that they are', async () => {
    await expect(chris.page.getByText('Royal Navy decides')).toBeVisible()
    await anna.answer()
    await expect(anna.page.getByText('Royal Navy: initiative')).toBeVisible()
    expect(await seriousViolations(anna.page, 'all rules')).toEqual([])
    expect(await smallTargets(anna.page, 44)).toEqual([])
    await anna.page.getByRole('button', { name: '6', exact: true }).click()
  })

  await test.step('the French let the program roll', async () => {
    await chris.answer()
    expect(await seriousViolations(chris.page, 'all rules')).toEqual([])
    await chris.page.getByRole('button', { name: 'Roll for me' }).click()
    await expect(chris.page.getByText('Marine nationale decides')).toHaveCount(0)
  })
})
