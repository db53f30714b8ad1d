import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { DialoguePanel } from '../pages/dialogue-panel'
import { ProcedureForm } from '../pages/procedure-form'
import { LibraryPage } from '../pages/library-page'

/** The heavy guns of the first squadron at the leading enemy: two straddles for certain, 40 % for a third. */
async function openForm(page: Page) {
  const play = await new LibraryPage(page).startAction()
  const form = new ProcedureForm(page)
  await play.goTo('Gunnery')
  await page.keyboard.press('g')
  await expect(form.of('Gunnery')).toBeVisible()
  await form.onlyGuns('Z')
  return { play, form, panel: new DialoguePanel(page) }
}

/** The same, begun by the keyboard. */
async function begun(page: Page) {
  const at = await openForm(page)
  await page.keyboard.press('g')
  await page.keyboard.press('Enter')
  return at
}

/** No third straddle, a casemate through its armour, and a shell into the sea. */
const typedDice = ['9', '6', '3', '9', '2'] as const

/** With all its movement, as at most tables. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a squadron’s salvo with typed dice: a key a die, one entry, one undo', async ({ app }) => {
  const { page } = app
  const { play, form, panel } = await openForm(page)
  const hits = play.fleet.ship('Charles Martel').getByTitle(/struck/)

  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  await press('g')
  await press('Enter')
  for (const key of typedDice) {
    await expect(panel.question.locator('.wait')).toBeFocused()
    await press(key)
  }
  await expect(panel.region).toContainText('9 is not within 1–4')
  await expect(panel.region).toContainText('Charles Martel 6·3 is destroyed.')
  await expect(panel.apply).toBeFocused()
  expect(await panel.dice.count()).toBe(5)
  await press('Enter')
  expect(keys, 'keys for five dice').toBeLessThanOrEqual(12)

  await expect(play.log.entry(/ at Charles Martel, .*: 2 straddles/)).toBeVisible()
  // What is due next is open: Enter, its dice, Enter.
  await expect(form.of('Gunnery')).toBeVisible()
  await expect(hits).toHaveText('1')
  await play.undo.click()
  await expect(hits).toHaveCount(0)
})

test('a dialogue left open is there after a reload with its dice, and is finished', async ({ app }) => {
  const { page } = app
  const { play, panel } = await begun(page)
  for (const key of ['9', '6', '3']) await page.keyboard.press(key)
  await expect(panel.die('Deck, D6, 3, typed')).toBeVisible()
  await panel.setAside()
  await expect(panel.waiting).toContainText('Gunnery, 1st Division')

  const majestic = await play.open('majestic')
  await majestic.tapBox('4-3')
  await expect(play.log.entry('Majestic, cell 4·3 struck')).toBeVisible()
  await panel.continueWith('Gunnery, 1st Division')
  await page.reload()
  await expect(panel.die('Deck, D6, 3, typed')).toBeVisible()
  await expect(panel.waits(/^Section, D10/)).toBeFocused()
  await page.keyboard.press('9')
  await page.keyboard.press('2')
  await expect(panel.apply).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(play.log.entry(/ at Charles Martel, .*: 2 straddles/)).toBeVisible()
  await expect(panel.waiting).toHaveCount(0)
})

test('a die of an old salvo is amended in the log, and its outcome takes the old one’s place', async ({ app }) => {
  const { page } = app
  const { play, panel } = await begun(page)
  const hits = play.fleet.ship('Charles Martel').getByTitle(/struck/)
  for (const key of typedDice) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  const entry = play.log.entry(/ at Charles Martel, .*: 2 straddles/)
  await expect(entry).toBeVisible()
  await expect(hits).toHaveText('1')

  await entry.getByRole('button', { name: /^Menu of line/ }).click()
  await page.getByRole('menuitem', { name: 'Amend a die…' }).click()
  await page.getByRole('menuitem', { name: 'Straddle 1, Z, section: 6' }).click()
  await expect(panel.region).toContainText(/amends line \d+/)
  await expect(panel.waits(/^Section, D10/)).toBeFocused()
  // The first shell goes into the sea too.
  await page.keyboard.press('9')
  await panel.die('Deck, D6, 3, typed').click()
  await page.keyboard.press('2')
  await expect(panel.apply).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(play.log.entry(/^Line \d+ amended: .* at Charles Martel/)).toBeVisible()
  await expect(entry.last()).toContainText('amended')
  await expect(hits).toHaveCount(0)
})
