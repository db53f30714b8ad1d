import { expect, test } from '../fixtures/app'
import { endHost, spawnHost } from '../../scripts/program.mjs'
import { LibraryPage } from '../pages/library-page'
import { PlayPage } from '../pages/play-page'

test('two windows of one program mark the same table', async ({ app }) => {
  const first = await new LibraryPage(app.page).startAction()
  const second = new PlayPage(await app.page.context().newPage())
  await second.page.goto(app.page.url())

  const near = await first.open('majestic')
  const far = await second.open('majestic')
  await near.tapBox('6-3')
  await expect(second.fleet.ship('Majestic').getByTitle('one box struck')).toBeVisible()
  await far.tapBox('5-3')
  await expect(first.fleet.ship('Majestic').getByTitle('2 boxes struck')).toBeVisible()
  await expect.poll(() => far.drawing()).toBe(await near.drawing())

  await first.undo.click()
  await expect(second.fleet.ship('Majestic').getByTitle('one box struck')).toBeVisible()
  await expect(second.undo).toHaveAccessibleName('Undo Majestic, cell 6·3 struck')

  await test.step('one window that goes to the library does not take the game from the other', async () => {
    await second.toLibrary()
    await near.tapBox('3-3')
    await expect(first.saved).toHaveText(/^Saved\s*line 4$/)
    await second.page.goBack()
    await expect(second.fleet.ship('Majestic').getByTitle('2 boxes struck')).toBeVisible()
  })

  await test.step('one window closed does not take the game from the other', async () => {
    await second.page.close()
    await near.tapBox('7-3')
    await expect(first.saved).toHaveText(/^Saved\s*line 5$/)
  })
})

test('a second program is refused: the game is open elsewhere', async ({ app, browser, play }) => {
  await play.next.click()
  await expect(play.saved).toHaveText(/line 1$/)

  const { host, address } = await spawnHost(['--data', app.dataFolder])
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await new LibraryPage(page).goOn.click()
  await expect(page.getByRole('heading', { name: 'This game could not be opened' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'The game is open in another program.' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the library' }).click()
  await play.toLibrary()
  await test.step('and gets it once the first has let go', async () => {
    const back = page.getByRole('button', { name: 'Back to the library' })
    const { goOn } = new LibraryPage(page)
    const { saved } = new PlayPage(page)
    await expect(async () => {
      // Refused once more: the first has not let go yet.
      if (await back.isVisible()) await back.click()
      if (await goOn.isVisible()) await goOn.click()
      await expect(saved.or(back)).toBeVisible()
      await expect(saved).toHaveText(/line 1$/, { timeout: 1_000 })
    }).toPass()
  })
  await context.close()
  await endHost(host)
})

test('two windows on one draft of a battle or a ship ask which of the two goes on', async ({ app }) => {
  const { page } = app
  // An address that changes while the first page is on its way would be lost.
  await expect(new LibraryPage(page).start).toBeVisible()
  const beside = await page.context().newPage()
  const asks = (window: typeof page) =>
    window.getByRole('region', { name: 'Another window is changing this draft too.' })
  const address = (of: string) => page.url().replace(/#.*/, `#/${of}`)
  for (const [where, field, ofPage] of [
    ['battle/new', 'Title of the battle', 'Start this battle'],
    ['shipyard/perfidious-albion/figures', 'Name', 'Edit on the card'],
  ] as const) {
    const name = (window: typeof page) => window.getByRole('textbox', { name: field, exact: true })
    for (const window of [page, beside]) {
      await window.goto(address(where))
      // The page before it has fields of the same name, and is there until the next has been fetched.
      await window.getByRole('button', { name: ofPage }).waitFor()
    }
    await name(page).fill('Swiftsure')
    await expect(asks(beside)).toBeVisible()
    await test.step('what the other window made of it is not written over', async () => {
      await name(beside).fill('Triumph')
      await beside.waitForTimeout(600)
      await expect(asks(page)).toBeHidden()
      await asks(beside).getByRole('button', { name: 'Go on with the other' }).click()
      await expect(name(beside)).toHaveValue('Swiftsure')
      await expect(asks(beside)).toBeHidden()
    })
    await test.step('mine is one step back, and then the first window is asked', async () => {
      await beside.getByRole('button', { name: 'Undo' }).first().click()
      await expect(name(beside)).toHaveValue('Triumph')
      await expect(asks(page)).toBeVisible()
      await asks(page).getByRole('button', { name: 'Keep mine' }).click()
      await expect(asks(page)).toBeHidden()
      await expect(asks(beside)).toBeVisible()
    })
  }
})
