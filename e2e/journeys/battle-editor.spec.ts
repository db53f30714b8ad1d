import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ScenarioDocument, ScenarioSetup } from '#shared/documents/scenario'
import { expect, test, type App } from '../fixtures/app'
import { BattleEditorPage } from '../pages/battle-editor-page'
import { LibraryPage } from '../pages/library-page'
import { PlayPage } from '../pages/play-page'

const scenarioFile = async (app: App, slug: string) =>
  JSON.parse(await readFile(join(app.libraryFolder, 'scenarios', `${slug}.scenario.json`), 'utf8')) as ScenarioDocument

const journalHead = async (app: App) => {
  const [game] = await readdir(join(app.libraryFolder, 'games'))
  const [first] = (await readFile(join(app.libraryFolder, 'games', game!, 'journal.jsonl'), 'utf8')).split('\n')
  return JSON.parse(first!) as { readonly setup: ScenarioSetup }
}

/** What a player does from New to Start: a click, a command key, or a field filled in, however long its text. */
const mostActions = 120

test('twelve ships in five squadrons are a battle in 120 actions, and it is fought', async ({ app }) => {
  const { page } = app
  const editor = new BattleEditorPage(page)
  await new LibraryPage(page).show('Scenarios')

  await test.step('the ships of one side, found by letters, in squadrons with names', async () => {
    await page.getByRole('button', { name: 'New battle' }).waitFor()
    await editor.press('n')
    await expect(editor.finder).toBeFocused()
    await editor.fill('Title of the battle', 'Off Shantung, 1904')
    await editor.press('Enter')
    await editor.putIn('mika', 'fuji 2')
    await editor.press('Escape')
    await editor.newSquadron('3rd Division')
    await editor.putIn('asam 2')
    await editor.press('Escape')
    await editor.newSquadron('Destroyers')
    await editor.putIn('saza 2')
    await expect(editor.order('Imperial Japanese Navy')).toContainText('7 ships')
  })

  await test.step('those of the other', async () => {
    await editor.click(editor.order('Side 2').getByRole('button', { name: /^1st Division/ }))
    await editor.name('Pacific Squadron')
    await editor.putIn('tses', 'polt 2')
    await editor.press('Escape')
    await editor.newSquadron('Cruisers')
    await editor.putIn('ruri', 'novi')
    await expect(editor.order('Imperial Russian Navy')).toContainText('5 ships')
  })

  await test.step('sisters are named, a draft survives a reload', async () => {
    for (const [was, is] of [
      ['Fuji 2', 'Yashima'],
      ['Asama 2', 'Tokiwa'],
    ] as const) {
      await editor.click(editor.line(was))
      await editor.name(is)
    }
    await expect(editor.state).toContainText('draft kept')
    await page.reload()
    await expect(editor.order('Imperial Russian Navy')).toContainText('Petropavlovsk')
  })

  await test.step('commanders and speeds', async () => {
    for (const [squadron, commander, rating, speed] of [
      ['1st Division', 'Adm. Tōgō', '2', '12'],
      ['3rd Division', 'V.-Adm. Dewa', '1', '16'],
      ['Pacific Squadron', 'R.-Adm. Vitgeft', '1', '12'],
      ['Cruisers', 'R.-Adm. Reitzenstein', '1', '14'],
    ] as const) {
      await editor.click(editor.line(squadron))
      await editor.fill('Commander', commander)
      await editor.fill('Rating', rating)
      await editor.fill('Speed at the start', speed)
    }
    await editor.click(editor.line('Destroyers'))
    await editor.fill('Speed at the start', '20')
    await editor.fill('Arrives in turn', '4')
    await editor.click(editor.line('Novik'))
    await editor.fill('Speed at the start', '20')
  })

  await test.step('one ship is marked as the battle begins', async () => {
    await editor.click(editor.line('Yashima'))
    await editor.press('m')
    await expect(page.getByRole('dialog')).toContainText('Yashima as the battle begins')
    for (const key of ['ArrowDown', 'x', 'ArrowRight', 'x']) await editor.press(key)
    await editor.press('Escape')
  })

  await test.step('weather, texts, victory and decks', async () => {
    await editor.show('Weather and table')
    await editor.choose('Wind from', 'SW')
    await editor.fill('Wind force', '4')
    await editor.fill('Visibility, ″', '56')
    await editor.show('Briefing and orders')
    await editor.fill('Briefing: what everybody may read', 'The Russian squadron has left Port Arthur.')
    await editor.fill('Orders of Imperial Japanese Navy', 'Turn them back.')
    await editor.fill('Orders of Imperial Russian Navy', 'Break through to Vladivostok.')
    await editor.show('Victory')
    await editor.click(page.getByRole('button', { name: 'Take the usual words' }))
    await editor.show('Event decks')
    for (const at of [0, 0]) await editor.click(page.getByRole('button', { name: 'Add the usual deck' }).nth(at))
  })

  await test.step('what is wrong is gone to, and mended by a key', async () => {
    await editor.show('Ships')
    await editor.click(editor.line('Tokiwa'))
    await editor.name('Asama')
    await expect(editor.problems).toContainText('1 thing to put right')
    await expect(editor.start).toBeDisabled()
    await editor.press('F8')
    await editor.press('1')
    await expect(editor.start).toBeEnabled()
    await editor.press('Control+z')
    await editor.press('Control+z')
    await expect(editor.order('Imperial Japanese Navy')).toContainText('Tokiwa')
  })

  await test.step('it is saved, and started', async () => {
    await editor.press('Control+s')
    await expect(editor.state).toContainText('saved')
    const saved = await scenarioFile(app, 'off-shantung-1904')
    expect(saved.squadrons.map(({ name, ships }) => `${name} ${ships.length}`)).toEqual([
      '1st Division 3',
      '3rd Division 2',
      'Destroyers 2',
      'Pacific Squadron 3',
      'Cruisers 2',
    ])
    expect(saved.squadrons[2]).toMatchObject({ speed: 20, arrives: 4 })
    await editor.click(editor.start)
    const play = new PlayPage(page)
    await expect(play.saved).toBeVisible()
    for (const ship of ['Yashima', 'Tokiwa', 'Petropavlovsk', 'Novik'])
      await expect(play.fleet.ship(ship).first()).toBeAttached()
    const head = await journalHead(app)
    expect(head.setup.squadrons[0]!.ships[2]!.marks).toEqual(saved.squadrons[0]!.ships[2]!.marks)
    expect(Object.keys(saved.squadrons[0]!.ships[2]!.marks!.boxes)).toHaveLength(2)
    expect(await scenarioFile(app, 'off-shantung-1904')).toEqual(saved)
    console.log(`a battle of twelve ships from New to Start: ${editor.actions} actions`)
    expect(editor.actions, 'actions from New to Start').toBeLessThanOrEqual(mostActions)
  })
})

test('a game is kept as a scenario, as it stands and as it began', async ({ app, play }) => {
  const { page } = app
  const editor = new BattleEditorPage(page)
  const majestic = await play.open('majestic')
  await majestic.tapBox('6-3')
  await majestic.tapTrack('flooding', 2)
  await expect(play.saved).toHaveText(/line 2$/)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Keep as a scenario …' }).click()
  await expect(editor.text('Title of the battle')).toHaveValue('Off Ushant, 1898 2')
  await expect(editor.line('Majestic')).toContainText('2')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'The game as it began' }).click()
  await page.waitForURL(/\/start$/)
  await expect(editor.line('Majestic')).toBeVisible()
  await expect(editor.line('Majestic')).not.toContainText('2')
  await page.goBack()
  await expect(editor.line('Majestic')).toContainText('2')
  await editor.press('Control+s')
  await expect(editor.state).toContainText('saved')
  const kept = await scenarioFile(app, 'off-ushant-1898-2')
  expect(kept.squadrons[0]!.ships[0]!.marks).toEqual({ boxes: { '6-3': ['struck'] }, tracks: { flooding: 2 } })
})

async function beginQuick(page: Page): Promise<void> {
  await new LibraryPage(page).show('Scenarios')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Off Ushant/ })
    .click()
  await page.getByRole('button', { name: 'Quick battle' }).click()
}

test('a quick battle is two lists of ships, and leaves no scenario behind', async ({ app }) => {
  const { page } = app
  const editor = new BattleEditorPage(page)
  const scenarios = () => readdir(join(app.libraryFolder, 'scenarios'))
  await beginQuick(page)
  await expect(editor.finder).toBeFocused()
  const before = await scenarios()
  await editor.putIn('mika')
  await editor.click(editor.order('Side 2').getByRole('button', { name: /^1st Division/ }))
  await editor.putIn('tses', 'polt')
  await editor.click(editor.start)
  const play = new PlayPage(page)
  for (const ship of ['Mikasa', 'Tsesarevich', 'Poltava']) await expect(play.fleet.ship(ship).first()).toBeAttached()
  expect(await scenarios()).toEqual(before)
  await page.goto(page.url().replace(/#.*/, '#/battle/quick'))
  await expect(editor.order('Side 1')).toContainText('No ship yet.')
})

test('ships are dragged from the finder into a line, along it and to the other side', async ({ app }) => {
  const { page } = app
  const editor = new BattleEditorPage(page)
  const found = page.getByRole('option', { name: /^Majestic/ })
  const squadron = (side: string) => editor.order(side).getByRole('region', { name: '1st Division' })
  await beginQuick(page)
  await editor.finder.fill('majes')
  await found.dragTo(squadron('Side 1'))
  await editor.finder.fill('foam')
  await page.getByRole('option', { name: /^Foam/ }).dragTo(editor.line('Majestic'), { targetPosition: { x: 99, y: 4 } })
  await expect(page.locator('[data-line]')).toContainText(['1st Division', 'Foam', 'Majestic', '1st Division'])
  await editor.line('Majestic').dragTo(editor.line('Foam'), { targetPosition: { x: 99, y: 4 } })
  await expect(page.locator('[data-line]')).toContainText(['1st Division', 'Majestic', 'Foam', '1st Division'])
  await editor.line('Foam').dragTo(squadron('Side 2'))
  await expect(squadron('Side 2')).toContainText('Foam')
  await expect(editor.start).toBeEnabled()
})

test('a ship that the library lost is brought in from a file, or another put in her place', async ({ app }) => {
  const { page } = app
  const editor = new BattleEditorPage(page)
  await new LibraryPage(page).show('Scenarios')
  await page.getByRole('button', { name: 'New battle' }).waitFor()
  const file = join(app.libraryFolder, 'ships/perfidious-albion/foam.ship.json')
  const foam = await readFile(file, 'utf8')
  await rm(file)
  await page.reload()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Off Ushant/ })
    .click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(editor.problems).toContainText('1 thing to put right')
  await editor.press('F8')

  await test.step('her file is chosen, and the battle goes on with her', async () => {
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Bring her in' }).click()
    await (await asked).setFiles({ name: 'foam.ship.json', mimeType: 'application/json', buffer: Buffer.from(foam) })
    await new LibraryPage(page).takeIn()
    await expect(editor.line('Foam')).toBeVisible()
    await expect(editor.start).toBeEnabled()
    await page.getByRole('button', { name: 'Take it out again' }).click()
  })

  await expect(editor.problems).toContainText('1 thing to put right')
  await editor.press('F8')
  await editor.press('1')
  await expect(editor.finder).toBeFocused()
  await editor.type('saza')
  await editor.press('Enter')
  await expect(editor.line('Sazanami')).toBeVisible()
  await expect(editor.start).toBeEnabled()
})

test('a land battle is copied, named and started, and nothing but the game is kept unless it is saved', async ({
  app,
}) => {
  const { page } = app
  const editor = new BattleEditorPage(page)
  await new LibraryPage(page).show('Scenarios')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Land battle/ })
    .click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await editor.fill('Title of the battle', 'Blenheim')
  await page.getByLabel('Name of the side').first().fill('Allies')
  await editor.fill('Orders of Allies', 'Take the village.')
  const scenarios = () => readdir(join(app.libraryFolder, 'scenarios'))
  const before = await scenarios()
  await editor.click(editor.start)
  await page.waitForURL(/#\/play\//)
  expect((await journalHead(app)).setup).toMatchObject({
    ...{
      title: 'Blenheim',
      orders: { attacker: 'Take the village.' },
      sides: [{ name: 'Allies' }, { name: 'Defender' }],
    },
  })
  expect(await scenarios()).toEqual(before)
  await page.goBack()
  await expect(editor.text('Title of the battle')).toHaveValue('Blenheim')
  await expect(editor.state).toContainText('draft kept')
})

test('a starter scenario is duplicated, never written over; a ship is put into a battle from her page', async ({
  app,
}) => {
  const { page } = app
  const editor = new BattleEditorPage(page)
  const library = new LibraryPage(page)
  const before = await scenarioFile(app, 'off-ushant')
  await library.show('Scenarios')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await editor.click(editor.line('Foam'))
  await editor.press('o')
  await editor.press('Control+s')
  await expect(editor.state).toContainText('saved')
  expect(await scenarioFile(app, 'off-ushant')).toEqual(before)
  const copy = await scenarioFile(app, 'off-ushant-1898-2')
  expect(copy.squadrons.map(({ ships }) => ships.length)).toEqual([3, 1, 3, 3])
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click()
  await library.openShip('Canopus')
  await page.getByRole('button', { name: 'Put her into a battle' }).click()
  await expect(editor.order('Royal Navy')).toContainText('Canopus')
})
