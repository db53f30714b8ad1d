import { expect, test } from '../fixtures/app'
import { DialoguePanel } from '../pages/dialogue-panel'
import { LayingForm } from '../pages/laying-form'
import { LibraryPage } from '../pages/library-page'
import { TypedAnswers } from '../pages/typed-answers'

test.use({ viewport: { width: 1440, height: 900 } })

test('the second strike on a carrier with real dice and the rule book beside the table', async ({ app }) => {
  const { page } = app
  const play = await new LibraryPage(page).startScenario('Off the Santa Cruz Islands, 1942')
  const form = new LayingForm(page)
  const answers = new TypedAnswers(page)
  const panel = new DialoguePanel(page)
  const pending = page.locator('.pending-mark')

  await play.goTo('Action')

  await test.step('fighters at the dive bombers, and the carrier’s guns at what is left of them', async () => {
    await form.layDown('Air combat', { 'Who attacks': 'VF-10', Whom: 'Shōkaku dive bombers' })
    await answers.dice('VF-10', '15', '08', '11')
    await answers.dice('Shōkaku dive bombers', '15', '08', '01')
    await answers.dice('Shōkaku dive bombers', '3', '8')
    await answers.dice('VF-10', '3')
    await answers.apply()
    await form.layDown('Fire at aircraft', { 'Who shoots': 'Enterprise', 'At which stand': 'Shōkaku dive bombers' })
    await answers.dice('Enterprise', '10', '17')
    await answers.dice('Shōkaku dive bombers', '2', '2')
    await answers.apply()
  })

  await test.step('a bomb: one figure of the rule book is kept, and its critical value is spent step by step', async () => {
    await form.layDown('Air attack', { 'Which stand': 'Shōkaku dive bombers', 'At whom': 'Enterprise' })
    await answers.dice('Shōkaku dive bombers', '15', '02')
    await answers.figure('How many hits', 1, 'keep')
    await answers.figure('IP damage to F', 4, 'once')
    await answers.figure('IP damage to S', 3, 'once')
    await answers.figure('critical value', 15, 'once')
    await answers.dice('CV 15', '12')
    await expect(pending).toHaveCount(3)
    await answers.dice('CV 12', '06')
    await answers.decide('armour of 2', 'y')
    await answers.decide('Keep this answer', 'n')
    await answers.dice('is the commander killed', '20')
    await answers.dice('CV 7', '13')
    await expect(pending).toHaveCount(5)
    await answers.apply()
    await expect(pending).toHaveCount(0)
  })

  await test.step('a torpedo: flotation gone, she stays afloat, and her helm and power go after a reload', async () => {
    await form.layDown('Air attack', { 'Which stand': 'Zuikaku torpedo bombers', 'At whom': 'Enterprise' })
    await answers.dice('Zuikaku torpedo bombers', '15', '02', '02')
    await answers.figure('How many hits', 1, 'once')
    await answers.figure('IP damage to F', 31, 'once')
    await answers.figure('IP damage to S', 2, 'once')
    await page.reload()
    await panel.goOnWith('Air attack')
    await answers.dice('does she stay afloat', '8')
    await answers.figure('critical value', 5, 'once')
    await answers.decide('where is she hit under water', '3')
    await answers.dice('CV 5', '12')
    await answers.dice('CV 1', '19')
    await answers.apply()
  })
})
