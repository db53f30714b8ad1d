import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
// Declares what the preload exposes on the window.
import type {} from '../../renderer/bridge/connect'
import { display } from '../../electron/shell/fake-screen.testing'
import { DeckTablePage } from '../pages/deck-table'
import { troublesOf } from '../pages/inspection'
import { LibraryPage } from '../pages/library-page'
import { joinElectron, type JoinedElectron } from './joined-electron'

let shell: JoinedElectron
test.beforeEach(async ({ page }) => {
  shell = await joinElectron(page)
})
test.afterEach(() => shell.close())

/** The kinds of the lines of the one game on disk. */
async function journalKinds(): Promise<string[]> {
  const games = join(shell.folder, 'documents', 'Spotting Top', 'games')
  const [game = ''] = await readdir(games)
  const text = await readFile(join(games, game, 'journal.jsonl'), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { kind: string }).kind)
}

test('the real page plays through the real preload and main', async ({ page }) => {
  const troubles = troublesOf(page)

  await test.step('the page has come up over the bridge of the preload', async () => {
    await expect(page.locator('#app')).not.toBeEmpty()
    const described = await page.evaluate(() => window.spottingTop?.appDescribe())
    expect(described).toMatchObject({ shell: 'electron', abilities: { nativeMenu: true, folderPicker: true } })
  })

  await test.step('a menu command changes the light, and the settings on disk', async () => {
    shell.electron.chooseCommand('themeNight')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
    const settings = join(shell.folder, 'userData', 'settings.json')
    await expect
      .poll(async () => JSON.parse(await readFile(settings, 'utf8')) as object)
      .toMatchObject({ theme: 'night' })
  })

  await test.step('a mark made on the card is on disk when it is shown as saved', async () => {
    await page.getByRole('button', { name: 'Start this action' }).click()
    const card = page.locator('.card-in-hand')
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
    // A cell amidships, above the waterline.
    await card.click({ position: { x: width * 0.56, y: height * 0.49 } })
    await expect(page.getByText('line 1', { exact: true })).toBeVisible()
    expect(await journalKinds()).toEqual(['head', 'step'])
  })

  await test.step('undo takes it back, and the journal says so', async () => {
    await page.keyboard.press('Control+z')
    await expect.poll(journalKinds).toEqual(['head', 'step', 'strike'])
  })

  await test.step('the second screen is filled, waits when its cable is pulled, goes back; the picture stays', async () => {
    const projector = display(2, { x: 1920, y: 0, width: 2560, height: 1440 }, 'Projector')
    shell.electron.screen.plug(projector)
    await page.evaluate(() => window.spottingTop?.tableOpen())
    const table = await shell.openTable()
    const tableTroubles = troublesOf(table)
    const state = () => page.evaluate(() => window.spottingTop?.tableState())
    const banner = { title: 'Off Ushant', turn: 'Turn 9', phase: 'Gunnery', steps: 5, step: 2, weather: [] }
    const picture = {
      is: 'shown',
      theme: 'day',
      textPx: 28,
      page: null,
      banner,
      body: { layout: 'banner' },
      result: null,
    }
    await page.evaluate((shown) => window.spottingTop?.tableShow({ picture: shown as never }), picture)
    await expect(table.getByText('Turn 9')).toBeVisible()
    expect(await table.evaluate(() => 'spottingTop' in window)).toBe(false)
    expect(await state()).toMatchObject({ isFullScreen: true, screen: 'Projector', isDisplaced: false })

    shell.electron.screen.pull(2)
    expect(await state()).toMatchObject({ isFullScreen: false, screen: 'Display 1', isDisplaced: true })
    await expect(table.getByText('Turn 9')).toBeVisible()
    shell.electron.screen.plug({ ...projector, scaleFactor: 2 })
    expect(await state()).toMatchObject({ isFullScreen: true, screen: 'Projector', isDisplaced: false })
    await page.evaluate(() => window.spottingTop?.tableClose())
    expect(await state()).toMatchObject({ isOpen: false })
    expect(tableTroubles).toEqual([])
  })

  expect(troubles).toEqual([])
})

test('a deck built at the table is dealt and its rules are changed, reactive objects and all', async ({ page }) => {
  const troubles = troublesOf(page)
  const play = await new LibraryPage(page).startAction()
  const refused = page.evaluate(() => window.spottingTop?.libraryReveal(new Proxy({ path: '' }, {})))
  await expect(refused).rejects.toThrow('An object could not be cloned.')

  const table = new DeckTablePage(page)
  await table.open()
  await table.build(['Radar outage', 'Major fire control casualty'])
  await expect(table.tab('Royal Navy')).toContainText('2 left')
  await table.changeRules('Most cards in hand (leave empty for no limit)', '3')
  await expect(play.undo).toHaveAccessibleName('Undo rules of the deck of Royal Navy changed')
  expect(await journalKinds()).toContain('step')
  expect(troubles).toEqual([])
})
