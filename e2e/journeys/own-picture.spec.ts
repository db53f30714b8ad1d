import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { jpegOf, jpegParts } from '../../shared/card/plain-jpeg.testing'
import { documentText } from '../../shared/documents/formats'
import type { ShipDocument } from '../../shared/documents/ship'
import { mostPictureBytes, pictureFrom, pictureOf } from '../../shared/documents/ship-picture'
import { openPdf } from '../../electron/pdf/opened-pdf.testing'
import { expect, test, type App } from '../fixtures/app'
import { FiguresPage } from '../pages/figures-page'
import { LibraryPage } from '../pages/library-page'
import { PrintDialog } from '../pages/print-dialog'
import { SecondScreen } from '../pages/second-screen'

/** Draws a sea and a hull, and tries all that a drawing can try. */
const hostileDrawing = `<?xml version="1.0"?>
<?xml-stylesheet href="https://example.org/style.css"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 600 300"
  onload="window.harmed = true; fetch('https://example.org/onload')">
  <script>window.harmed = true; fetch('https://example.org/script')</script>
  <script href="https://example.org/script.js"/>
  <style>@import url(https://example.org/import.css); rect { fill: url(https://example.org/fill.svg#a) }</style>
  <rect width="600" height="300" style="fill: #9fb8c8"/>
  <path d="M80 200H520L490 240H110Z" style="fill: #12243d"/>
  <image xlink:href="https://example.org/picture.png" width="600" height="300"/>
  <image href="data:image/svg+xml,&lt;svg xmlns='http://www.w3.org/2000/svg' onload='window.harmed=true'/&gt;" width="9" height="9"/>
  <foreignObject width="600" height="300"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.org/"/></foreignObject>
  <a xlink:href="javascript:window.harmed=true"><circle r="30" onclick="window.harmed = true"/></a>
  <use href="https://example.org/parts.svg#a"/>
</svg>`

const nested = Array.from(
  { length: 30 },
  (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`,
)
const bomb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="a0"><path d="M0 0h1"/></g>${nested.join('')}</svg>`

const shipFile = async (app: App, pack: string, slug: string) =>
  JSON.parse(await readFile(join(app.libraryFolder, 'ships', pack, `${slug}.ship.json`), 'utf8')) as ShipDocument

/** A new ship at the step of her drawing. */
async function begin(yard: FiguresPage, page: Page, rules: string): Promise<void> {
  await new LibraryPage(page).show('Ships')
  await page.getByRole('button', { name: 'New ship' }).click()
  await page.getByRole('menuitem', { name: `${rules}, from figures` }).click()
  await yard.text('Name').fill('Swiftsure')
  await page.getByRole('button', { name: 'Drawing, class, check' }).click()
}

test('a picture of one’s own comes in harmless and is shown on screen and paper', async ({ app }) => {
  const { page } = app
  const yard = new FiguresPage(page)
  const outside: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('example.org')) outside.push(request.url())
  })
  await begin(yard, page, 'Perfidious Albion')
  const shown = yard.picture.getByRole('img', { name: 'Picture of Swiftsure' })

  await test.step('what is no picture is said to be none, and nothing is taken', async () => {
    const refuses = async (name: string, type: string, bytes: Buffer, why: string) => {
      await yard.choosePicture(name, type, bytes)
      await expect(yard.picture.getByRole('alert')).toHaveText(`${name} was not taken. ${why}`)
      await expect(shown).toHaveCount(0)
    }
    await refuses(
      'letter.png',
      'image/png',
      Buffer.from('Dear Admiral'),
      'It is no picture that can be read here. Choose a PNG, JPEG, WebP or SVG.',
    )
    await refuses(
      'bomb.svg',
      'image/svg+xml',
      Buffer.from(bomb),
      'It has more parts than can be drawn here. Save it as a PNG first.',
    )
    const whole = await yard.noise(64, 32)
    await refuses('half.png', 'image/png', whole.subarray(0, 900), 'It is damaged, or breaks off.')
  })

  await test.step('a drawing that tries everything is only a picture', async () => {
    await yard.dropPicture('ship.svg', 'image/svg+xml', hostileDrawing)
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    await expect(yard.picture.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate('window.harmed')).toBeUndefined()
    expect(outside).toEqual([])
  })

  await test.step('another, taken off, and both undone', async () => {
    await yard.choosePicture('noise.png', 'image/png', await yard.noise(1500, 700))
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThan(1200)
    await yard.picture.getByRole('button', { name: 'Take it off' }).click()
    await expect(shown).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  })

  await test.step('she is saved with it, and it is on her plate and on paper', async () => {
    await page.keyboard.press('Control+s')
    await expect(yard.state).toHaveText('Saved as ships/perfidious-albion/swiftsure.ship.json')
    const saved = await shipFile(app, 'perfidious-albion', 'swiftsure')
    expect(pictureOf(saved)).toMatchObject({ width: 1200, height: 600 })
    expect(saved.picture!.join('').length).toBeLessThanOrEqual((mostPictureBytes * 4) / 3)
    await page.getByRole('button', { name: 'Ships' }).first().click()
    await page.keyboard.press('p')
    const plate = page.getByRole('main').getByRole('img', { name: 'Picture of Swiftsure' })
    await expect(plate).toBeVisible()
    await expect(plate.locator('image')).toHaveCount(1)
    const print = new PrintDialog(page)
    await page.keyboard.press('Control+p')
    await print.drawn()
    const pdf = await print.makeIn(app.libraryFolder)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Filter /DCTDecode')
    expect((await openPdf(pdf)).sizes).toHaveLength(1)
    await page.keyboard.press('Escape')
  })
})

for (const rules of ['Fire on the Waters', 'Squadron d20']) {
  test(`it is on the card too where that has a place for it: ${rules}`, async ({ app }) => {
    const { page } = app
    const yard = new FiguresPage(page)
    await begin(yard, page, rules)
    await yard.dropPicture('ship.svg', 'image/svg+xml', hostileDrawing)
    await expect(yard.picture.getByRole('img', { name: 'Picture of Swiftsure' })).toBeVisible()
    await page.getByRole('button', { name: 'Edit on the card' }).click()
    await expect(page.locator('.card image')).toHaveCount(1)
    await page.keyboard.press('Control+s')
    await expect(yard.state).toContainText('swiftsure.ship.json')
    await page.getByRole('button', { name: 'Ships' }).first().click()
    await expect(page.getByRole('region', { name: 'Card of Swiftsure' }).locator('image')).toHaveCount(1)
  })
}

test('the table sees it where one ship fills the second screen, until her boxes are shown', async ({ app, shell }) => {
  test.skip(shell === 'electron', 'a window of the shell itself is no page of this browser')
  const library = new LibraryPage(app.page)
  await expect(library.start).toBeVisible()
  const majestic = join(app.libraryFolder, 'ships', 'perfidious-albion', 'majestic.ship.json')
  const picture = pictureFrom(jpegOf(jpegParts(160, 80)))!
  await writeFile(majestic, documentText({ ...(await shipFile(app, 'perfidious-albion', 'majestic')), picture }))
  await app.page.reload()
  await library.startAction()
  const screen = new SecondScreen(app.page)
  await screen.operate()
  await screen.show('A ship')
  await screen.disclose('Royal Navy', 'Name')
  const window = await screen.openWindow()
  const shown = window.page.getByRole('img', { name: 'Majestic' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160)
  await screen.disclose('Royal Navy', 'All')
  await expect(window.page.locator('.ship-large .card')).toBeVisible()
  await expect(window.page.locator('img')).toHaveCount(0)
})

test('a ship of a stranger whose picture is none comes in without it, and the page says so', async ({ app }) => {
  const library = new LibraryPage(app.page)
  await expect(library.start).toBeVisible()
  const mikasa = await shipFile(app, 'perfidious-albion', 'mikasa')
  const theirs = {
    ...mikasa,
    slug: 'asahi',
    name: 'Asahi',
    picture: [Buffer.from(hostileDrawing).toString('base64').slice(0, 8192)],
  }
  const bundle = `{"format":"spotting-top/bundle","version":1,"ships":[\n${documentText(theirs)}]}`
  await library.chooseFile('club-night.spotting', bundle)
  await expect(
    app.page.getByText(/Asahi, ship: Line \d+: her picture is none .* She comes in without it\./),
  ).toBeVisible()
  await app.page.keyboard.press('Enter')
  await expect(library.news.filter({ hasText: '1 thing is in the library' })).toBeVisible()
  expect(await shipFile(app, 'perfidious-albion', 'asahi')).not.toHaveProperty('picture')
})
