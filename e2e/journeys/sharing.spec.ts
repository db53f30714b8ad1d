import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleText } from '../../shared/documents/bundle'
import type { LibraryDocument } from '../../shared/documents/formats'
import { expect, test } from '../fixtures/app'
import { DeckTablePage } from '../pages/deck-table'
import { layoutProblems } from '../pages/layout-problems'
import { LibraryPage } from '../pages/library-page'

test('a bundle is looked at, taken in with a decision for each that differs, and taken out again by one undo', async ({
  app,
}) => {
  const library = new LibraryPage(app.page)
  await expect(library.start).toBeVisible()
  const shelf = join(app.libraryFolder, 'ships', 'perfidious-albion')
  const mikasa = JSON.parse(await readFile(join(shelf, 'mikasa.ship.json'), 'utf8')) as LibraryDocument
  const before = await readdir(shelf)
  const bundle = bundleText({
    from: 'Bertie',
    saved: Date.UTC(2026, 10, 20),
    documents: [
      { ...mikasa, year: 1903 },
      { ...mikasa, slug: 'shikishima', name: 'Shikishima' },
      { ...mikasa, slug: 'asahi-2', year: 1 },
    ] as LibraryDocument[],
    games: [],
  })
  if (!bundle.ok) throw new Error(bundle.code)

  await test.step('nothing is changed by looking', async () => {
    await library.chooseFile('club-night.spotting', bundle.value)
    await expect(app.page.getByRole('heading', { level: 1, name: 'Bring in' })).toBeVisible()
    await expect(app.page.getByText('from Bertie, 20 November')).toBeVisible()
    await expect(app.page.getByRole('row', { name: /^year/ })).toContainText('1903')
    await expect(app.page.getByText('Refused, 1', { exact: true })).toBeVisible()
    expect(await readdir(shelf)).toEqual(before)
    expect(await layoutProblems(app.page)).toEqual([])
  })

  await test.step('both: theirs gets a name of its own', async () => {
    await app.page.keyboard.press('b')
    await app.page.keyboard.press('Enter')
    await expect(library.news.filter({ hasText: '2 things are in the library' })).toBeVisible()
    expect(await readdir(shelf)).toEqual([...before, 'mikasa-2.ship.json', 'shikishima.ship.json'].toSorted())
    await expect(app.page.getByRole('link', { name: /^Mikasa of Bertie/ })).toBeVisible()
  })

  await test.step('one undo takes all of it out again', async () => {
    await app.page.getByRole('button', { name: 'Take it out again' }).click()
    await expect(app.page.getByRole('link', { name: /^Shikishima/ })).toHaveCount(0)
    expect(await readdir(shelf)).toEqual(before)
  })
})

test('a table of ships that was left by going back holds up no file after it', async ({ app }) => {
  const library = new LibraryPage(app.page)
  await expect(library.start).toBeVisible()
  const heading = app.page.getByRole('heading', { level: 1, name: 'Bring in' })
  const heads = 'Name,Class,Nation,Year,Displacement,Speed,Belt,Main guns,Secondary guns,Notes'
  await library.chooseFile('ships.csv', `${heads}\r\nHatsuse,Shikishima,Japan\r\nYashima,Fuji,Japan\r\n`)
  await expect(heading).toBeVisible()
  await expect(app.page.getByText('ships.csv', { exact: true })).toBeVisible()
  await app.page.setViewportSize({ width: 1366, height: 768 })
  expect(await layoutProblems(app.page), 'every column is in sight').toEqual([])
  await app.page.goBack()
  await expect(library.start).toBeVisible()
  const shelf = join(app.libraryFolder, 'ships', 'perfidious-albion')
  const mikasa = JSON.parse(await readFile(join(shelf, 'mikasa.ship.json'), 'utf8')) as LibraryDocument
  const bundle = bundleText({
    from: 'Bertie',
    saved: 1,
    documents: [{ ...mikasa, slug: 'hatsuse', name: 'Hatsuse' } as LibraryDocument],
    games: [],
  })
  if (!bundle.ok) throw new Error(bundle.code)
  await library.chooseFile('club-night.spotting', bundle.value)
  await expect(heading).toBeVisible()
  await expect(app.page.getByRole('button', { name: 'Bring in 1 thing' })).toBeVisible()
})

test('a battle is shared with its ships and goes into another library; a ship is removed and put back', async ({
  app,
}) => {
  const library = new LibraryPage(app.page)
  await library.show('Scenarios')
  await app.page.getByRole('button', { name: /^More for/ }).click()
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    app.page.getByRole('menuitem', { name: 'Share' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toMatch(/\.spotting$/)
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    '$schema',
    'format',
    'version',
    'from',
    'saved',
    'ships',
    'scenarios',
  ])

  await library.openShip('Mikasa')
  await app.page.getByRole('button', { name: 'More for Mikasa' }).click()
  const where = app.page.getByRole('menuitem', { name: 'Where the file lies' })
  await expect(app.page.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
  // A shell that can shows it in the file manager.
  if ((await where.count()) > 0) {
    await where.click()
    await expect(library.news.filter({ hasText: app.libraryFolder })).toContainText('mikasa.ship.json')
    await app.page.getByRole('button', { name: 'More for Mikasa' }).click()
  }
  await app.page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(app.page.getByRole('link', { name: /^Mikasa/ })).toHaveCount(0)
  await app.page.getByRole('button', { name: 'Put back' }).click()
  await expect(app.page.getByRole('link', { name: /^Mikasa/ })).toBeVisible()
})

test('a game goes out as one file, is looked at without being taken, and is gone on with', async ({ app }) => {
  const library = new LibraryPage(app.page)
  const play = await library.startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 1$/)
  await play.toLibrary()
  await library.show('Games')
  const [download] = await Promise.all([app.page.waitForEvent('download'), library.shareGame('Off Ushant, 1898')])
  await library.remove('Off Ushant, 1898')
  await library.chooseFile(download.suggestedFilename(), await readFile(await download.path(), 'utf8'))

  await app.page.getByRole('button', { name: 'Look at it' }).click()
  await expect(app.page.getByText('nothing of it is in the library')).toBeVisible()
  await app.page.getByRole('button', { name: 'Replay' }).click()
  await app.page.getByRole('button', { name: 'To the end' }).click()
  await expect(app.page.getByText('Line 1 of 1')).toBeVisible()
  expect(await layoutProblems(app.page)).toEqual([])
  await app.page.keyboard.press('Escape')

  await library.takeIn()
  const again = await library.continueGame()
  await expect(again.saved).toHaveText(/^Saved\s*line 1$/)
  await (await again.open('majestic')).tapBox('7-3')
  await expect(again.saved).toHaveText(/^Saved\s*line 2$/)
})

test('a game that hides cards says so before it is shared, and offers its report instead', async ({ app, play }) => {
  const { page } = app
  const library = new LibraryPage(page)
  const decks = new DeckTablePage(page)
  await decks.open()
  await decks.layOutDeck('Royal Navy')
  await expect(play.saved).toHaveText(/^Saved/)
  await play.toLibrary()
  await library.show('Games')
  await page.getByRole('button', { name: 'Share Off Ushant, 1898' }).click()
  await expect(page.getByRole('dialog')).toContainText('hidden cards and the umpire’s notes too')
  await page.getByRole('button', { name: 'To its report' }).click()
  await page.waitForURL(/#\/report\//)
  await page.goBack()
  const [download] = await Promise.all([page.waitForEvent('download'), library.shareGame('Off Ushant, 1898')])
  expect(await readFile(await download.path(), 'utf8')).toContain('"kind":"sealed"')
})
