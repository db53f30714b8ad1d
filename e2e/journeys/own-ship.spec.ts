import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShipDocument } from '#shared/documents/ship'
import { expect, test, type App } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { ShipyardPage } from '../pages/shipyard-page'

const shipsIn = (app: App) => join(app.libraryFolder, 'ships', 'perfidious-albion')
const shipFile = async (app: App, slug: string) =>
  JSON.parse(await readFile(join(shipsIn(app), `${slug}.ship.json`), 'utf8')) as ShipDocument

test('a ship is duplicated, changed on her card, kept and fought', async ({ app }) => {
  const { page } = app
  const yard = new ShipyardPage(page)

  await test.step('a starter ship is duplicated and renamed', async () => {
    await new LibraryPage(page).openShip('Majestic')
    await expect(page.getByRole('button', { name: 'Edit ship' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await expect(yard.text('Name')).toBeFocused()
    await page.keyboard.type('Royal Oak')
    await expect(yard.card).toHaveAccessibleName('Card of Royal Oak, to be changed')
  })

  await test.step('guns change letter and arc, cells armour, by keys alone', async () => {
    await yard.press('box:3-2')
    await expect(yard.chosen).toHaveAccessibleName('Section 3, deck 2. Guns Z ×2; armour 8.')
    await yard.choice('Gun').selectOption({ label: 'Y, heavy, older' })
    await yard.choice('They bear').selectOption({ label: 'right ahead' })
    await page.keyboard.press('Escape')
    await expect(yard.card).toBeFocused()
    await page.keyboard.press('6')
    await expect(yard.chosen).toHaveAccessibleName('Section 3, deck 2. Guns Y ×2; armour 6.')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('3')
    await page.keyboard.press('Control+z')
    await expect(yard.chosen).toHaveAccessibleName(/^Section 4, deck 2\. Guns B ×2; armour 5/)
    await page.keyboard.press('Control+y')
    await expect(yard.chosen).toHaveAccessibleName(/armour 3/)
  })

  await test.step('a track and the header', async () => {
    await yard.press('flotation')
    await page.keyboard.press('2')
    await page.keyboard.press('4')
    await expect(yard.chosen).toHaveAccessibleName('Flotation. 24 boxes.')
    await yard.press('class')
    await yard.number('Year').fill('1892')
  })

  await test.step('she is kept under her name, as one’s own, and the starter ship is as she was', async () => {
    const before = await shipFile(app, 'majestic')
    await page.keyboard.press('Control+s')
    await expect(yard.state).toHaveText('Saved as ships/perfidious-albion/royal-oak.ship.json')
    expect(await shipFile(app, 'royal-oak')).toMatchObject({
      name: 'Royal Oak',
      slug: 'royal-oak',
      year: 1892,
      unofficial: false,
      data: { flotation: 24 },
    })
    const { data } = await shipFile(app, 'royal-oak')
    expect(data['cells']).toContainEqual({
      at: '3-2',
      armour: 6,
      fireMark: false,
      holds: [{ kind: 'gun', letter: 'Y', count: 2, arc: 'bow', mount: 'turret' }],
    })
    expect(await shipFile(app, 'majestic')).toEqual(before)
  })

  await test.step('renamed she keeps her file', async () => {
    await yard.press('name')
    await yard.text('Name').fill('Ramillies')
    await yard.save.click()
    await expect(yard.state).toHaveText(/^Saved/)
    expect(await shipFile(app, 'royal-oak')).toMatchObject({ name: 'Ramillies', slug: 'royal-oak' })
  })

  await test.step('she joins a game and is marked', async () => {
    await yard.leave()
    await expect(page.getByRole('button', { name: 'Edit ship' })).toBeVisible()
    await page.getByRole('link', { name: 'Spotting Top, first page' }).click()
    const play = await new LibraryPage(page).startAction()
    await play.fleet.order('1st Division', 'Add a ship')
    await play.dialog.getByRole('searchbox').fill('ramillies')
    await play.confirm(/Ramillies/)
    await play.fleet.ship('Ramillies').click()
    const card = page.getByRole('grid', { name: /^Ramillies:/ })
    await card.focus()
    await page.keyboard.press('x')
    await page.keyboard.press('x')
    await expect(card.locator('[role="gridcell"].here')).toHaveAccessibleName(/struck$/)
    await expect(play.saved).toHaveText(/line 2$/)
  })
})

test('a new ship starts from a blank; an unsound one is not saved, and nothing is lost', async ({ app }) => {
  const { page } = app
  const yard = new ShipyardPage(page)
  const before = (await readdir(new URL('../../shared/rules/perfidious-albion/ships', import.meta.url))).length
  // The fleet is copied into a new library while the first page is there already.
  await expect.poll(() => shipCount(app)).toBe(before)
  await new LibraryPage(page).show('Ships')
  await page.getByRole('button', { name: 'New ship' }).click()
  await page.getByRole('menuitem', { name: 'Perfidious Albion', exact: true }).click()
  await expect(yard.text('Name')).toBeFocused()
  await page.keyboard.type('Warspite')

  await yard.press('box:3-3')
  await page.keyboard.press('Delete')
  await expect(yard.problems).toContainText('The magazine at 3·5 feeds 3·3, which has no gun.')
  await yard.save.click()
  await expect(yard.news.filter({ hasText: 'She was not saved.' })).toBeVisible()
  await expect(yard.state).toHaveText('Not saved yet')
  await expect(yard.chosen).toHaveAccessibleName(/^Section 3, deck 5\. Magazine/)

  await test.step('who leaves is asked, and may stay', async () => {
    await yard.leave()
    const asked = page.getByRole('dialog', { name: 'Warspite is not saved' })
    await asked.getByRole('button', { name: 'Stay' }).click()
    await expect(yard.card).toHaveAccessibleName(/^Card of Warspite/)
  })

  await test.step('so is who leaves by Back or by the address, which says where the page is all the while', async () => {
    const here = page.url()
    const asked = page.getByRole('dialog', { name: 'Warspite is not saved' })
    for (const leave of [() => page.goBack(), () => page.evaluate(() => void (location.hash = '#/'))]) {
      await leave()
      await expect(asked).toBeVisible()
      await expect(page).toHaveURL(here)
      await asked.getByRole('button', { name: 'Stay' }).click()
      await expect(page).toHaveURL(here)
      await expect(yard.card).toHaveAccessibleName(/^Card of Warspite/)
    }
  })

  await page.getByRole('button', { name: 'Remove Magazine' }).click()
  await yard.press('box:1-3')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add Guns' }).click()
  await expect(yard.choice('Gun')).toBeFocused()
  await expect(yard.problems).toHaveCount(0)

  await test.step('a name of another ship of her navy is refused', async () => {
    await yard.press('name')
    await yard.text('Name').fill('Majestic')
    await yard.save.click()
    await expect(yard.news.filter({ hasText: 'There is a ship called Majestic in that navy already.' })).toBeVisible()
    expect(await shipCount(app)).toBe(before)
    await yard.text('Name').fill('Warspite')
  })

  await yard.leave()
  await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click()
  await expect(page.getByRole('heading', { name: 'Warspite', exact: true })).toBeVisible()
  expect(await shipFile(app, 'warspite')).toMatchObject({ name: 'Warspite', unofficial: false })
  expect(await shipCount(app)).toBe(before + 1)

  await test.step('who has gone by Back and leaves what is not saved is where Back leads', async () => {
    await page.getByRole('button', { name: 'Edit ship' }).click()
    await yard.press('name')
    await yard.text('Name').fill('Valiant')
    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { name: 'Warspite', exact: true })).toBeVisible()
  })
})

/** None while the folder of these rules has not been copied yet: others come before it. */
async function shipCount(app: App): Promise<number> {
  return readdir(shipsIn(app)).then(
    (files) => files.length,
    () => 0,
  )
}

test('the new ship of other rules, by its address, has nothing of the one before', async ({ app }) => {
  const { page } = app
  const yard = new ShipyardPage(page)
  const open = (rules: string) => page.goto(new URL(`/#/shipyard/${rules}/new`, page.url()).href)
  // The first page goes to its own address while it starts.
  await new LibraryPage(page).start.waitFor()
  await open('squadron-d20')
  await expect(yard.choice('The card is of')).toBeVisible()
  await open('fire-on-the-waters')
  await expect(page.getByRole('heading', { name: 'Name', exact: true })).toBeVisible()
  await expect(yard.choice('The card is of')).toHaveCount(0)
})
