import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

test('an evening of three turns', async ({ app }) => {
  const library = new LibraryPage(app.page)

  await test.step('the first start opens on an action that can be played', async () => {
    await expect(app.page.getByRole('heading', { level: 1 })).toHaveText('Off Ushant, 1898')
    await expect(app.page.getByText('Tap a box to mark it, tap again to clear.')).toBeVisible()
  })
  const play = await library.startAction()
  const majestic = await play.open('majestic')

  await test.step('turn 1: a tap marks, a second tap clears', async () => {
    const fresh = await majestic.drawing()
    await majestic.tapBox('6-3')
    await expect(majestic.cursor).toHaveAccessibleName(/section 6, deck 3.*struck$/)
    await expect(play.fleet.ship('Majestic').getByTitle('one box struck')).toBeVisible()
    await majestic.tapBox('6-3')
    await expect(majestic.cursor).not.toHaveAccessibleName(/struck$/)
    expect(await majestic.drawing()).toBe(fresh)
    await majestic.tapBox('6-3')
    await expect(play.saved).toHaveText(/^Saved\s*line 3$/)
  })

  await test.step('the right button and a hold offer the other marks', async () => {
    await majestic.rightClickBox('5-5')
    await majestic.choose('flooded')
    await expect(majestic.cursor).toHaveAccessibleName(/flooded$/)
    await majestic.holdBox('5-6')
    await majestic.choose('out of action')
    await majestic.holdBox('5-6')
    await majestic.choose('repaired')
    await expect(majestic.cursor).toHaveAccessibleName(/out of action, repaired$/)
  })

  await test.step('a tool of the mark bar changes what a tap does', async () => {
    await play.take('Burning')
    await majestic.tapBox('2-3')
    await expect(majestic.cursor).toHaveAccessibleName(/burning$/)
    await play.take('Note')
    await majestic.tapBox('2-3')
    await play.write('Text of the note', 'Paint locker alight')
    await expect(play.inspector).toContainText('Turn 1: Paint locker alight')
    await play.take('Struck')
  })

  await test.step('tracks are set by a tap, taken back by another, or picked in one go', async () => {
    await majestic.tapTrack('fire', 3)
    await expect(play.fleet.ship('Majestic').getByTitle('Fire level 3')).toBeVisible()
    await majestic.tapTrack('fire', 3)
    await expect(play.fleet.ship('Majestic').getByTitle('Fire level 2')).toBeVisible()
    await majestic.tapFigure('torpedoes')
    await play.pick(8)
    await expect(play.log.entry(/Majestic, torpedoes left 8/)).toBeVisible()
    await majestic.tapTrack('flotation', 12)
    await expect(play.fleet.ship('Majestic').getByTitle('Flotation 12 of 30')).toBeVisible()
  })

  await test.step('the sequence of the turn is offered and never forced', async () => {
    await expect(play.now).toHaveText('Torpedoes')
    await play.next.click()
    await expect(play.now).toHaveText('Initiative')
    await play.goTo('Morale')
    await expect(play.now).toHaveText('Morale')
    await play.goTo('Gunnery')
    await expect(play.now).toHaveText('Gunnery')
  })

  const martel = await play.open('charles-martel')
  await test.step('turn 2: the other side is hit', async () => {
    await play.goTo('Morale')
    await play.next.click()
    await expect(play.turn).toHaveText(/Turn\s*2/)
    await martel.tapBox('5-3')
    await martel.tapTrack('propulsion', 2)
    await expect(play.fleet.ship('Charles Martel').getByTitle('one box struck')).toBeVisible()
    await expect(play.saved).toHaveText(/^Saved/)
  })

  await test.step('undo names each step on a button that does not move', async () => {
    const places = () => Promise.all([play.undo, play.redo, play.next].map((button) => button.boundingBox()))
    const before = await places()
    await expect(play.undo).toHaveAccessibleName(/Charles Martel/)
    await play.undo.click()
    await expect(play.undo).toHaveAccessibleName('Undo Charles Martel, cell 5·3 struck')
    await play.undo.click()
    await expect(play.fleet.ship('Charles Martel').getByTitle(/box/)).toHaveCount(0)
    await expect(play.undo).toHaveAccessibleName('Undo turn 2, torpedoes')
    await expect(play.redo).toHaveAccessibleName('Redo Charles Martel, cell 5·3 struck')
    expect(await places()).toEqual(before)
    await play.undo.click()
    await expect(play.turn).toHaveText(/Turn\s*1/)
    await play.redo.click()
    await play.redo.click()
    await expect(play.turn).toHaveText(/Turn\s*2/)
    await expect(play.fleet.ship('Charles Martel').getByTitle('one box struck')).toBeVisible()
  })

  await test.step('turn 3 is restarted from the menu, and undo brings it back', async () => {
    await play.goTo('Morale')
    await play.next.click()
    await expect(play.turn).toHaveText(/Turn\s*3/)
    await martel.tapBox('6-3')
    await martel.tapBox('7-3')
    await expect(play.fleet.ship('Charles Martel').getByTitle('3 boxes struck')).toBeVisible()
    await play.restartTurn()
    await play.confirm('Restart turn 3')
    await expect(play.turn).toHaveText(/Turn\s*3/)
    await expect(play.fleet.ship('Charles Martel').getByTitle('one box struck')).toBeVisible()
    await play.undo.click()
    await expect(play.fleet.ship('Charles Martel').getByTitle('3 boxes struck')).toBeVisible()
  })
})
