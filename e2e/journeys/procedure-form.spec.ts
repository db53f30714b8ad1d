import { expect, test } from '../fixtures/app'
import { ProcedureForm } from '../pages/procedure-form'

test('the form of a squadron’s fire: defaults, the sum, the odds, and Enter starts it', async ({ app, play }) => {
  const form = new ProcedureForm(app.page)
  await play.goTo('Gunnery')
  await expect(form.order.getByRole('button').first()).toContainText('1st Division')

  await test.step('what is next has the keys, and every field is at its usual value', async () => {
    await form.due.first().focus()
    await expect(form.due.first()).toContainText('1st Division fires')
    await app.page.keyboard.press('Enter')
    await expect(form.begin).toBeFocused()
    await expect(form.range).toHaveAttribute('aria-valuetext', '32″')
    await expect(form.of('Gunnery').getByRole('combobox', { name: 'Target' })).toHaveValue('charles-martel')
  })

  await test.step('the sum follows the range, figure by figure', async () => {
    for (const letter of ['Y', 'B', 'E', 'F']) await form.tick(letter, false)
    await form.range.focus()
    await app.page.keyboard.type('14')
    await expect(form.sum).toContainText('Z gun at 14″ table, 9″ to 16″, penetration 9')
    await expect(form.sum).toContainText('320 % = 3 straddles and 20 % for one more')
    await expect(form.odds).toContainText('4 straddles 20 %')
    await expect(form.odds).toContainText(/blows up/)
  })

  await test.step('a problem is shown beside its field, and nothing starts', async () => {
    for (const ship of [/^Majestic/, /^Magnificent/, /^Empress of India/]) await form.tick(ship, false)
    await expect(form.of('Gunnery').getByRole('alert')).toHaveText('Choose at least one ship to fire.')
    await expect(form.begin).toBeDisabled()
    await form.tick(/^Majestic/, true)
    await expect(form.sum).toContainText('4 guns')
    await expect(play.saved).toHaveText(/line 1$/)
  })

  await form.begin.focus()
  await app.page.keyboard.press('Enter')
  await expect(play.saved).toHaveText(/line 2$/)
  await expect(form.begin).toHaveCount(0)
})

test('aids are looked into, house rules changed, templates lifted by hand', async ({ app, play }) => {
  const form = new ProcedureForm(app.page)

  await test.step('what she can fire, how fast they may go', async () => {
    await play.fleet.order('Majestic', 'Gunnery card')
    await expect(play.dialog).toContainText('Guns of Majestic that bear')
    await play.confirm('Done')
    await play.fleet.order('1st Division', 'Movement')
    await expect(play.dialog).toContainText('All ships can make 10 to 16.')
    await play.confirm('Done')
  })

  await test.step('a contradiction is refused beside the rule', async () => {
    await app.page.getByTitle('Change weather and table').or(play.fleet.rail.locator('.foot')).first().click()
    await play.confirm('House rules')
    const rule = (name: string) => play.dialog.getByLabel(name)
    await rule('When damage control is made').selectOption('endOfFiring')
    await rule('When damage control is made').selectOption('afterOwnFire')
    await rule('When gunfire counts').selectOption('simultaneous')
    await expect(play.dialog.getByRole('alert')).toContainText('contradicts')
    await expect(rule('When gunfire counts')).toHaveValue('alternate')
    await play.confirm('Done')
    await expect(play.saved).toHaveText(/line 2$/)
  })

  await test.step('a template is placed, listed and lifted', async () => {
    await form.start('Fire torpedoes')
    await form.begin.click()
    await app.page.keyboard.press('Enter')
    await expect(form.markers).toContainText('turn 1')
    await form.markers.getByRole('button').click()
    await expect(form.markers).toHaveCount(0)
    await play.undo.click()
    await expect(form.markers).toContainText('turn 1')
  })
})
