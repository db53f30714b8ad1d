import { mkdir, readFile, readdir, rmdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'

test.use({ viewport: { width: 1440, height: 900 } })

const game = 'games/off-ushant-1898'

test('a disk that refuses is told, the marks stay, and all is saved when it is well again', async ({ app }) => {
  const folder = join(app.libraryFolder, game)
  const journal = join(folder, 'journal.jsonl')
  let play = await new LibraryPage(app.page).startAction()
  let majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await majestic.tapBox('5-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 2$/)
  await app.kill()

  // The journal has to be written anew, and something lies where the new one would be made.
  await truncate(journal, (await readFile(journal)).length - 20)
  const inTheWay = join(folder, 'journal.next.jsonl')
  await mkdir(inTheWay)

  await app.start()
  play = await new LibraryPage(app.page).continueGame()
  majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/^Not saved\s*1 in memory$/)
  await expect(play.reasonNotSaved).toBeVisible()
  await majestic.tapBox('7-3')
  await expect(play.saved).toHaveText(/^Not saved\s*2 in memory$/)
  await expect(play.fleet.ship('Majestic').getByTitle('3 boxes struck')).toBeVisible()
  const shown = await majestic.drawing()

  await rmdir(inTheWay)
  await expect(play.saved).toHaveText(/^Saved\s*line 3$/)
  expect(await majestic.drawing()).toBe(shown)
  expect(await readdir(folder)).toContainEqual(expect.stringMatching(/^journal\.torn.*\.jsonl$/))

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
