import { readFile, rename, rm, writeFile } from 'node:fs/promises'
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

test('a journal that another program overwrites during the game is restored with the next mark, and the page says so', async ({
  app,
  play,
}) => {
  const majestic = await play.open('majestic')
  for (const box of ['4-3', '5-3', '6-3']) await majestic.tapBox(box)
  await expect(play.saved).toHaveText(/^Saved\s*line 3$/)
  const folder = join(app.libraryFolder, game)
  const file = join(folder, 'journal.jsonl')
  const sound = await readFile(file)
  const foreign = Buffer.alloc(sound.length + 7, 'not a journal ')
  await writeFile(file, foreign, { flag: 'r+' })

  await majestic.tapBox('7-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 4$/)
  await expect(play.findings).toContainText('saved beside it as journal.overwritten-1.jsonl')
  expect((await readFile(file)).subarray(0, sound.length).equals(sound)).toBe(true)
  expect((await readFile(join(folder, 'journal.overwritten-1.jsonl'))).equals(foreign)).toBe(true)
})

test('a journal without its first line, and without a copy, is set aside by name with the reason, and left as it is', async ({
  app,
  play,
}) => {
  await expect(play.saved).toHaveText(/^Saved/)
  await app.close()
  const file = join(app.libraryFolder, game, 'journal.jsonl')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Off Ushant', 'Off Brest'))
  await rm(join(app.libraryFolder, game, 'head.json'))
  const before = await readFile(file)

  await app.start()
  const { setAside, start, goOn } = new LibraryPage(app.page)
  await setAside.getByRole('button', { name: 'Show' }).click()
  await expect(setAside).toContainText('journal.jsonl')
  await expect(setAside).toContainText(
    'The first line of the journal, which lists the ships, cannot be read, and there is no good copy of it',
  )
  expect(await readFile(file)).toEqual(before)
  await expect(goOn).toHaveCount(0)
  await expect(start).toBeVisible()
})
