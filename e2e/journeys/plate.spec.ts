import { openPdf } from '../../electron/pdf/opened-pdf.testing'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { PrintDialog } from '../pages/print-dialog'

test('a plate is opened by key and by mouse, leads to a sister and back to the card, and is printed on one page', async ({
  app,
}) => {
  const { page } = app
  const library = new LibraryPage(page)
  await library.openShip('Majestic')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { level: 1, name: /Majestic/ })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Majestic from her side, bow to the left' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Figures of Majestic' })).toContainText('14 890 t')
  await page.getByRole('link', { name: /^Magnificent/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Magnificent/ })).toBeVisible()
  await page.keyboard.press(']')
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { level: 1, name: /Magnificent/ })).toBeVisible()

  const print = new PrintDialog(page)
  await page.keyboard.press('Control+p')
  await print.drawn()
  await expect(print.pages).toContainText('Magnificent')
  const pdf = await openPdf(await print.makeIn(app.libraryFolder))
  expect(pdf.sizes).toHaveLength(1)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Plate of Magnificent' })).toBeVisible()
  await page.keyboard.press('Control+p')
  await print.drawn()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Plate of Magnificent' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Magnificent/ })).toBeVisible()
})

test('the plate of a ship in play shows what has become of her', async ({ app, play }) => {
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await play.fleet.order('Majestic', 'Plate')
  await expect(play.dialog).toContainText('Displacement')
  await expect(play.dialog.getByRole('img', { name: /^Majestic from her side/ })).toBeVisible()
  await app.page.keyboard.press('Escape')
})
