import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPdf } from '../../electron/pdf/opened-pdf.testing'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { PrintDeckDialog } from '../pages/print-deck-dialog'

test.use({ viewport: { width: 1440, height: 900 } })

test('the naval events are printed as cards with their backs, and as a sheet to look them up', async ({ app }) => {
  await new LibraryPage(app.page).show('Decks')
  await app.page.getByRole('button', { name: 'Print deck' }).click()
  const print = new PrintDeckDialog(app.page)
  await expect(print.dialog).toContainText('9 cards on a sheet. 6 pages.')
  await expect(print.preview('First sheet')).toContainText('Friendly Fire')

  await print.tick('Backs on the page after each sheet')
  await print.dialog.getByLabel('down, mm').fill('-0.5')
  await print.take('Bleed', '3 mm')
  await expect(print.dialog).toContainText('8 cards on a sheet. 14 pages.')
  await expect(print.preview('Its backs')).toContainText('moved 0 mm right, 0.5 mm up')
  await print.make.click()
  await expect(print.done).toBeVisible()
  const cards = await openPdf(await readFile(join(app.libraryFolder, (await print.path.textContent()) ?? '')))
  expect(cards.sizes).toHaveLength(14)
  expect(cards.texts[1]!.join(' ')).toContain('backs of sheet 1 of 7')

  await print.dialog.getByRole('button', { name: 'Once more' }).click()
  await print.take('As', 'reference sheet')
  await print.take('Paper', 'Letter')
  await print.make.click()
  await expect(print.done).toContainText('1 page')
  const reference = await openPdf(await readFile(join(app.libraryFolder, (await print.path.textContent()) ?? '')))
  expect(reference.sizes).toHaveLength(1)
  expect(reference.texts[0]).toEqual(expect.arrayContaining(['Friendly Fire', 'Signaling Error']))
})

test('a deck of a scenario is printed with the cards that are in it', async ({ app }) => {
  await new LibraryPage(app.page).show('Decks')
  await app.page.getByRole('link', { name: 'Off Ushant' }).click()
  await app.page.getByRole('button', { name: 'Print deck' }).click()
  await app.page.getByRole('menuitem').first().click()
  const print = new PrintDeckDialog(app.page)
  await print.take('As', 'table')
  await expect(print.preview('First sheet')).toContainText('Copies')
  await print.make.click()
  await expect(print.done).toBeVisible()
})
