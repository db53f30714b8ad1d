import { rulesPacks } from '../../shared/rules/index'
import { writeClubFleet } from '../../scripts/club-night/club-fleet'
import { Expert } from '../../scripts/club-night/expert'
import { Keys } from '../../scripts/club-night/keys'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { PlayPage } from '../pages/play-page'
import { ShipCard } from '../pages/ship-card'

test('a whole turn without a mouse', async ({ app }) => {
  const { page } = app
  const { keyboard } = page
  const library = new LibraryPage(page)
  const play = new PlayPage(page)
  const majestic = new ShipCard(page, 'majestic')

  await test.step('the action is started', async () => {
    await library.start.focus()
    await keyboard.press('Enter')
    await expect(play.card(majestic)).toBeVisible()
  })

  await test.step('arrows go from box to box, and over the gaps between them', async () => {
    await keyboard.press('c')
    await expect(majestic.grid).toBeFocused()
    await expect(majestic.grid).toHaveAccessibleName(/hull/)
    await keyboard.press('Home')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(majestic.cursor).toHaveAccessibleName(/deck 3/)
    const before = await majestic.cursor.getAttribute('aria-label')
    await keyboard.press('ArrowRight')
    await expect(majestic.cursor).not.toHaveAccessibleName(before!)
  })

  await test.step('space marks and clears, letters give the other marks', async () => {
    await keyboard.press('Space')
    await expect(majestic.cursor).toHaveAccessibleName(/struck$/)
    await keyboard.press('Space')
    await expect(majestic.cursor).not.toHaveAccessibleName(/struck$/)
    await keyboard.press('b')
    await expect(majestic.cursor).toHaveAccessibleName(/burning$/)
  })

  await test.step('Enter offers all marks of the box, and Escape gives the keys back to it', async () => {
    await keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitemcheckbox', { name: 'burning' })).toBeChecked()
    await keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(majestic.grid).toBeFocused()
  })

  await test.step('digits set a track', async () => {
    await majestic.goTo(/: Fire$/)
    await keyboard.press('4')
    await expect(play.fleet.ship('Majestic').getByTitle('Fire level 4')).toBeVisible()
    await keyboard.press('Shift+Tab')
    await expect(majestic.grid).toHaveAccessibleName(/Flotation/)
    await keyboard.press('2')
    await keyboard.press('4')
    await expect(play.fleet.ship('Majestic').getByTitle('Flotation 24 of 30')).toBeVisible()
  })

  await test.step('the next ship, and back', async () => {
    await keyboard.press(']')
    await expect(play.card(new ShipCard(page, 'magnificent'))).toBeVisible()
    await keyboard.press('[')
    await expect(play.card(majestic)).toBeVisible()
  })

  await test.step('undo and redo', async () => {
    await keyboard.press('Control+z')
    await expect(play.fleet.ship('Majestic').getByTitle('Flotation 30 of 30')).toBeVisible()
    await keyboard.press('Control+y')
    await expect(play.fleet.ship('Majestic').getByTitle('Flotation 24 of 30')).toBeVisible()
  })

  await test.step('the next turn begins', async () => {
    await play.next.focus()
    for (const phase of ['Initiative', 'Movement', 'Hazards', 'Gunnery', 'Morale']) {
      await keyboard.press('Enter')
      await expect(play.now).toHaveText(phase)
    }
    await keyboard.press('Enter')
    await expect(play.turn).toHaveText(/Turn\s*2/)
  })

  await test.step('the keys are listed', async () => {
    await keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys of the play view' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('figures are picked by typing them; print and settings have their keys at the table', async ({ app }) => {
  const { keyboard } = app.page
  const play = await new LibraryPage(app.page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapFigure('torpedoes')
  await expect(play.figure(10)).toBeFocused()
  await keyboard.press('7')
  await expect(play.figure(7)).toBeFocused()
  await keyboard.press('Enter')
  await expect(play.dialog).toHaveCount(0)
  await expect(play.log.entry('Majestic, torpedoes left 7')).toBeVisible()

  await test.step('Escape leaves a figure as it was', async () => {
    await majestic.tapFigure('torpedoes')
    await keyboard.press('3')
    await keyboard.press('Escape')
    await expect(play.dialog).toHaveCount(0)
    await expect(play.saved).toHaveText(/line 1$/)
  })

  await keyboard.press('Control+p')
  await expect(app.page.getByRole('dialog', { name: /^Print: / })).toBeVisible()
  await keyboard.press('Escape')
  await expect(play.dialog).toHaveCount(0)
  await keyboard.press('Control+,')
  await expect(app.page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(play.dialog).toHaveCount(0)
})

for (const pack of rulesPacks.filter(({ id }) => id !== 'field-battle')) {
  test(`a turn of ${pack.id} by what is due, typed dice and the next phase: no click and no Tab`, async ({ app }) => {
    const { page, libraryFolder } = app
    const play = new PlayPage(page)
    await page.setViewportSize({ width: 1366, height: 768 })
    const keys = await Keys.on(page)
    const game = await writeClubFleet(libraryFolder, pack, 6)
    await page.goto(new URL(`/#/play/${game}`, page.url()).href)
    await page.reload()
    await expect(play.turn).toHaveText(/Turn\s*1$/)
    const expert = new Expert(page, pack, keys)
    await expert.playTurn()
    await expect(play.turn).toHaveText(/Turn\s*2$/)
    const { dice, clicks, tabs } = keys.take()
    expect(dice).toBeGreaterThan(0)
    expect({ clicks, tabs }).toEqual({ clicks: 0, tabs: 0 })
  })
}
