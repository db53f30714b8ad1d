import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

test('the power goes, and every mark shown as saved is there', async ({ app }) => {
  let play = await new LibraryPage(app.page).startAction()
  let brennus = await play.open('brennus')

  for (const box of ['4-3', '5-3', '6-3', '7-3', '5-4']) await brennus.tapBox(box)
  await brennus.tapTrack('fire', 2)
  await play.next.click()
  await expect(play.saved).toHaveText(/^Saved\s*line 7$/)
  const before = await brennus.drawing()

  await test.step('killed, and started again over the same folder', async () => {
    await app.kill()
    await app.start()
    const library = new LibraryPage(app.page)
    await expect(library.goOn).toHaveAccessibleName(/Off Ushant, 1898, turn 1/)
    play = await library.continueGame()
    brennus = await play.open('brennus')
  })

  await test.step('the card is as it was, and so are turn and log', async () => {
    await expect.poll(() => brennus.drawing()).toBe(before)
    await expect(play.now).toHaveText('Initiative')
    await expect(play.saved).toHaveText(/^Saved\s*line 7$/)
    await expect(play.log.line(1)).toContainText('Brennus, cell 4·3 struck')
  })

  await test.step('undo reaches back over the cut, and redo forward again', async () => {
    await expect(play.undo).toHaveAccessibleName('Undo turn 1, initiative')
    for (let step = 0; step < 7; step++) {
      await play.undo.click()
      await expect(play.saved).toHaveText(new RegExp(`line ${8 + step}$`))
    }
    await expect(play.undo).toBeDisabled()
    await expect(play.fleet.ship('Brennus').getByTitle(/struck|Fire/)).toHaveCount(0)
    for (let step = 0; step < 7; step++) {
      await play.redo.click()
      await expect(play.saved).toHaveText(new RegExp(`line ${15 + step}$`))
    }
    await expect.poll(() => brennus.drawing()).toBe(before)
  })
})
