import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { PrintDialog } from '../pages/print-dialog'

test.use({ viewport: { width: 1440, height: 900 } })

test('the cards of a game are printed as they are, whole', async ({ app }) => {
  const play = await new LibraryPage(app.page).startAction()
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await play.fleet.showAllCards()
  await app.page.getByRole('button', { name: 'Print cards' }).click()
  const print = new PrintDialog(app.page)

  const sizes = new Map<string, number>()
  for (const marks of ['as they left harbour', 'as they are now']) {
    await print.take('Marks', marks)
    await print.make.click()
    await expect(print.done).toBeVisible()
    const bytes = await readFile(join(app.libraryFolder, (await print.path.textContent()) ?? ''))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF')
    sizes.set(marks, bytes.length)
    await print.dialog.getByRole('button', { name: 'Once more' }).click()
  }
  expect(sizes.get('as they are now')).toBeGreaterThan(sizes.get('as they left harbour')!)
})

test('a print that is stopped leaves nothing, nor does a sheet put away before it was begun', async ({ app }) => {
  await new LibraryPage(app.page).show('Ships')
  const boxes = app.page.getByRole('checkbox', { name: /^Choose .* to print$/ })
  await expect(boxes).not.toHaveCount(0)
  for (const box of await boxes.all()) await box.check({ force: true })
  await app.page.getByRole('button', { name: /^Print \d+ cards$/ }).click()
  const print = new PrintDialog(app.page)
  await print.take('Cards on a page', '1')
  await print.makeAndStop()
  await expect(print.refused).toContainText('The print was stopped. No file was written.')
  expect(await printed(app.libraryFolder)).toEqual([])

  await app.page.keyboard.press('Escape')
  await app.page.getByRole('button', { name: 'Print card', exact: true }).click()
  await print.take('Paper', 'A6')
  await print.take('Cards on a page', '4')
  await print.take('Ink', 'ink-saving')
  await print.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(print.dialog).toHaveCount(0)
  expect(await printed(app.libraryFolder)).toEqual([])
})

async function printed(library: string): Promise<readonly string[]> {
  return readdir(join(library, 'prints')).catch(() => [])
}
