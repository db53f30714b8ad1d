import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import { layoutProblems } from '../pages/layout-problems'
import { LibraryPage } from '../pages/library-page'

const ships = 'ships/perfidious-albion'

test('what happens to the files of the library is noticed', async ({ app }) => {
  const library = new LibraryPage(app.page)
  await library.show('Ships')
  const file = join(app.libraryFolder, ships, 'mikasa.ship.json')
  // The fleet is copied into a new library while the first page is there already.
  await expect(app.page.getByRole('link', { name: /^Mikasa/ })).toBeVisible()
  const mikasa = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>

  await test.step('a ship renamed with an editor has her new name', async () => {
    await writeFile(file, JSON.stringify({ ...mikasa, name: 'Mikasa as rebuilt' }))
    await expect(app.page.getByRole('link', { name: /^Mikasa as rebuilt/ })).toBeVisible()
  })

  await test.step('an unreadable file is set aside by name with its reason, and the rest is here', async () => {
    const [count] = /\d+/.exec((await app.page.getByText(/^\d+ ships$/).textContent()) ?? '') ?? []
    await writeFile(file, '{ "format": "spotting-top/ship", "version": 1, "name": ')
    await expect(library.setAside).toContainText(/It was left where it is\.\s*Everything/)
    await expect(app.page.getByText(`${Number(count) - 1} ships`)).toBeVisible()
    await library.setAside.getByRole('button', { name: 'Show' }).click()
    await expect(library.setAside.getByRole('listitem')).toContainText(`${ships}/mikasa.ship.json`)
    await expect(library.setAside.getByRole('listitem').locator('span')).not.toBeEmpty()
    expect(await readFile(file, 'utf8')).toContain('"name": ')
  })

  await test.step('the strip stays in the library, and once dismissed it comes back with another file', async () => {
    const other = file.replace('mikasa', 'asahi-as-built')
    await library.show('Ships')
    await expect(library.setAside).toBeVisible()
    await app.page.goto(new URL('/#/decks/own/new', app.page.url()).href)
    await expect(library.setAside).toHaveCount(0)
    await app.page.goBack()
    await library.setAside.getByRole('button', { name: 'Dismiss until they change' }).click()
    await expect(library.setAside).toHaveCount(0)
    await writeFile(other, '{')
    await expect(library.setAside).toContainText('2 files could not be read')
    await rm(other)
    await library.show('Ships')
  })

  await test.step('repaired, she is back', async () => {
    await writeFile(file, JSON.stringify(mikasa))
    await expect(library.setAside).toHaveCount(0)
    await expect(app.page.getByRole('link', { name: /^Mikasa/ })).toBeVisible()
  })

  await test.step('a file taken away is a ship gone', async () => {
    await rename(file, join(app.dataFolder, 'elsewhere.json'))
    await expect(app.page.getByRole('link', { name: /^Mikasa/ })).toHaveCount(0)
  })

  await test.step('a ship is brought in', async () => {
    const shikishima = { ...mikasa, slug: 'shikishima', name: 'Shikishima' }
    await library.chooseFile('shikishima.ship.json', JSON.stringify(shikishima))
    await expect(app.page.getByText('Nothing is changed yet.')).toBeVisible()
    expect(await layoutProblems(app.page)).toEqual([])
    await library.takeIn()
    await expect(library.news.filter({ hasText: 'is in the library' })).toBeVisible()
    await expect(app.page.getByRole('link', { name: /^Shikishima/ })).toBeVisible()
    expect(await readdir(join(app.libraryFolder, ships))).toContain('shikishima.ship.json')
    await library.chooseFile(`${'x'.repeat(200)}.json`, '{}')
    await expect(library.news.filter({ hasText: 'was not brought in' })).toBeVisible()
    expect(await layoutProblems(app.page)).toEqual([])
  })
})

test('a library whose drive is gone is not called an empty one, and is back with its drive', async ({ app }) => {
  const library = new LibraryPage(app.page)
  await expect(library.start).toBeVisible()
  const away = `${app.libraryFolder} away`
  await rename(app.libraryFolder, away)
  const said = `The library folder ${app.libraryFolder} is not there. Is its drive connected?`
  await expect(app.page.getByRole('main').getByRole('status')).toHaveText(said)
  await expect(library.news.filter({ hasText: said })).toHaveCount(2)
  await expect(app.page.getByText('There is no scenario')).toHaveCount(0)
  await expect(library.setAside).toHaveCount(0)
  await rename(away, app.libraryFolder)
  await app.page.reload()
  await expect(library.start).toBeEnabled()
  await expect(library.news.filter({ hasText: 'drive' })).toHaveCount(0)
})

test('the library moves to another folder and takes its games along', async ({ app }) => {
  const library = new LibraryPage(app.page)
  const play = await library.startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/^Saved\s*line 1$/)
  await play.toLibrary()

  const settings = await library.openSettings()
  await expect(settings).toContainText(app.libraryFolder)
  const path = settings.getByLabel('Path of the folder')
  // Where the system has a picker, no path is typed.
  if ((await path.count()) === 0) {
    await expect(settings.getByRole('button', { name: /^Choose another/ })).toBeVisible()
    return
  }
  const elsewhere = join(app.dataFolder, 'Club library')
  await mkdir(elsewhere)
  await path.fill(elsewhere)
  await expect(settings.getByRole('checkbox', { name: 'Copy the present library to the new folder' })).toBeChecked()
  await settings.getByRole('button', { name: 'Use this folder' }).click()
  await expect(settings.getByText(elsewhere, { exact: true })).toBeVisible()
  expect((await readdir(elsewhere)).sort()).toEqual(expect.arrayContaining(['games', 'scenarios', 'ships']))

  await app.page.keyboard.press('Escape')
  const moved = await library.continueGame()
  await expect(moved.fleet.ship('Majestic').getByTitle('one box struck')).toBeVisible()
  await moved.next.click()
  await expect(moved.saved).toHaveText(/^Saved\s*line 2$/)
  const journal = await readFile(join(elsewhere, 'games/off-ushant-1898/journal.jsonl'), 'utf8')
  expect(journal.trim().split('\n')).toHaveLength(3)
})

test('the list of games counts what was marked a moment ago; a removed game is listed among the removed', async ({
  app,
}) => {
  const library = new LibraryPage(app.page)
  const play = await library.startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await play.toLibrary()
  await library.show('Games')
  await expect(app.page.getByText('2 entries in the log')).toBeVisible()

  const again = await library.continueGame()
  await majestic.tapBox('7-3')
  await expect(again.saved).toHaveText(/^Saved\s*line 2$/)
  await again.toLibrary()
  await library.show('Games')
  await expect(app.page.getByText('3 entries in the log')).toBeVisible()

  await library.remove('Off Ushant, 1898')
  await expect(app.page.getByText('No game yet.')).toBeVisible()
  expect(await readdir(join(app.libraryFolder, 'removed'))).toHaveLength(1)
})
