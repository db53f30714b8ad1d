import { expect, test } from '../fixtures/app'
import { BattleTable } from '../pages/battle-table'
import { ProcedureForm } from '../pages/procedure-form'
import { LibraryPage } from '../pages/library-page'

test('two turns of a night action with typed dice: look-outs, movement, guns, torpedoes, damage', async ({ app }) => {
  test.setTimeout(150_000)
  const play = await new LibraryPage(app.page).startScenario('Ironbottom Sound, 1942')
  const battle = new BattleTable(app.page)
  const form = new ProcedureForm(app.page)

  /** Starts a procedure with its defaults, and plays it to its entry. */
  const does = async (procedure: string) => {
    await form.start(procedure)
    await battle.playDialogue('typed')
  }

  await test.step('turn 1: look-outs, all divisions move, every squadron fires, torpedoes go, hits are worked out together', async () => {
    await does('Look-outs')
    await expect(play.log.entry(/look-outs: United States Navy/i).first()).toBeVisible()
    await play.goTo('Movement')
    await form.start('Movement')
    // The first figure goes to the first division, arrows go to the next.
    await app.page.keyboard.type('3')
    await app.page.keyboard.press('ArrowDown')
    await app.page.keyboard.type('2.75')
    await expect(form.of('Movement').getByLabel('Van destroyers, Speed')).toHaveValue('3')
    await expect(form.of('Movement').getByLabel('Cruisers, Speed')).toHaveValue('2.75')
    await battle.playDialogue('typed')
    await expect(play.log.entry(/5 divisions move/).first()).toBeVisible()
    await play.goTo('Gunfire')
    await battle.workOff('typed')
    await expect(play.log.entry(/ at .*″/).nth(1)).toBeVisible()
    await play.goTo('Torpedoes')
    await does('Launch torpedoes')
    await expect(form.markers).toContainText(' at ')
    await play.goTo('Damage')
    await battle.workOff('typed')
    await play.goTo('Damage control')
    await form.start('Repair')
    await form.of('Repair').getByRole('checkbox').first().check({ force: true })
    await battle.playDialogue('typed')
    await expect(play.log.entry(/repair/i).first()).toBeVisible()
    await play.next.click()
    await expect(play.turn).toHaveText(/Turn\s*2$/)
  })

  await test.step('turn 2: the torpedoes come up with somebody, and what they struck is worked out', async () => {
    await play.goTo('Torpedoes')
    expect(await battle.workOff('typed')).toBeGreaterThan(0)
    await play.goTo('Damage')
    await battle.workOff('typed')
    await expect(play.log.entry(/torpedo(es)? hit/).first()).toBeVisible()
  })
})
