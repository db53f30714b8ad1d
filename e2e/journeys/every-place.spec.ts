import { perfidiousAlbion } from '../../shared/rules/perfidious-albion/index'
import { writeClubFleet } from '../../scripts/club-night/club-fleet'
import { expect, test } from '../fixtures/app'
import { BattleEditorPage } from '../pages/battle-editor-page'
import { DeckTablePage } from '../pages/deck-table'
import { DeskPanels } from '../pages/desk-panels'
import { FiguresPage } from '../pages/figures-page'
import { inspection } from '../pages/inspection'
import { LibraryPage } from '../pages/library-page'
import { PlayPage } from '../pages/play-page'
import { OwnDeckPage } from '../pages/own-deck-page'
import { ShipCard } from '../pages/ship-card'
import { ShipyardPage } from '../pages/shipyard-page'

test.describe('nothing is cut, too small for a finger or out of reach for those who cannot see well', () => {
  test.describe.configure({ timeout: 240_000 })

  test('from the settings through the library to the table and its print', async ({ app, pictures }) => {
    const { page } = app
    const library = new LibraryPage(page)
    const { found, look, lookHere } = inspection(
      page,
      ['settings', 'first page', 'Decks', 'plate', 'table and log', 'menu of a box', 'print'],
      pictures,
    )
    await library.openSettings()
    await look('settings')
    await page.keyboard.press('Escape')
    await look('first page', async (window) => {
      if (!window.endsWith('200 %')) await expect(library.start, window).toBeInViewport({ ratio: 1 })
    })
    await library.tour(look)
    await library.openShip('Majestic')
    await page.getByRole('button', { name: 'Plate of Majestic' }).click()
    await page.getByRole('region', { name: 'Figures of Majestic' }).waitFor()
    await look('plate')
    await page.getByRole('link', { name: 'Spotting Top, first page' }).click()

    const play = await library.startAction()
    const majestic = await play.open('majestic')
    await majestic.tapTrack('fire', 3)
    await majestic.tapBox('6-3')
    await play.next.click()
    await play.undo.click()
    await expect(play.saved).toHaveText(/line 4$/)
    await look('table and log', async (window) =>
      expect
        .soft(await majestic.leastTargetPx(), `px of the smallest box, ${window}`)
        .toBeGreaterThanOrEqual(window === '1280 × 720' ? 24 : 30),
    )
    await play.log.lookBackAt(1)
    await expect(play.log.past).toBeVisible()
    await lookHere('looking back')
    await play.log.returnToNow()

    await majestic.rightClickBox('5-5')
    await page.getByRole('menu').waitFor()
    await lookHere('menu of a box')
    await page.keyboard.press('Escape')
    await majestic.tapFigure('torpedoes')
    await play.dialog.waitFor()
    await lookHere('picker')
    await page.keyboard.press('Escape')
    await play.fleet.order('Majestic', 'Plate')
    await play.dialog.getByRole('img', { name: /^Majestic from her side/ }).waitFor()
    await lookHere('plate of a ship in play')
    await page.keyboard.press('Escape')
    await play.fleet.order('1st Division', 'Add a ship')
    await play.dialog.getByRole('button', { name: /Canopus/ }).waitFor()
    await lookHere('adding a ship')
    await page.keyboard.press('Escape')
    await play.restartTurn()
    await lookHere('restarting the turn')
    await page.keyboard.press('Escape')
    await play.fleet.openBoard()
    await look('fleet board')
    await page.keyboard.press('Control+p')
    await page.getByRole('button', { name: 'Page after' }).waitFor()
    await lookHere('print')
    expect(found).toEqual({})
  })

  test('of 64 ships: card, fleet board, tables, tools, second screen, report and replay', async ({ app, pictures }) => {
    const { page } = app
    const { found, look, lookHere } = inspection(page, ['umpire', 'report'], pictures)
    const game = await writeClubFleet(app.libraryFolder, perfidiousAlbion, 64)
    await page.goto(new URL(`/#/play/${game}`, page.url()).href)
    const play = new PlayPage(page)
    const majestic = new ShipCard(page, 'majestic')
    await play.fleet.ship('Majestic').first().click()
    await play.card(majestic).waitFor()
    await majestic.tapBox('6-3')
    await lookHere('card of one of 64 ships')
    await play.fleet.openBoard()
    await lookHere('fleet board of 64 ships')
    await page.keyboard.press('Escape')
    await new DeskPanels(page).tour(look)
    expect(found).toEqual({})
  })

  test('on event decks: a covered hand, an open one, a deck that is built, and one that is corrected', async ({
    app,
    play,
    pictures,
  }) => {
    const { found, look, lookHere } = inspection(app.page, [], pictures)
    const table = new DeckTablePage(app.page)
    await expect(play.saved).toBeVisible()
    await table.open()
    await look('decks to lay out')
    await table.build(['Radar outage', 'Major fire control casualty'])
    await table.press('Draw a card')
    await table.press('Draw one more')
    await look('covered')
    await table.lift('Marine nationale')
    await lookHere('open')
    await table.press('Play it now')
    await lookHere('played')
    await table.press('Correct this deck')
    await lookHere('mending')
    await app.page.keyboard.press('Escape')
    await table.press('Show the one card')
    await lookHere('played cards')
    await app.page.keyboard.press('Escape')
    await table.press('Lay out another')
    await table.press('Build one here')
    await look('building')
    expect(found).toEqual({})
  })

  test('where battles are made', async ({ app, pictures }) => {
    const { page } = app
    const editor = new BattleEditorPage(page)
    const { found, look, lookHere, byFinger } = inspection(page, ['an order of battle', 'a ship opened'], pictures)
    await new LibraryPage(page).show('Scenarios')
    await page.getByRole('button', { name: 'New battle' }).click()
    await expect(editor.finder).toBeFocused()
    await look('a new battle')
    await editor.putIn('mika', 'fuji 2', 'saza 3')
    await look('an order of battle')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+,')
    await page.getByRole('dialog').getByText('Touch mode').click()
    await page.keyboard.press('Escape')
    await byFinger('an order of battle')
    await page.keyboard.press('Control+,')
    await page.getByRole('dialog').getByText('Touch mode').click()
    await page.keyboard.press('Escape')
    await editor.click(editor.line('Ikazuchi'))
    await editor.name('Sazanami')
    await look('a ship opened')
    await page.keyboard.press('m')
    await page.getByRole('dialog').waitFor()
    await lookHere('her card as it begins')
    await page.keyboard.press('Escape')
    for (const part of ['Weather and table', 'Chart', 'Briefing and orders', 'Victory', 'House rules', 'Event decks']) {
      await editor.show(part)
      await look(part)
    }
    expect(found).toEqual({})
  })

  test('where ships are made from figures', async ({ app, pictures }) => {
    const { page } = app
    const { found, look } = inspection(page, ['her drawing and class'], pictures)
    const yard = new FiguresPage(page)
    await new LibraryPage(page).show('Ships')
    await page.getByRole('button', { name: 'New ship' }).click()
    await page.getByRole('menuitem', { name: 'Perfidious Albion, from figures' }).click()
    await yard.text('Name').fill('Swiftsure')
    await yard.text('Displacement').fill('11 800')
    await look('hull and speed')
    await page.getByRole('button', { name: 'Armour and guns' }).click()
    await yard.enter('A line of guns', '4 x 10in turrets')
    await look('armour and guns')
    await page.getByRole('button', { name: 'Drawing, class, check' }).click()
    await yard.enter('Name of a sister', 'Triumph')
    await yard.choosePicture('noise.png', 'image/png', await yard.noise(600, 300))
    await yard.picture.getByRole('img', { name: 'Picture of Swiftsure' }).waitFor()
    await look('her drawing and class')
    expect(found).toEqual({})
  })

  test('where decks and ships are made', async ({ app, pictures }) => {
    const { page } = app
    const library = new LibraryPage(page)
    const { found, look, lookHere } = inspection(
      page,
      ['a card with a gap in its table', 'the drawing of a ship'],
      pictures,
    )
    await library.show('Decks')
    await page
      .getByRole('link', { name: /Weather and fortune/ })
      .first()
      .click()
    const deck = new OwnDeckPage(page)
    await expect(deck.cards).toBeVisible()
    await lookHere('a deck')
    await deck.choose('Bank of fog')
    await page.getByRole('button', { name: 'Remove row 2' }).click()
    await lookHere('a card with a gap in its table')

    await page.reload()
    await library.openShip('Majestic')
    await page.getByRole('button', { name: 'Duplicate' }).click()
    const yard = new ShipyardPage(page)
    await yard.press('box:3-2')
    await page.keyboard.press('Delete')
    await yard.press('box:3-5')
    await look('a magazine')
    await yard.press('drawing')
    await lookHere('the drawing of a ship')
    expect(found).toEqual({})
  })
})
