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
const armourAt = ({ data }: ShipDocument, at: string) =>
  (data['cells'] as readonly { readonly at: string; readonly armour: number }[]).find((cell) => cell.at === at)?.armour

test('a ship is made from figures in at most 50 actions, and her class follows her', async ({ app }, info) => {
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
    info.annotations.push({ type: 'actions', description: String(yard.actions) })
    expect(yard.actions).toBeLessThanOrEqual(50)
    const swiftsure = await shipFile(app, 'swiftsure')
    expect(swiftsure).toMatchObject({
      year: 1904,
      data: { flotation: 24, crewQuality: 2 },
      figures: { own: ['crewQuality'] },
    })
    expect(await shipFile(app, 'triumph')).toEqual({ ...swiftsure, slug: 'triumph', name: 'Triumph' })
  })

  await test.step('a sister is changed in her row, and the draft is there after a reload', async () => {
    await yard.fill('Displacement of Triumph', '11 985')
    await expect(page.getByText('draft kept')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Drawing, class, check' }).click()
    await expect(yard.text('Displacement of Triumph')).toHaveValue('11 985')
    await expect(page.getByText('The draft of Swiftsure is as you left it.')).toBeVisible()
  })

  await test.step('she follows the class in all else; what is her own no figure writes over', async () => {
    await page.getByRole('button', { name: 'Armour and guns' }).click()
    await yard.fill('Belt', '9')
    await expect(yard.tile('yours; the recipe says 3')).toBeVisible()
    await yard.press('Control+s')
    const triumph = () => shipFile(app, 'triumph')
    await expect.poll(async () => (await triumph()).figures?.said['belt']).toBe('9')
    expect(await triumph()).toMatchObject({ data: { tonnage: 11_985, crewQuality: 2 }, figures: { sisters: [] } })
    expect(await shipFile(app, 'swiftsure')).toMatchObject({ data: { tonnage: 11_800 } })
    expect([armourAt(await triumph(), '5-4'), armourAt(await shipFile(app, 'swiftsure'), '5-4')]).toEqual([8, 8])
  })

  await test.step('her funnels are moved by keys', async () => {
    await page.getByRole('button', { name: 'Drawing, class, check' }).click()
    const funnel = page.getByRole('slider', { name: 'Funnel 1' })
    const stood = Number(await funnel.getAttribute('aria-valuenow'))
    await funnel.press('ArrowRight')
    await expect(funnel).toHaveAttribute('aria-valuenow', String(stood + 0.5))
    const width = page.getByRole('slider', { name: 'Width, metres' })
    const wide = Number(await width.inputValue())
    await width.press('ArrowRight')
    await expect.poll(async () => Number(await width.inputValue())).toBeGreaterThan(wide)
  })

  await test.step('what does not add up is named in its place, with a mend', async () => {
    await page.getByRole('button', { name: 'Hull and speed' }).click()
    await yard.fill('Year', '1790')
    await page.getByRole('button', { name: 'Take 1850' }).first().click()
    await expect(yard.text('Year')).toHaveValue('1850')
    await page.keyboard.press('Control+z')
    await expect(yard.text('Year')).toHaveValue('1790')
    await page.keyboard.press('Control+s')
    const refusal = page.getByText('She was not saved.')
    await expect(refusal).toBeVisible()
    await expect(yard.text('Year')).toBeFocused()
    const was = page.viewportSize()!
    await page.setViewportSize({ width: was.width, height: 200 })
    const slips = page.locator('.slips')
    await expect.poll(async () => (await slips.boundingBox())!.height).toBeLessThanOrEqual(40)
    await page.setViewportSize(was)
    await yard.fill('Year', '1904')
    await page.keyboard.press('Control+s')
    await expect(yard.state).toHaveText('Saved as ships/perfidious-albion/swiftsure.ship.json')
    await expect(refusal).toHaveCount(0)
    await page.getByRole('button', { name: /^Take back/ }).click()
    await expect(yard.tile('yours')).toHaveCount(0)
  })
})
