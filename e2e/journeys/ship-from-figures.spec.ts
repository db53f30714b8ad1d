import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShipDocument } from '#shared/documents/ship'
import { expect, test, type App } from '../fixtures/app'
import { FiguresPage } from '../pages/figures-page'
import { LibraryPage } from '../pages/library-page'

const shipFile = async (app: App, slug: string) => {
  const path = join(app.libraryFolder, 'ships', 'perfidious-albion', `${slug}.ship.json`)
  return JSON.parse(await readFile(path, 'utf8')) as ShipDocument
}
test('a ship is made from figures in at most 50 actions, and her sister with her', async ({ app }) => {
  const { page } = app
  const yard = new FiguresPage(page)

  await test.step('what the books say becomes her card', async () => {
    await new LibraryPage(page).show('Ships')
    await yard.click('New ship')
    yard.actions++
    await page.getByRole('menuitem', { name: 'Perfidious Albion, from figures' }).click()
    await expect(yard.text('Name')).toBeVisible()
    await yard.fill('Name', 'Swiftsure')
    await yard.fill('Before the name', 'H.M.S.')
    await yard.fill('Type', 'Second-class battleship')
    await yard.fill('Class', 'Swiftsure class')
    await yard.fill('Year', '1904')
    await yard.fill('Displacement', '11 800')
    await yard.fill('Length', '475 ft 3 in')
    await yard.fill('Speed', '19')
    await yard.press('Control+Enter')
    const plates = { Belt: '7', 'Belt at the ends': '3', 'Upper belt, casemates': '7', Turrets: '9', Barbettes: '10' }
    for (const [plate, inches] of Object.entries({ ...plates, 'Conning tower': '11', Deck: '1½' }))
      await yard.fill(plate, inches)
    const lines = [
      '4 x 10in turrets',
      '14 x 7.5in casemates',
      '14 x 14-pdr',
      '4 x 6-pdr in the tops',
      '2 x 18in tubes under water',
    ]
    for (const line of lines) await yard.enter('A line of guns', line)
    await expect(yard.tile('flotation boxes')).toContainText('11 800 t / 500 = 23.6')
  })

  await test.step('a value changed by hand says what the recipe would say', async () => {
    await yard.click('Change crew')
    yard.actions++
    await page.getByRole('combobox', { name: 'Crew quality' }).selectOption('2')
    await expect(yard.tile('yours; the recipe says 3')).toBeVisible()
  })

  await test.step('a sister by name; both are saved', async () => {
    await yard.press('Control+Enter')
    await yard.enter('Name of a sister', 'Triumph')
    await yard.press('Control+s')
    await expect(yard.state).toHaveText('Saved as ships/perfidious-albion/swiftsure.ship.json')
    await expect(page.getByText('Sisters saved: Triumph.')).toBeVisible()
    expect(yard.actions).toBeLessThanOrEqual(50)
    const swiftsure = await shipFile(app, 'swiftsure')
    expect(swiftsure).toMatchObject({
      year: 1904,
      data: { flotation: 24, crewQuality: 2 },
      figures: { own: ['crewQuality'] },
    })
    expect(await shipFile(app, 'triumph')).toEqual({ ...swiftsure, slug: 'triumph', name: 'Triumph' })
  })
})
