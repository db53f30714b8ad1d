import { expect, test } from '../fixtures/app'
import { ProcedureForm } from '../pages/procedure-form'

test('aids are looked into, templates lifted by hand', async ({ app, play }) => {
  const form = new ProcedureForm(app.page)

  await test.step('what she can fire, how fast they may go', async () => {
    await play.fleet.order('Majestic', 'Gunnery card')
    await expect(play.dialog).toContainText('Guns of Majestic that bear')
    await play.confirm('Done')
    await play.fleet.order('1st Division', 'Movement')
    await expect(play.dialog).toContainText('All ships can make 10 to 16.')
    await play.confirm('Done')
  })

  await test.step('a template is placed, listed and lifted', async () => {
    await form.start('Fire torpedoes')
    const torpedoes = form.of('Fire torpedoes')
    // A button that is greyed leaves the focus to the page, and the inspector takes it.
    await torpedoes.locator('.number button:disabled').click({ force: true })
    await app.page.keyboard.press('2')
    await expect(torpedoes.getByRole('spinbutton')).not.toBeFocused()
    await app.page.locator('.inspector-words').click()
    await app.page.keyboard.press('Enter')
    await expect(form.markers).toContainText('turn 1')
    await form.markers.getByRole('button').click()
    await expect(form.markers).toHaveCount(0)
    await play.undo.click()
    await expect(form.markers).toContainText('turn 1')
  })

  await test.step('whose it is reads whole beside a long title on a club laptop', async () => {
    await app.page.setViewportSize({ width: 1366, height: 768 })
    await play.goTo('Gunnery')
    await form.start('Squadron has fired or passes')
    const squadron = form.of('Squadron has fired or passes').getByRole('combobox')
    const isWhole = (select: HTMLElement) => {
      const { offsetWidth } = select
      select.style.flex = 'none'
      return offsetWidth >= select.offsetWidth
    }
    expect(await squadron.evaluate(isWhole)).toBe(true)
  })
})
