import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

test.use({ viewport: { width: 1440, height: 900 } })

const game = 'games/off-ushant-1898'

test('a disk that refuses is told, the marks stay, and all is saved when it is well again', async ({ app }) => {
  const folder = join(app.libraryFolder, game)
  let play = await new LibraryPage(app.page).startAction()
  let majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await majestic.tapBox('5-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 2$/)

  await rename(folder, `${folder} elsewhere`)
  await expect(play.saved).toHaveText('Not saved')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/^Not saved\s*1 in memory$/)
  await expect(play.reasonNotSaved).toBeVisible()
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

test('a journal without its first line is set aside by name with the reason, and left as it is', async ({ app }) => {
  const play = await new LibraryPage(app.page).startAction()
  await expect(play.saved).toHaveText(/^Saved/)
  await app.close()
  const file = join(app.libraryFolder, game, 'journal.jsonl')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Off Ushant', 'Off Brest'))
  const before = await readFile(file)

  await app.start()
  const { setAside, start, goOn } = new LibraryPage(app.page)
  await setAside.getByRole('button', { name: 'Show' }).click()
  await expect(setAside).toContainText('journal.jsonl')
  await expect(setAside).toContainText(
    'The first line of the journal, which holds the ships, cannot be read. The file was left as it is',
  )
  expect(await readFile(file)).toEqual(before)
  await expect(goOn).toHaveCount(0)
  await expect(start).toBeVisible()
})
