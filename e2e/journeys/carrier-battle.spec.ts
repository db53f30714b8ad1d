import { expect, test } from '../fixtures/app'
import { ProcedureForm } from '../pages/procedure-form'
import { LibraryPage } from '../pages/library-page'
import { TypedAnswers } from '../pages/typed-answers'

test('the second strike on a carrier with real dice and the rule book beside the table', async ({ app }) => {
  const { page } = app
  const play = await new LibraryPage(page).startScenario('Off the Santa Cruz Islands, 1942')
  const form = new ProcedureForm(page)
  const answers = new TypedAnswers(page)
  const pending = page.locator('.pending-mark')

  await test.step('initiative goes to the higher throw', async () => {
    await page.keyboard.press('g')
    await answers.dice('United States Navy', '5')
    await answers.dice('Imperial Japanese Navy', '8')
    await answers.apply()
    await expect(play.log.entry('Initiative to Imperial Japanese Navy')).toBeVisible()
    await play.goTo('Action')
  })

  await test.step('fighters at the dive bombers, and the carrier’s guns at what is left of them', async () => {
    await form.play('Air combat', { 'Who attacks': 'VF-10', Whom: 'Shōkaku dive bombers' })
    await answers.dice('VF-10', '15', '08', '11')
    await answers.dice('Shōkaku dive bombers', '15', '08', '01')
    await answers.dice('Shōkaku dive bombers', '3', '8')
    await answers.dice('VF-10', '3')
    await answers.apply()
    await form.play('Fire at aircraft', { 'Who shoots': 'Enterprise', 'At which stand': 'Shōkaku dive bombers' })
    await answers.dice('Enterprise', '10', '17')
    await answers.dice('Shōkaku dive bombers', '2', '2')
    await answers.apply()
  })

  await test.step('a bomb: one figure of the rule book is kept, and its critical value is spent step by step', async () => {
    await form.play('Air attack', { 'Which stand': 'Shōkaku dive bombers', 'At whom': 'Enterprise' })
    await answers.dice('Shōkaku dive bombers', '15', '02')
    await answers.figure('How many hits', 1, 'keep')
    await answers.figure('IP damage to F', 4, 'once')
    await answers.figure('IP damage to S', 3, 'once')
    await answers.figure('critical value', 15, 'once')
    await answers.dice('CV 15', '12')
    await expect(pending).toHaveCount(10)
    await answers.dice('CV 12', '06')
    await answers.decide('armour of 2', 'y')
    await answers.decide('Keep this answer', 'n')
    await answers.dice('is the commander killed', '20')
    await answers.dice('CV 7', '13')
    await expect(pending).toHaveCount(12)
    await answers.apply()
    await expect(pending).toHaveCount(0)
  })

  await test.step('the figure that was kept answers by itself', async () => {
    await form.play('Air attack', { 'Which stand': 'VS-8', 'At whom': 'Zuihō' })
    await answers.dice('VS-8', '15', '02', '02')
    await answers.figure('IP damage to F', 2, 'once')
    await answers.figure('IP damage to S', 1, 'once')
    await answers.figure('critical value', 0, 'once')
    await answers.apply()
    await expect(play.fleet.ship('Zuihō Captain')).toContainText('25')
  })
})
