import { expect, test } from '../fixtures/app'
import { layoutProblems } from '../pages/layout-problems'
import { LibraryPage } from '../pages/library-page'

test('the longest description of a ship fits into her row of the rail, and so does the longest name', async ({
  app,
}) => {
  const { page } = app
  await page.setViewportSize({ width: 1366, height: 768 })
  const play = await new LibraryPage(page).startScenario('Ironbottom Sound, 1942')
  const row = play.fleet.rail.locator('[data-ship=cushing]')
  const cushing = await play.open('cushing', 'fire-on-the-waters')
  await cushing.tapBox('h-44')
  await expect(row).toContainText('dead in the water')
  const [wide, room] = await row.evaluate((button) => [button.scrollWidth, button.clientWidth])
  expect(wide).toBeLessThanOrEqual(room!)

  await play.fleet.order('Cushing', 'Rename ship')
  await play.write('Name', 'Cushing of the Marquis de Condorcet and of Prince Eugen 1910')
  await expect(row).toContainText('Condorcet')
  expect(await layoutProblems(page)).toEqual([])
  await page.setViewportSize({ width: 600, height: 400 })
  await expect.poll(() => layoutProblems(page)).toEqual([])
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(() => layoutProblems(page)).toEqual([])
  await play.fleet.openBoard()
  await expect.poll(() => layoutProblems(page)).toEqual([])
})

test('on a club’s laptop Start is beside the title of a scenario, and a card that is made from figures is seen whole', async ({
  app,
}) => {
  const { page } = app
  await page.setViewportSize({ width: 1366, height: 768 })
  const library = new LibraryPage(page)
  await library.show('Scenarios')
  await page.getByRole('main').getByRole('link', { name: 'Ironbottom Sound, 1942' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Ironbottom Sound, 1942' })
  await expect(title).toBeVisible()
  const [ofTitle, ofStart] = [(await title.boundingBox())!, (await library.start.boundingBox())!]
  expect(ofStart.y).toBeLessThan(ofTitle.y + ofTitle.height)

  await library.show('Ships')
  await page.getByRole('button', { name: 'New ship' }).click()
  await page.getByRole('menuitem', { name: 'Squadron d20, from figures' }).click()
  const card = page.getByRole('grid', { name: /to be changed$/ })
  await expect(card).toBeInViewport({ ratio: 0.99 })
})

test('day, night and high contrast each have a ground of their own, and the choice is kept', async ({ app }) => {
  const library = new LibraryPage(app.page)
  const ground = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const grounds = new Set<string>()
  for (const theme of ['day', 'high contrast', 'night']) {
    const settings = await library.openSettings()
    await settings.getByText(theme, { exact: true }).click()
    await app.page.keyboard.press('Escape')
    grounds.add(await ground())
  }
  expect(grounds.size).toBe(3)
  const chosen = await app.page.evaluate(() => getComputedStyle(document.body, '::selection').backgroundColor)
  expect(chosen, 'words that are chosen').toBe(await app.page.evaluate(() => getComputedStyle(document.body).color))
  const night = await ground()
  await app.close()
  await app.start()
  await expect(new LibraryPage(app.page).start).toBeVisible()
  expect(await ground()).toBe(night)
})

/** The parts of the play view that may never lie over each other. */
const parts = ['.rail', '.desk-card', '.mark-bar', '.dialogue-side', '.log']

test('ships, card, rules and log are beside each other on small screens, and no name of a phase is cut', async ({
  app,
  play,
}) => {
  const { page } = app
  const roomOf = (part: string) =>
    page.locator(part).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    })
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(play.log.panel.first()).toBeInViewport()
    const rooms = await Promise.all(parts.map(async (part) => ({ part, ...(await roomOf(part)) })))
    const overlaps = rooms.flatMap((one, i) =>
      rooms
        .slice(i + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.part} and ${other.part}`),
    )
    expect(overlaps, `${width}`).toEqual([])
    expect(rooms.filter(({ right, bottom }) => right > width + 1 || bottom > height + 1)).toEqual([])
    const cut = await play.sequence
      .getByRole('button')
      .evaluateAll((steps) => steps.filter((step) => step.scrollWidth > step.clientWidth).map((step) => step.ariaLabel))
    expect(cut).toEqual([])
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(play.fleet.ship('Forban')).toBeInViewport({ ratio: 1 })

  await play.goTo('Gunnery')
  await play.fleet.order('1st Division', 'Rename squadron')
  await play.write('Name', 'Vierlandenküstenpanzerschiffgeschwader')
  await expect(page.getByRole('button', { name: /geschwader: pass/ })).toBeVisible()
  await expect.poll(() => layoutProblems(page)).toEqual([])
})

for (const asked of ['the system', 'the settings'])
  test(`letters of twice the size, asked by ${asked}, make one column: nothing sideways, everything reached`, async ({
    app,
  }) => {
    const { page } = app
    await page.setViewportSize({ width: 1366, height: 768 })
    const play = await new LibraryPage(page).startAction()
    if (asked === 'the system') {
      const debug = await page.context().newCDPSession(page)
      await debug.send('Page.enable')
      await debug.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await page.reload()
    } else {
      await page.keyboard.press('Control+,')
      const larger = play.dialog.getByRole('button', { name: 'Larger' })
      while (await larger.isEnabled()) await larger.click()
      await expect.poll(() => layoutProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    const majestic = await play.open('majestic')
    await expect(play.card(majestic)).toBeInViewport()
    await expect.poll(() => layoutProblems(page)).toEqual([])
    await play.fleet.ship('Forban').scrollIntoViewIfNeeded()
    await expect(play.fleet.ship('Forban')).toBeInViewport()
    await play.log.panel.first().scrollIntoViewIfNeeded()
    await expect(play.log.panel.first()).toBeInViewport()
    await play.choose('Umpire')
    await expect(page.getByRole('region', { name: 'Clocks' })).toBeVisible()
  })

test('a large screen shows who fires beside the target, and the keys for ships go through the firers', async ({
  app,
  play,
}) => {
  const { page } = app
  await page.setViewportSize({ width: 1920, height: 1080 })
  await play.goTo('Gunnery')
  await page.keyboard.press('g')
  const heads = page.getByRole('main').getByRole('heading', { level: 2, name: /^(Firing|Target)/ })
  await expect(heads).toHaveText([/^Firing\s*Majestic/, /^Target\s*Charles Martel/])
  await page.keyboard.press(']')
  await expect(heads.first()).toHaveText(/^Firing\s*Magnificent/)
  await play.open('foam')
  await expect(heads).toHaveCount(0)
})

test('the font size of the system is respected, and a card keeps its layout', async ({ app, play }) => {
  const { page } = app
  const majestic = await play.open('majestic')
  const sizeOf = () => play.next.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize))
  const before = await sizeOf()
  const drawn = await majestic.drawing()
  const debug = await page.context().newCDPSession(page)
  await debug.send('Page.enable')
  await debug.send('Page.setFontSizes', { fontSizes: { standard: 20, fixed: 16 } })
  await page.reload()
  await expect(play.card(majestic)).toBeVisible()
  await expect.poll(sizeOf).toBeCloseTo(before * 1.25, 1)
  expect(await majestic.drawing()).toBe(drawn)
  expect(await layoutProblems(page)).toEqual([])
})

test('log and rail end in whole rows wherever they come to rest, and the rail says what is out of sight', async ({
  app,
}) => {
  const { page } = app
  await page.setViewportSize({ width: 1366, height: 768 })
  const play = await new LibraryPage(page).startScenario('Ironbottom Sound, 1942')
  await expect(play.fleet.rail.getByRole('button', { name: /^\d more ships further down$/ })).toBeVisible()
  const hiei = await play.open('hiei', 'fire-on-the-waters')
  for (const box of ['h-11', 'h-12', 'h-13', 'h-14', 'h-15', 'h-16', 'h-21', 'h-22']) await hiei.tapBox(box)
  await play.goTo('Gunfire')
  await play.goTo('Spotting')
  for (const height of [768, 790, 811, 833]) {
    await page.setViewportSize({ width: 1366, height })
    await expect.poll(() => layoutProblems(page), `${height}`).toEqual([])
    for (const list of [play.fleet.rail.locator('.fleet'), play.log.panel.locator('.lines')]) {
      await list.evaluate((element) => element.scrollBy(0, 30))
      await expect.poll(() => layoutProblems(page), `${height}, scrolled`).toEqual([])
    }
    // The words under the card are longer than their room.
    await expect(play.inspector.getByText('more below').first()).toBeVisible()
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await play.fleet.rail.locator('.fleet').evaluate((element) => element.scrollBy(0, 30))
  const up = play.fleet.rail.getByRole('button', { name: /further up$/ })
  await up.click()
  await expect(play.fleet.ship('Cushing')).toBeInViewport({ ratio: 1 })
  await expect(up).toBeHidden()
})
