import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { ReportPage } from '../pages/report-page'

test('an old entry is struck out, and what came after it stays', async ({ play }) => {
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await majestic.tapBox('5-3')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/line 3$/)

  await play.log.strikeOut(1)
  await play.log.fold('undone: ').click()
  await expect(play.log.line(1)).toContainText('struck out')
  await expect(play.fleet.ship('Majestic').getByTitle('2 boxes struck')).toBeVisible()
  await expect(play.log.conflicts).toHaveCount(0)
  await expect(play.log.line(4)).toContainText('Line 1 struck out: Majestic, cell 4·3 struck')

  await play.log.restore(1)
  await expect(play.log.line(1)).not.toContainText('struck out')
  await expect(play.fleet.ship('Majestic').getByTitle('3 boxes struck')).toBeVisible()

  await test.step('the last box of the fire track is called by its name', async () => {
    await majestic.tapTrack('fire', 7)
    await expect(play.log.entry('Majestic, fire Explosion!')).toBeVisible()
    await expect(play.undo).toHaveAccessibleName('Undo Majestic, fire Explosion!')
    await expect(majestic.cursor).toHaveAccessibleName('Fire, box for Explosion!, now Explosion!')
    await expect(play.log.line(0)).toContainText(/^The ships are on the table/)
  })
})

test('a new line comes into view in a log that was scrolled', async ({ app, play }) => {
  const majestic = await play.open('majestic')
  for (const box of ['4-3', '5-3', '6-3', '4-2', '5-2', '6-2']) for (let i = 0; i < 4; i++) await majestic.tapBox(box)
  await play.log.line(20).hover()
  await app.page.mouse.wheel(0, 150)
  await expect(play.log.line(24)).not.toBeInViewport()
  await majestic.tapBox('4-3')
  await expect(play.log.line(25)).toBeInViewport({ ratio: 1 })
})

test('entries that no longer fit are listed with what they took to be so', async ({ play }) => {
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await majestic.tapBox('6-3')
  await expect(play.saved).toHaveText(/line 2$/)
  await expect(play.log.conflicts).toHaveCount(0)

  await play.log.strikeOut(1)
  await play.log.fold('undone: ').click()
  await expect(play.log.conflicts).toContainText('One entry no longer fits')
  await expect(play.log.conflicts).toContainText(
    'Line 2: Majestic, cell 6·3 no longer struck. Majestic 6·3 was struck at the time; now it is not.',
  )

  await play.log.restore(1)
  await expect(play.log.conflicts).toHaveCount(0)
  await expect(play.saved).toHaveText(/line 4$/)
})

test('what had to be repaired in the journal is shown above the card until it is dismissed', async ({ app }) => {
  let play = await new LibraryPage(app.page).startAction()
  let majestic = await play.open('majestic')
  for (const box of ['4-3', '5-3', '6-3']) await majestic.tapBox(box)
  await expect(play.saved).toHaveText(/^Saved\s*line 3$/)
  await app.kill()
  const journal = join(app.libraryFolder, 'games/off-ushant-1898/journal.jsonl')
  const lines = (await readFile(journal, 'utf8')).split('\n')
  lines[2] = lines[2]!.replace('5-3', '5-4')
  await writeFile(journal, lines.join('\n'))

  await app.start()
  play = await new LibraryPage(app.page).continueGame()
  await expect(play.findings).toContainText('Line 2 of the journal is damaged and could not be read.')
  majestic = await play.open('majestic')
  const [strip, card] = [await play.findings.boundingBox(), await majestic.grid.boundingBox()]
  expect(strip!.y + strip!.height).toBeLessThanOrEqual(card!.y)
  await play.dismissFindings()
  await expect(play.findings).toHaveCount(0)

  await test.step('the report names the line in its place', async () => {
    await play.choose('Report')
    const turn = new ReportPage(app.page).turns.first()
    const line = turn.getByText('Line 2, which can no longer be read')
    const [within, around] = [await line.boundingBox(), await turn.boundingBox()]
    expect(within!.y).toBeGreaterThan(around!.y)
  })
})

test('a line of the log shows the table as it was then; the log is searched, and says why a box is as it is', async ({
  play,
}) => {
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await expect(play.saved).toHaveText(/line 1$/)
  const then = await majestic.drawing()
  await majestic.tapBox('5-3')
  await play.next.click()
  await expect(play.saved).toHaveText(/line 3$/)
  const now = await majestic.drawing()

  await play.log.lookBackAt(1)
  await expect(play.log.past).toBeVisible()
  const [banner, card] = [await play.log.past.boundingBox(), await majestic.grid.boundingBox()]
  expect(banner!.y, 'the banner covers no row of the card').toBeGreaterThanOrEqual(card!.y + card!.height)
  await expect.poll(() => majestic.drawing()).toBe(then)
  await expect(play.now).toHaveText('Torpedoes')
  await expect(play.undo).toBeDisabled()
  await majestic.tapBox('6-3')
  expect(await majestic.drawing()).toBe(then)

  await play.log.returnToNow()
  await expect.poll(() => majestic.drawing()).toBe(now)
  await expect(play.saved).toHaveText(/line 3$/)

  await play.log.search.fill('4·3 struck')
  await expect(play.log.lines).toHaveCount(1)
  await play.log.search.press('Escape')

  await majestic.rightClickBox('4-3')
  await majestic.order('Why?')
  await expect(play.log.past).toContainText('line 1')
})

test('the log on the desk is filtered by ship and kind, what was undone folds away, and a row leads to its ship', async ({
  app,
  play,
}) => {
  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  const foam = await play.open('foam')
  await foam.tapBox('5-3')
  await foam.tapBox('6-3')
  await play.undo.click()
  await expect(play.saved).toHaveText(/line 4$/)
  await expect(play.log.fold('undone: ')).toBeVisible()
  await expect(play.log.entry('cell 6·3'), 'what was undone is folded away').toBeHidden()

  await app.page.keyboard.press('l')
  await play.log.filter('Ship').selectOption('Majestic')
  await expect(play.log.entry('Majestic, cell 4·3 struck')).toBeVisible()
  await expect(play.log.lines).toHaveCount(1)
  await play.log.filter('Kind').selectOption('Gunnery')
  await expect(play.log.panel).toContainText('nothing found')
  await play.log.filter('Kind').selectOption('Every kind')
  await app.page.keyboard.press('l')
  await expect(play.log.lines, 'the filter is kept').toHaveCount(1)
  await play.log.openRow(1)
  await play.log.toCard.click()
  await expect(majestic.grid).toBeVisible()
})
