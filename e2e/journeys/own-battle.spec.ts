import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPdf } from '../../electron/pdf/opened-pdf.testing'
import { shipDocument } from '../../shared/documents/ship'
import { expect, test } from '../fixtures/app'
import { BattleEditorPage } from '../pages/battle-editor-page'
import { BattleTable } from '../pages/battle-table'
import { FiguresPage } from '../pages/figures-page'
import { LibraryPage } from '../pages/library-page'
import { PlayPage } from '../pages/play-page'
import { PrintDialog } from '../pages/print-dialog'
import { ShipCard } from '../pages/ship-card'

test('a ship from figures is fought on a chart of one’s own, printed, shared, and the game gone on with elsewhere', async ({
  app,
  elsewhere,
}) => {
  const { page } = app
  const library = new LibraryPage(page)
  const editor = new BattleEditorPage(page)
  const play = new PlayPage(page)
  const title = 'Off the Lizard'

  const swiftsure = await test.step('a ship from what the books say', async () => {
    const yard = new FiguresPage(page)
    await library.show('Ships')
    await yard.click('New ship')
    await page.getByRole('menuitem', { name: 'Perfidious Albion, from figures' }).click()
    await yard.fill('Name', 'Swiftsure')
    await yard.fill('Year', '1904')
    await yard.fill('Displacement', '11 800')
    await yard.fill('Length', '475 ft 3 in')
    await yard.fill('Speed', '19')
    await yard.press('Control+Enter')
    await yard.fill('Belt', '7')
    await yard.fill('Turrets', '9')
    await yard.enter('A line of guns', '4 x 10in turrets')
    await yard.enter('A line of guns', '14 x 7.5in casemates')
    await yard.press('Control+s')
    await expect(yard.state).toHaveText('Saved as ships/perfidious-albion/swiftsure.ship.json')
    const file = join(app.libraryFolder, 'ships/perfidious-albion/swiftsure.ship.json')
    const { $schema: _, ...ship } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>
    return shipDocument.parse(ship)
  })

  await test.step('a battle of her own, with land on its chart', async () => {
    await page.getByRole('button', { name: 'Ships', exact: true }).click()
    await page.getByRole('button', { name: 'Put her into a battle' }).click()
    await editor.fill('Title of the battle', title)
    await editor.click(editor.order('Side 2').getByRole('button', { name: /^1st Division/ }))
    await editor.putIn('polt')
    await editor.show('Briefing and orders')
    await editor.fill('Briefing: what everybody may read', 'A stranger in the Channel.')
    await editor.show('Chart')
    await page.getByRole('button', { name: 'Land', exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('The Lizard')
    for (const [at, entry] of ['20 12 E 12', '52 36 W 12'].entries()) {
      const line = page.getByLabel(/^1st Division[^:]*: inches east/).nth(at)
      await line.fill(entry)
      await line.press('Enter')
    }
    await editor.press('Control+s')
    await expect(editor.state).toContainText('saved')
    await editor.click(editor.start)
    await expect(play.saved).toBeVisible()
  })

  await test.step('a turn is fought: a mark, and a squadron’s fire with dice that were thrown', async () => {
    await (await play.open(swiftsure)).tapBox('5-4')
    await expect(play.log.entry('Swiftsure, cell 5·4 struck')).toBeVisible()
    const battle = new BattleTable(page)
    await play.goTo('Initiative')
    expect(await battle.workOff('typed')).toBeGreaterThan(0)
    await play.goTo('Gunnery')
    expect(await battle.workOff('typed')).toBeGreaterThan(0)
    await expect(play.log.entry(/ at (Swiftsure|Poltava)/).first()).toBeVisible()
  })

  await test.step('briefing, roster and her card are printed', async () => {
    await play.open(swiftsure)
    await page.keyboard.press('Control+p')
    const print = new PrintDialog(page)
    for (const part of ['Briefing and orders', 'Roster']) await print.add(part)
    const { texts, outline } = await openPdf(await print.makeIn(app.libraryFolder))
    expect(outline.join('\n')).toMatch(/Ship cards[^]*Swiftsure[^]*Briefing[^]*Roster/)
    const letters = texts.flat().join(' ')
    for (const said of ['Swiftsure', 'The Lizard', 'A stranger in the Channel.']) expect(letters).toContain(said)
    await page.keyboard.press('Escape')
  })

  const shared = await test.step('the game is one file', async () => {
    await play.toLibrary()
    await library.show('Games')
    const [download] = await Promise.all([page.waitForEvent('download'), library.shareGame(title)])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  })

  await test.step('another library takes it in and goes on with it', async () => {
    const friend = new LibraryPage(await elsewhere.start())
    await expect(friend.start).toBeVisible()
    await friend.chooseFile(shared.name, shared.text)
    await friend.takeIn()
    const again = await friend.continueGame()
    const her = new ShipCard(friend.page, swiftsure)
    await again.open(swiftsure)
    await her.tapBox('6-4')
    await expect(again.log.entry('Swiftsure, cell 5·4 struck')).toBeVisible()
    await expect(again.log.entry('Swiftsure, cell 6·4 struck')).toBeVisible()
    await expect(again.saved).toHaveText(/^Saved/)
  })
})
