import { expect, test } from '../fixtures/app'
import { FieldPage } from '../pages/field-page'
import { LibraryPage } from '../pages/library-page'
import { SecondScreen } from '../pages/second-screen'

/** With all its movement, as at most tables. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.skip(({ shell }) => shell === 'electron', 'a window of the shell itself is no page of this browser')

test('the table sees a mark, never a hidden ship, and a dark screen by one key', async ({ app, play }) => {
  const screen = new SecondScreen(app.page)
  await screen.operate()
  await expect(screen.state).toContainText('The second screen is closed')
  await screen.disclose('Brennus', 'Nothing')
  await expect(screen.thumbnail).not.toContainText('Brennus')

  const window = await screen.openWindow()
  await expect(window.ship('Majestic')).toContainText('in good order')
  await expect(screen.state).toContainText('The second screen is open')
  await expect(window.stage).toContainText('4 of 4 afloat')
  await screen.close()

  await test.step('a mark is on the second screen as soon as it is made', async () => {
    const majestic = await play.open('majestic')
    await majestic.tapBox('6-3')
    await expect(window.ship('Majestic').locator('.cross')).toHaveCount(1)
    await expect(window.result).toContainText('Majestic, cell 6·3 struck')
  })

  await test.step('what befalls a hidden ship is in no message', async () => {
    const sentBefore = window.messages.length
    const brennus = await play.open('brennus')
    await brennus.tapBox('5-3')
    await expect(play.saved).toHaveText(/line 2$/)
    await expect(window.result).toContainText('Majestic, cell 6·3 struck')
    expect(window.messages).toHaveLength(sentBefore)
    expect(window.messages.length).toBeGreaterThan(0)
    expect(window.messages.join('\n')).not.toContain('Brennus')
  })

  await test.step('one key makes it dark, and light again', async () => {
    await app.page.keyboard.press('F8')
    await expect(window.stage).toHaveCount(0)
    await app.page.keyboard.press('F8')
    await expect(window.stage).toContainText('Turn 1')
  })

  await test.step('it has no reference to the operator', async () => {
    expect(await window.page.evaluate(() => globalThis.opener === null)).toBe(true)
    expect(new URL(window.page.url()).origin).not.toBe(new URL(app.page.url()).origin)
  })
})

test('how it is set is there again with the game', async ({ app, play }) => {
  const screen = new SecondScreen(app.page)
  await screen.operate()
  await screen.show('Turn and weather')
  await expect(screen.thumbnail).toContainText('Off Ushant, 1898')
  await screen.disclose('Marine nationale', 'Name')
  await screen.close()
  await play.toLibrary()

  await new LibraryPage(app.page).continueGame()
  await screen.operate()
  await expect(screen.sheet.getByRole('radio', { name: 'Turn and weather' })).toBeChecked()
  await expect(screen.sheet.getByRole('radio', { name: 'Marine nationale: Name', exact: true })).toBeChecked()
})

test('the picture fits whatever size its screen takes on', async ({ app }) => {
  await new LibraryPage(app.page).startAction()
  const screen = new SecondScreen(app.page)
  await screen.operate()
  const window = await screen.openWindow()
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1024, 768],
    [3840, 2160],
  ] as const) {
    await window.page.setViewportSize({ width, height })
    await expect.poll(async () => Math.min(...Object.values(await window.spare()))).toBe(0)
    const { across, down } = await window.spare()
    expect(Math.min(across, down)).toBeGreaterThanOrEqual(0)
  }
})

test('a land battle has its screen too: what is open is on it, what is face down is in none of its messages', async ({
  app,
}) => {
  const field = new FieldPage(app.page)
  await field.begin()
  await field.nameSide('Attacker', 'The French')
  const screen = new SecondScreen(app.page)
  await screen.operate()
  const window = await screen.openWindow()
  await screen.close()
  await expect(window.stage).toContainText('The French to move')
  await field.typesTurn('6', '1', '0', '3', '2')
  await expect(window.result).toContainText('An event kept by The French')
  await expect(window.stage).toContainText('Keeps an event')
  expect(window.messages.length).toBeGreaterThan(0)
  expect(window.messages.join('\n')).not.toContain('Hesitant')
  await app.page.keyboard.press('F8')
  await expect(window.stage).toHaveCount(0)
})

test('a second screen that is reloaded, pulled, or closed and opened again is as it was', async ({ app, play }) => {
  const screen = new SecondScreen(app.page)
  await screen.operate()
  const window = await screen.openWindow()
  await screen.close()
  await (await play.open('majestic')).tapBox('6-3')
  await expect(window.ship('Majestic').locator('.cross')).toHaveCount(1)
  // Its band comes once the line is in the journal.
  await expect(window.result).toContainText('Majestic')
  const text = async (page: typeof window) => (await page.stage.innerText()).replaceAll(/\s+/g, ' ')
  const before = await text(window)

  await test.step('reloaded', async () => {
    await window.page.reload()
    await expect.poll(() => text(window)).toBe(before)
  })
  await test.step('away while the table changes', async () => {
    await window.page.goto('about:blank')
    await (await play.open('brennus')).tapBox('5-3')
    await expect(play.saved).toHaveText(/line 2$/)
    await window.page.goBack()
    await expect(window.result).toContainText('Brennus')
  })
  await test.step('closed and opened again', async () => {
    const last = await text(window)
    await window.page.close()
    await screen.operate()
    const again = await screen.openWindow()
    await expect.poll(() => text(again)).toBe(last)
  })
})
