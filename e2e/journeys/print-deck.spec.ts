import { openPdf } from '../../electron/pdf/opened-pdf.testing'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { PrintDialog } from '../pages/print-dialog'

test('the naval events are printed as cards with their backs, and as a sheet to look them up', async ({ app }) => {
  await new LibraryPage(app.page).show('Decks')
  await app.page.getByRole('button', { name: 'Print deck' }).click()
  const print = new PrintDialog(app.page)
  await print.drawn()
  await expect(print.thumbnails).toHaveCount(6)
  await expect(print.pages).toContainText('Friendly fire')

  await print.tick('Backs on the page after each sheet')
  await print.write('Down', '-0.5')
  await print.take('Bleed', '3 mm')
  await expect(print.thumbnails).toHaveCount(14)
  await print.drawn()
  await print.thumbnails.nth(1).click()
  await expect(print.pages).toContainText('0.5 mm')
  const cards = await openPdf(await print.makeIn(app.libraryFolder))
  expect(cards.sizes).toHaveLength(14)
  expect(cards.texts[1]!.join(' ')).toContain('backs of sheet 1 of 7')

  await print.press('Print again')
  await print.take('As', 'reference sheet')
  await print.take('Paper', 'Letter')
  await expect(print.thumbnails).toHaveCount(1)
  await print.drawn()
  const reference = await openPdf(await print.makeIn(app.libraryFolder))
  await expect(print.done).toContainText('1 page')
  expect(reference.sizes).toHaveLength(1)
  expect(reference.texts[0]).toEqual(expect.arrayContaining(['Friendly fire', 'Signalling error']))
})

test('a deck of a scenario is printed with the cards that are in it', async ({ app }) => {
  await new LibraryPage(app.page).show('Decks')
  await app.page.getByRole('link', { name: 'Off Ushant' }).click()
  // The page before has a button of the same name.
  await expect(app.page.getByRole('button', { name: 'Play with these decks' })).toBeVisible()
  await app.page.getByRole('button', { name: 'Print deck' }).click()
  await app.page.getByRole('menuitem').first().click()
  const print = new PrintDialog(app.page)
  await print.take('As', 'table')
  await expect(print.pages).toContainText('Copies')
  await print.make.click()
  await expect(print.done).toBeVisible()
})
