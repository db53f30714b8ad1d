import { expect, test } from '../fixtures/app'
import { ProcedureForm } from '../pages/procedure-form'
import { layoutProblems } from '../pages/layout-problems'
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
    await answers.dice('Enterprise LRF', '10', '17')
    await answers.dice('Enterprise MRF', '02', '02')
    await answers.dice('Enterprise CRF', '02', '02', '02', '02', '02')
    await answers.dice('Shōkaku dive bombers', '2', '2')
    await answers.apply()
  })

  await test.step('a bomb: what the rule book says is kept, and its critical value is spent step by step', async () => {
    await form.play('Air attack', { 'Which stand': 'Shōkaku dive bombers', 'At whom': 'Enterprise' })
    await answers.dice('Shōkaku dive bombers', '15', '02')
    await answers.figures('hits on Enterprise', [1, 4, 3, 15])
    await answers.decide('shall later hits of this kind', 'y')
    await answers.dice('CV 15', '12')
    await expect(pending).toHaveCount(10)
    await answers.dice('CV 12', '06')
    await answers.decide('armour of 2', 'y')
    await answers.dice('is the commander killed', '20')
    await answers.dice('CV 7', '13')
    await expect(pending).toHaveCount(12)
    await answers.apply()
    await expect(pending).toHaveCount(0)
  })

  await test.step('hits that were kept answer by themselves; what they do to a deck of other armour is asked', async () => {
    await form.play('Air attack', { 'Which stand': 'VS-8', 'At whom': 'Zuihō' })
    await answers.dice('VS-8', '15', '02', '02')
    await answers.figures('hits on Zuihō', [1, 2, 1, 0])
    await answers.apply()
    await expect(play.fleet.ship('Zuihō Captain')).toContainText('25')
  })
})

test('five bomb hits with real dice, figures and criticals and all, in at most 35 keys', async ({ app }) => {
  const { page } = app
  const play = await new LibraryPage(page).startScenario('Off the Santa Cruz Islands, 1942')
  const answers = new TypedAnswers(page)
  let size: unknown
  await play.goTo('Action')
  await new ProcedureForm(page).start('Air attack')

  await test.step('eight dive bombers, three dice on target', async () => {
    await answers.press('g')
    await answers.press('Enter')
    await expect(answers.asked).toBeFocused()
    size = await play.shown.boundingBox()
    await answers.dice('VS-8', '15', '15', '14')
  })

  await test.step('their hits and what each does are typed in one form; the second attack is as the first', async () => {
    await expect(answers.asked).toBeFocused()
    expect(await play.shown.boundingBox(), 'the card keeps its size above a form').toEqual(size)
    for (const key of ['2', 'Enter', '6', 'Enter', '4', 'Enter', '1', 'Enter', 'Enter', '1']) await answers.press(key)
    await answers.press('Control+Enter')
    await answers.decide('shall later hits of this kind', 'n')
    await expect(page.locator('.dialogue-panel')).toContainText('Hits 2, F 6, S 4, CV 1 · Hits 1, F 6, S 4, CV 1')
  })

  await test.step('each has its critical', async () => {
    for (let hit = 1; hit <= 5; hit++) {
      await expect(page.getByText('what is hit?').first()).toBeVisible()
      expect(await play.shown.boundingBox(), 'and above twenty answers').toEqual(size)
      await answers.dice('what is hit', '05')
    }
    await answers.apply()
  })

  expect(answers.pressed).toBeLessThanOrEqual(35)
  await expect(play.fleet.ship('Shōkaku Vice')).toContainText('10')
  await page.keyboard.press('Control+z')
  await expect(play.fleet.ship('Shōkaku Vice')).toContainText('40')
})

test('twenty faces of a critical on a battlecruiser are read whole on a club laptop', async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 1366, height: 768 })
  const play = await new LibraryPage(page).startScenario('Off the Santa Cruz Islands, 1942')
  const answers = new TypedAnswers(page)
  await play.goTo('Action')
  await new ProcedureForm(page).play('Air attack', { 'Which stand': 'VS-8', 'At whom': 'Kirishima' })
  await answers.dice('VS-8', '15')
  await test.step('the first of three dice is there after a reload, and so are figures', async () => {
    await page.reload()
    await answers.dice('VS-8', '02', '02')
    await answers.asked.press('3')
    await page.reload()
    await expect(answers.asked).toHaveValue('3')
  })
  await page.setViewportSize({ width: 500, height: 700 })
  await expect.poll(() => layoutProblems(page)).toEqual([])
  await page.setViewportSize({ width: 1366, height: 768 })
  await answers.figures('hits on Kirishima', [1, 2, 6, 10])
  await answers.decide('shall later hits of this kind', 'n')
  const panel = page.locator('.question-panel')
  await expect(panel).toContainText('Kirishima: what is hit?')
  await expect(panel.getByText('Weapons')).toBeVisible()
  const isCut = () =>
    panel.locator('.asked').evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
  expect([await isCut(), await layoutProblems(page)]).toEqual([false, []])

  await test.step('a table of three rows, and figures of three hits with what they stand for', async () => {
    const form = new ProcedureForm(page)
    const close = page.getByRole('button', { name: 'Close for now; the dialogue stays open' })
    for (const [title, figure, many, last] of [
      ['Critical damage', 'Critical value', '40', 'Then fuel, or weapons'],
      ['A hit called at the table', 'Hits', '3', 'Enter takes a row that is as the one above.'],
    ] as const) {
      await close.click()
      await form.start(title)
      await form.of(title).getByRole('combobox', { name: 'Ship hit' }).selectOption({ label: 'Enterprise' })
      await form.of(title).getByText('under water', { exact: true }).click()
      await form.of(title).getByText('bow', { exact: true }).click()
      // A figure that is not left yet moves the button on the press.
      await form.of(title).getByRole('spinbutton', { name: figure }).fill(many)
      await form.begin.click()
      await expect(panel.getByText(last)).toBeInViewport({ ratio: 1 })
      expect([await isCut(), await layoutProblems(page)]).toEqual([false, []])
    }
  })
})
