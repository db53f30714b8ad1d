import { expect, test } from '../fixtures/app'
import { BattleTable } from '../pages/battle-table'
import { ProcedureForm } from '../pages/procedure-form'
import { LibraryPage } from '../pages/library-page'

test('what players settle among themselves is entered by itself in a night action', async ({ app }) => {
  test.setTimeout(90_000)
  const { page } = app
  const play = await new LibraryPage(page).startScenario('Ironbottom Sound, 1942')
  const battle = new BattleTable(page)
  const form = new ProcedureForm(page)

  await test.step('one pair of eyes sees beyond 60 inches, and nothing stops', async () => {
    await page.getByRole('button', { name: /visibility base/ }).click()
    await play.dialog.getByLabel('Visibility base').fill('60')
    await play.confirm('Done')
    await form.start('One pair of eyes')
    for (const fact of ['Target is firing', 'Target lit up, lighting or burning', 'Held on radar already']) {
      await form.of('One pair of eyes').getByRole('checkbox', { name: fact }).check({ force: true })
    }
    await battle.playDialogue('typed')
    await expect(play.log.entry(/ sees .* out to [78]\d″/)).toBeVisible()
  })

  await test.step('a 14 inch shell that was called goes through the damage of the rules', async () => {
    await form.start('A hit called at the table')
    const called = form.of('A hit called at the table')
    await called.getByRole('combobox', { name: 'Size' }).selectOption({ label: '14″' })
    await expect(form.odds).toContainText('points')
    await called.getByRole('checkbox', { name: 'Waits for the damage phase' }).uncheck({ force: true })
    await battle.playDialogue('typed')
    await expect(play.log.entry(/^.?One hit on Cushing/)).toBeVisible()
  })
})
