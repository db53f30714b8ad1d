import { expect, test } from '../fixtures/app'
import { BattleTable } from '../pages/battle-table'
import { LibraryPage } from '../pages/library-page'

/** Who throws the dice of each turn: both ways lead through a whole turn, and a battle may go from one to the other. */
const turns = [
  { turn: 1, dice: 'typed' },
  { turn: 2, dice: 'app' },
] as const

test('two turns of battle by the rules, real dice are typed or the app rolls', async ({ app }) => {
  test.setTimeout(120_000)
  const play = await new LibraryPage(app.page).startAction()
  const battle = new BattleTable(app.page)
  const salvoes = { typed: 0, app: 0 }

  for (const { turn, dice } of turns) {
    await test.step(`turn ${turn}, ${dice === 'app' ? 'the app rolls' : 'real dice are typed'}`, async () => {
      await expect(play.turn).toHaveText(new RegExp(`Turn\\s*${turn}$`))
      await battle.workOff(dice)
      await play.goTo('Initiative')
      expect(await battle.workOff(dice)).toBeGreaterThan(0)
      await play.goTo('Movement')
      expect(await battle.workOff(dice)).toBeGreaterThan(0)
      await play.goTo('Hazards')
      await battle.workOff(dice)
      await play.goTo('Gunnery')
      salvoes[dice] += await battle.workOff(dice)
      await play.goTo('Morale')
      await battle.workOff(dice)
      await play.next.click()
    })
  }

  expect(salvoes.typed).toBeGreaterThanOrEqual(1)
  expect(salvoes.app).toBeGreaterThanOrEqual(1)
  await test.step('the fleets show their damage, also after a restart', async () => {
    await expect(play.turn).toHaveText(/Turn\s*3$/)
    await expect(play.saved).toHaveText(/^Saved/)
    const rail = await play.fleet.text()
    const line = await play.saved.textContent()
    await app.kill()
    await app.start()
    const again = await new LibraryPage(app.page).continueGame()
    await expect(again.saved).toHaveText(line!)
    expect(await again.fleet.text()).toEqual(rail)
  })
})
