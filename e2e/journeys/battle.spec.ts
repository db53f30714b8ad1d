import { expect, test } from '../fixtures/app'
import { BattleTable } from '../pages/battle-table'
import { LibraryPage } from '../pages/library-page'

test.use({ viewport: { width: 1440, height: 900 } })

for (const dice of ['app', 'typed'] as const) {
  test(`three turns of battle by the rules, ${dice === 'app' ? 'the app rolls' : 'real dice are typed'}`, async ({
    app,
  }) => {
    test.setTimeout(150_000)
    const play = await new LibraryPage(app.page).startAction()
    const battle = new BattleTable(app.page)
    let salvoes = 0

    for (const turn of [1, 2, 3]) {
      await test.step(`turn ${turn}`, async () => {
        await expect(play.turn).toHaveText(new RegExp(`Turn\\s*${turn}$`))
        await battle.workOff(dice)
        await play.goTo('Initiative')
        expect(await battle.workOff(dice)).toBeGreaterThan(0)
        await play.goTo('Movement')
        expect(await battle.workOff(dice)).toBeGreaterThan(0)
        await play.goTo('Hazards')
        await battle.workOff(dice)
        await play.goTo('Gunnery')
        salvoes += await battle.workOff(dice)
        await play.goTo('Morale')
        await battle.workOff(dice)
        await play.next.click()
      })
    }

    expect(salvoes).toBeGreaterThanOrEqual(3)
    await test.step('the fleets bear what was done to them, and bear it after a restart', async () => {
      await expect(play.turn).toHaveText(/Turn\s*4$/)
      await expect(play.saved).toHaveText(/^Saved/)
      const rail = await play.fleet.rail.innerText()
      const line = await play.saved.textContent()
      await app.kill()
      await app.start()
      const again = await new LibraryPage(app.page).continueGame()
      await expect(again.saved).toHaveText(line!)
      expect(await again.fleet.rail.innerText()).toBe(rail)
    })
  })
}
