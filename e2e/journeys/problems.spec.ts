import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

const game = 'games/off-ushant-1898'

test('a disk that refuses is reported, the marks stay, and all is saved when it works again', async ({ app }) => {
  const folder = join(app.libraryFolder, game)
  let play = await new LibraryPage(app.page).startAction()
  let majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await majestic.tapBox('5-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 2$/)

  await rename(folder, `${folder} elsewhere`)
  await expect(play.saved).toHaveText(/^Paused\s*all saved so far$/)
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/^Not saved\s*1 in memory$/)
  await expect(play.reasonNotSaved).toContainText(
    'put it back under “games”, or make an empty one of its name there, and saving continues by itself. One line is kept in memory.',
  )
  await majestic.tapBox('7-3')
  await expect(play.saved).toHaveText(/^Not saved\s*2 in memory$/)
  await expect(play.fleet.ship('Majestic').getByTitle('4 boxes struck')).toBeVisible()
  const shown = await majestic.drawing()

  await test.step('who leaves is asked first, and may stay', async () => {
    await play.toLibrary()
    await expect(play.dialog).toContainText('2 marks are not saved')
    await play.confirm('Stay')
    await expect(play.saved).toHaveText(/^Not saved\s*2 in memory$/)
  })

  await rename(`${folder} elsewhere`, folder)
  await play.again.click()
  await expect(play.saved).toHaveText(/^Saved\s*line 4$/)
  expect(await majestic.drawing()).toBe(shown)

  await app.kill()
  await app.start()
  play = await new LibraryPage(app.page).continueGame()
  majestic = await play.open('majestic')
  await expect.poll(() => majestic.drawing()).toBe(shown)
})
