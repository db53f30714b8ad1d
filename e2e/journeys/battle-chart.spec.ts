import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import type { ScenarioDocument, ScenarioSetup } from '#shared/documents/scenario'
import { expect, test } from '../fixtures/app'
import { BattleEditorPage } from '../pages/battle-editor-page'
import { LibraryPage } from '../pages/library-page'
import { PlayPage } from '../pages/play-page'
import { SecondScreen } from '../pages/second-screen'

const middleOf = async (what: Locator) => {
  const box = (await what.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a chart is changed by mouse and by keys, and what is drawn is what is played', async ({ app, shell }) => {
  const { page } = app
  const editor = new BattleEditorPage(page)
  const chart = page.getByRole('group', { name: 'Chart, to be changed' })
  const handle = (name: RegExp) => chart.getByRole('button', { name })
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await new LibraryPage(page).show('Scenarios')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Off Ushant/ })
    .click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await editor.show('Chart')

  await test.step('by keys: a land is added, named, moved, and gets a point', async () => {
    await page.getByRole('button', { name: 'Land', exact: true }).press('Enter')
    await expect(handle(/^New land, land, point 1 of 4: 33 inches east, 21 south$/)).toBeFocused()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(handle(/point 1 of 4: 32 inches east, 20.75 south$/)).toBeFocused()
    await page.keyboard.press('Insert')
    await expect(handle(/point 2 of 5/)).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(handle(/point 1 of 4/)).toBeFocused()
    await field('Name').fill('Ouessant')
    await field('Point 1: Inches south').fill('19.37')
    await field('Point 1: Inches south').press('Tab')
    await expect(handle(/^Ouessant, land, point 1 of 4: 32 inches east, 19.37 south$/)).toHaveCount(1)
  })

  await test.step('by mouse: a point is dragged over another side, which is said, and mended by a button', async () => {
    const [from, to] = [await middleOf(handle(/point 1 of 4/)), await middleOf(handle(/point 3 of 4/))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x + 40, from.y + 30, { steps: 12 })
    await page.mouse.move(to.x + 40, (from.y + to.y) / 2, { steps: 12 })
    await page.mouse.up()
    await expect(editor.problems).toContainText('Land Ouessant crosses itself')
    await page.getByRole('button', { name: 'Untangle its points' }).click()
    await expect(editor.problems).not.toContainText('crosses itself')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(handle(/point 1 of 4: 32 inches east, 19.37 south$/)).toHaveCount(1)
  })

  await test.step('a squadron is dragged where it enters; another is typed', async () => {
    const line = page.getByLabel(/^1st Division: inches east/)
    await line.focus()
    const from = await middleOf(handle(/^1st Division: 15 inches east, 7 south$/))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 240, { steps: 15 })
    await page.mouse.up()
    await expect(line).not.toHaveValue('15 7 SE 16')
    await page.getByLabel(/^Cruisers: inches east/).fill('30 40 E 12')
    await page.keyboard.press('Enter')
    await page.getByLabel('How they steam').selectOption({ label: 'abreast, the others to port' })
  })

  await test.step('the briefing that says otherwise is gone to, and rewritten by a button', async () => {
    await expect(editor.problems).toContainText('on the chart the British are in the')
    await editor.press('F8')
    await expect(editor.text('Briefing: what everybody may read')).toBeFocused()
    expect(await page.evaluate(() => String(getSelection()))).toContain('48 inches apart')
    while (await page.getByRole('button', { name: /^Write “/ }).count())
      await page
        .getByRole('button', { name: /^Write “/ })
        .first()
        .click()
    await expect(editor.problems).not.toContainText('on the chart')
  })

  await editor.press('Control+s')
  await expect(editor.state).toContainText('saved')
  await editor.click(editor.start)
  const play = new PlayPage(page)
  await expect(play.saved).toBeVisible()
  const [slug] = (await readdir(join(app.libraryFolder, 'scenarios'))).filter((name) =>
    name.startsWith('off-ushant-1898'),
  )
  const saved = JSON.parse(await readFile(join(app.libraryFolder, 'scenarios', slug!), 'utf8')) as ScenarioDocument
  const [game] = await readdir(join(app.libraryFolder, 'games'))
  const [first] = (await readFile(join(app.libraryFolder, 'games', game!, 'journal.jsonl'), 'utf8')).split('\n')
  const { setup } = JSON.parse(first!) as { readonly setup: ScenarioSetup }
  expect(setup.chart).toEqual(saved.chart)
  expect(setup.chart!.land!.at(-1)).toMatchObject({
    name: 'Ouessant',
    points: [
      [32, 19.37],
      [39, 21],
      [39, 27],
      [33, 27],
    ],
  })
  expect(setup.squadrons[1]).toMatchObject({ speed: 12, entry: { at: [30, 40], course: 90, abreast: 'port' } })

  await page.keyboard.press('F2')
  const briefing = page.getByRole('region', { name: 'Briefing and orders' })
  await expect(briefing).toContainText('Ouessant is in the middle')
  await expect(briefing.getByRole('img', { name: 'Chart of the battle as it began' })).toContainText('Ouessant')
  await page.keyboard.press('Escape')
  if (shell === 'electron') return
  const screen = new SecondScreen(page)
  await screen.operate()
  await screen.show('The chart')
  const window = await screen.openWindow()
  await expect(window.stage).toContainText('Ouessant')
})
