import { expect, test } from '../fixtures/app'
import { DialoguePanel } from '../pages/dialogue-panel'
import { ProcedureForm } from '../pages/procedure-form'
import { LibraryPage } from '../pages/library-page'
import { TypedAnswers } from '../pages/typed-answers'

test.use({ viewport: { width: 1440, height: 900 } })

test('the second strike on a carrier with real dice and the rule book beside the table', async ({ app }) => {
  const { page } = app
  const play = await new LibraryPage(page).startScenario('Off the Santa Cruz Islands, 1942')
  const form = new ProcedureForm(page)
  const answers = new TypedAnswers(page)
  const panel = new DialoguePanel(page)
  const enterprise = play.fleet.ship('Enterprise')
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

  /** She loses what flotation she has and stays afloat; her helm and her power go. */
  const torpedo = async (midway: () => Promise<void>) => {
    await form.play('Air attack', { 'Which stand': 'Zuikaku torpedo bombers', 'At whom': 'Enterprise' })
    await answers.dice('Zuikaku torpedo bombers', '15', '02', '02')
    await answers.figure('How many hits', 1, 'once')
    await answers.figure('IP damage to F', 31, 'once')
    await answers.figure('IP damage to S', 2, 'once')
    await midway()
    await answers.dice('does she stay afloat', '8')
    await answers.figure('critical value', 5, 'once')
    await answers.decide('where is she hit under water', '3')
    await answers.dice('CV 5', '12')
    await answers.dice('CV 1', '19')
    await answers.apply()
  }

  await test.step('a torpedo is taken back, and is the same again after a reload in the middle of it', async () => {
    await torpedo(async () => {})
    const struck = await enterprise.innerText()
    await play.undo.click()
    await expect(enterprise).toContainText('31')
    await torpedo(async () => {
      await page.reload()
      await panel.continueWith('Air attack')
    })
    await expect(enterprise).toHaveText(struck.replaceAll('\n', ''))
  })

  await test.step('the guns of a cruiser at a destroyer: one battery hits, one leaves a splash marker', async () => {
    await form.play('Guns', { Who: 'Portland', Target: 'Amatsukaze' })
    await answers.dice('8″', '15')
    await answers.dice('5″', '02')
    await answers.figure('How many hits', 1, 'once')
    await answers.figure('IP damage to F', 8, 'once')
    await answers.figure('IP damage to S', 2, 'once')
    await answers.figure('critical value', 0, 'once')
    await answers.apply()
  })

  await test.step('the end phase asks for the morale that is due, and then for the markers', async () => {
    await play.goTo('End phase')
    for (const [test, face] of moraleTests) {
      await expect(form.due.first()).toHaveText(test)
      await page.keyboard.press('g')
      await page.keyboard.press('Enter')
      await answers.dice('morale', face)
      await answers.apply()
    }
    await expect(form.due.first()).toHaveText(/markers/)
    await page.keyboard.press('g')
    await answers.apply()
    await expect(form.due).toHaveCount(0)
    await expect(play.log.entry(/markers lifted/)).toBeVisible()
  })
})

/** What is due after these losses, and what is thrown: all of them keep their nerve but the last. */
const moraleTests = [
  [/Enterprise: F at a third/, '9'],
  [/Enterprise: F at 0/, '9'],
  [/Amatsukaze: F at a third/, '1'],
] as const
