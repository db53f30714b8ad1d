import { openPdf } from '../../electron/pdf/opened-pdf.testing'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { PrintDialog } from '../pages/print-dialog'

test('an evening is printed as one file: what the queue holds, on the printer of the club, as the preview shows it', async ({
  app,
}) => {
  const library = new LibraryPage(app.page)
  const print = new PrintDialog(app.page)
  await library.show('Scenarios')
  await app.page.getByRole('link', { name: 'Off Ushant' }).first().click()
  await app.page.getByRole('button', { name: 'Print ship cards' }).click()

  await test.step('the pages of the PDF are shown, and their letters with them', async () => {
    await print.drawn()
    await print.open('Ship cards')
    await expect(print.pages).toContainText('Majestic')
    await expect.poll(() => print.inkOnPage()).toBeGreaterThan(0.01)
  })

  await test.step('on a small screen no line of the printer is cut through', async () => {
    await app.page.setViewportSize({ width: 1366, height: 768 })
    await expect(print.dialog.getByRole('region', { name: 'Printer' })).toHaveCSS('clip-path', /^polygon/)
  })

  await test.step('parts are added, and each leads to the page it begins on', async () => {
    for (const part of ['Briefing and orders', 'Reference sheets, Perfidious Albion', 'Blank forms']) {
      await print.add(part)
    }
    await print.open('Briefing and orders')
    await print.take('Orders of', 'Royal Navy')
    await expect(print.pages).toContainText('Situation')
    await print.open('Blank forms')
    await print.write('Copies', '4')
    await print.drawn()
  })

  await test.step('a printer is kept by name; margins that leave nothing are refused where they are typed', async () => {
    await print.write('Left', '140')
    await expect(print.refused).toContainText('These margins leave')
    await expect(print.make).toBeDisabled()
    await print.write('Left', '15')
    await expect(print.refused).toHaveCount(0)
    await print.press('Save as …')
    await print.write('Name of the printer', 'Club laser')
    await print.press('Save name')
    await expect(print.printer).toHaveText('Club laser')
  })

  await test.step('the file holds the pages of the preview', async () => {
    await print.drawn()
    const shown = await print.thumbnails.count()
    const pdf = await openPdf(await print.makeIn(app.libraryFolder))
    expect(pdf.sizes).toHaveLength(shown)
    expect(pdf.outline.filter((line) => !line.startsWith(' ')).length).toBe(5)
  })

  await test.step('the printer is there again after the program was closed', async () => {
    await app.close()
    await app.start()
    await app.page.getByRole('button', { name: /^Print ship cards/ }).click()
    const reopened = new PrintDialog(app.page)
    await expect(reopened.printer).toHaveText('Club laser')
    await expect(reopened.dialog.getByLabel('Left', { exact: true })).toHaveValue('15')
  })
})

test('the cards of a game are printed as they are, whole', async ({ app, play }) => {
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await play.fleet.openBoard()
  await app.page.keyboard.press('Control+p')
  const print = new PrintDialog(app.page)

  const sizes = new Map<string, number>()
  for (const marks of ['as they left harbour', 'as they are now']) {
    await print.take('Marks', marks)
    const bytes = await print.makeIn(app.libraryFolder)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF')
    sizes.set(marks, bytes.length)
    await print.press('Print again')
  }
  expect(sizes.get('as they are now')).toBeGreaterThan(sizes.get('as they left harbour')!)
})
