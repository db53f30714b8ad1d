import { expect, test } from '../fixtures/app'
import { DeckTuner } from '../pages/deck-tuner'
import { LibraryPage } from '../pages/library-page'

const british = 'Royal Navy deck'
const french = 'Marine nationale deck'

test('two decks are tuned, known and played with', async ({ app }) => {
  const { page } = app
  await new LibraryPage(page).show('Decks')
  const tuner = new DeckTuner(page)
  await tuner.tune('Off Ushant, 1898')

  await test.step('what they bring is shown, exactly', async () => {
    await expect(tuner.figure(british, 'an event, each turn')).toHaveText('25 %')
    await expect(tuner.figure(british, 'events in 12 turns')).toHaveText('3.0')
    await expect(tuner.figure(french, 'at least one diamond')).toHaveText('86.5 %')
    await expect(tuner.status).toHaveText('All figures are exact.')
  })

  await test.step('figures follow a slider while it moves, and one undo takes the whole way back', async () => {
    const letGo = await tuner.drag(tuner.slider(british, 'Blacks'), 0.9)
    await expect(tuner.figure(british, 'events in 12 turns')).toHaveText('1.7')
    await letGo()
    await expect(page.getByText('not saved')).toBeVisible()
    await tuner.undo.click()
    await expect(tuner.figure(british, 'events in 12 turns')).toHaveText('3.0')
    await expect(page.getByText('as saved')).toBeVisible()
  })

  await test.step('a card is put in with the keys, and read beside', async () => {
    const card = tuner.card(british, 'K of diamonds')
    await expect(card).toHaveAttribute('aria-pressed', 'false')
    await card.focus()
    await page.keyboard.press('Space')
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: 'Major secondary battery casualty' })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(card).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('an impossible deck says so and is neither saved nor played', async () => {
    await tuner.blacks(british, 1_000_000)
    await expect(tuner.deck(british)).toContainText('A deck has 0 to 260 black cards')
    await expect(tuner.figure(british, 'events in 12 turns')).toHaveText('3.0')
    await expect(tuner.save).toBeDisabled()
    await expect(tuner.play).toBeDisabled()
    await tuner.undo.click()
  })

  await test.step('cards that wait for their moment are played for, with their error', async () => {
    await tuner.moment(60)
    await expect(tuner.status).toContainText('100,000 evenings played', { timeout: 30_000 })
    await expect(tuner.figure(british, 'an event, each turn')).toHaveText(/^2\d\.\d %± 0\.\d$/)
    await tuner.moment(100)
    await expect(tuner.status).toHaveText('All figures are exact.')
  })

  await test.step('the table behind a plot is exported for a spreadsheet', async () => {
    const lines = await tuner.csv('Events in 12 turns')
    expect(lines[0]).toBe('events in a game,Royal Navy,Marine nationale')
    expect(lines.slice(1).reduce((sum, line) => sum + Number(line.split(',')[1]), 0)).toBeCloseTo(100, 0)
  })

  await test.step('saved decks are those of the scenario, and the game begins with them', async () => {
    await tuner.blacks(british, 18)
    await tuner.save.click()
    await expect(page.getByText('as saved')).toBeVisible()
    await page.reload()
    await expect(tuner.slider(british, 'Blacks')).toHaveValue('18')
    await tuner.play.click()
    await expect(page).toHaveURL(/#\/play\//)
  })
})
