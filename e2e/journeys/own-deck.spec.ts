import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeckDocument } from '#shared/decks/deck-document'
import { expect, test, type App } from '../fixtures/app'
import { LibraryPage } from '../pages/library-page'
import { OwnDeckPage } from '../pages/own-deck-page'

const deckPath = (app: App, slug: string) => join(app.libraryFolder, 'decks', `${slug}.deck.json`)
const deckFile = async (app: App, slug: string) =>
  JSON.parse(await readFile(deckPath(app, slug), 'utf8')) as DeckDocument

test('a deck is made card by card, saved, changed, exported and imported again', async ({ app }) => {
  const { page } = app
  const deck = new OwnDeckPage(page)
  await new LibraryPage(page).show('Decks')
  await page.getByRole('link', { name: 'Make a deck' }).click()

  await test.step('title, then the first card with a die', async () => {
    await expect(deck.text('Title')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Storms')
    await deck.choose('no title yet')
    await deck.text('Title').fill('Squall')
    await deck.text('Text').fill('=Nothing is seen, "at all".')
    await page.getByRole('button', { name: 'spades' }).click()
    await deck.number('Copies').fill('3')
    await page.getByRole('button', { name: 'Roll a die' }).click()
    await deck.text('it says').first().fill('port')
    await expect(deck.problems).toContainText('Row 2 has no text yet.')
    await page.keyboard.press('Control+s')
    await expect(deck.news.filter({ hasText: 'The deck was not saved.' })).toBeVisible()
    await deck.text('it says').nth(1).fill('starboard')
    await expect(deck.problems).toHaveCount(0)
    await expect(deck.preview.getByRole('img')).toHaveAccessibleName(/Squall/)
  })

  await test.step('more cards, moved by keys; a step is taken back and made again', async () => {
    await deck.add.click()
    await expect(deck.text('Title')).toBeFocused()
    await page.keyboard.type('Calm')
    await page.keyboard.press('Alt+ArrowUp')
    expect(await deck.titles()).toEqual(['Calm', 'Squall'])
    await page.keyboard.press('Control+z')
    expect(await deck.titles()).toEqual(['Squall', 'Calm'])
    await page.keyboard.press('Control+y')
    expect(await deck.titles()).toEqual(['Calm', 'Squall'])
  })

  await test.step('who leaves is asked, and may stay', async () => {
    await page.getByRole('button', { name: 'Decks', exact: true }).click()
    await page.getByRole('dialog', { name: 'Storms is not saved' }).getByRole('button', { name: 'Stay' }).click()
    await page.keyboard.press('Control+s')
    await expect(deck.state).toHaveText('Saved as decks/storms.deck.json')
    expect(await deckFile(app, 'storms')).toMatchObject({
      title: 'Storms',
      unofficial: false,
      cards: [
        { id: 'calm', title: 'Calm' },
        { id: 'squall', mark: '♠', copies: 3, asks: [{ die: 'D6', rows: [{ says: 'port' }, { says: 'starboard' }] }] },
      ],
    })
  })

  const csv =
    await test.step('it is exported as a table in which no spreadsheet finds a formula, and as a document', async () => {
      const file = await deck.sentOut('Export as CSV')
      expect(file.suggestedFilename()).toBe('storms.csv')
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toContain(`"'=Nothing is seen, ""at all""."`)
      const document = await deck.sentOut('Export as deck document')
      expect(JSON.parse(await readFile(await document.path(), 'utf8'))).toEqual(await deckFile(app, 'storms'))
      return text
    })

  await test.step('the table comes in again as it went out, and only once it was looked at', async () => {
    await deck.bringIn('storms.csv', csv)
    await expect(deck.brought).toContainText('Nothing had to be corrected.')
    await deck.brought.getByRole('button', { name: 'Add its cards' }).click()
    expect(await deck.titles()).toEqual(['Calm', 'Squall', 'Calm', 'Squall'])
    await expect(deck.text('Text')).toHaveValue('=Nothing is seen, "at all".')
    await deck.undo.click()
    expect(await deck.titles()).toEqual(['Calm', 'Squall'])
    await expect(deck.state).toHaveText(/^Saved/)
  })

  await test.step('changed elsewhere meanwhile it is not overwritten, and saved beside that', async () => {
    const theirs = JSON.stringify({ ...(await deckFile(app, 'storms')), blacks: 3 })
    await writeFile(deckPath(app, 'storms'), theirs)
    await deck.choose('Calm')
    await deck.text('Title').fill('Dead calm')
    await deck.save.click()
    await expect(deck.news.filter({ hasText: 'was changed while it was open here' })).toBeVisible()
    expect(await readFile(deckPath(app, 'storms'), 'utf8')).toBe(theirs)
    await page.getByRole('button', { name: 'Save as a new deck' }).click()
    await expect(deck.state).toHaveText('Saved as decks/storms-2.deck.json')
    expect((await deckFile(app, 'storms-2')).cards[0]).toMatchObject({ id: 'dead-calm', title: 'Dead calm' })
  })

  await test.step('it is printed', async () => {
    await page.getByRole('button', { name: 'Print deck' }).click()
    await expect(page.getByRole('dialog')).toContainText('Storms')
  })
})

test('tables of strangers are corrected line by line, or refused with a sentence', async ({ app }) => {
  const { page } = app
  const deck = new OwnDeckPage(page)
  await new LibraryPage(page).show('Decks')
  await page.getByRole('link', { name: 'Make a deck' }).click()
  await expect(deck.text('Title')).toBeFocused()

  await test.step('an archive and a picture are none', async () => {
    await deck.bringIn('storms.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]))
    await expect(deck.news.filter({ hasText: 'save it as CSV' })).toBeVisible()
    await deck.bringIn('storms.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))
    await expect(deck.news.filter({ hasText: 'The file is not a table in text.' })).toBeVisible()
  })

  await test.step('Windows letters are read, with a message', async () => {
    const letters = 'title;copies\n\u0093Gr\u00fc\u00df Gott\u0094;many\n;3\nLull;2;lost'
    await deck.bringIn('wind.csv', Buffer.from(letters, 'latin1'))
    await expect(deck.brought).toContainText('read as Windows-1252')
    await expect(deck.brought).toContainText('“Grüß Gott”')
    await expect(deck.brought).toContainText('Line 2: “many” is not a number of copies')
    await expect(deck.brought).toContainText('Line 3 has no title and was left out')
    await expect(deck.brought).toContainText('Line 4 has more cells than there are columns. Left out: lost')
    await deck.brought.getByRole('button', { name: 'Import it', exact: true }).click()
    expect(await deck.titles()).toEqual(['“Grüß Gott”', 'Lull'])
  })
})
