/** The pictures of the README: an action is started and played a little, and each view is taken as it is. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startHost } from '../e2e/fixtures/host-app'
import { BattleEditorPage } from '../e2e/pages/battle-editor-page'
import { DeckTablePage } from '../e2e/pages/deck-table'
import { DeckTuner } from '../e2e/pages/deck-tuner'
import { FiguresPage } from '../e2e/pages/figures-page'
import { LibraryPage } from '../e2e/pages/library-page'
import type { PlayPage } from '../e2e/pages/play-page'
import { PrintDialog } from '../e2e/pages/print-dialog'
import { ProcedureForm } from '../e2e/pages/procedure-form'
import { ReportPage } from '../e2e/pages/report-page'
import { SecondScreen } from '../e2e/pages/second-screen'
import { TypedAnswers } from '../e2e/pages/typed-answers'
import { RasterPage } from '../e2e/print/raster-page'
import { palettes } from '../shared/card/palettes'
import { buildIfStale } from './build.mjs'
import { WhatWaits } from './club-night/what-waits'
import { launchBrowser } from './program.mjs'
import { root } from './root.mjs'

const pictures = join(root, 'docs/screenshots')
const size = { width: 1440, height: 900 }
/** As the club's second monitor has it. */
const tableSize = { width: 1920, height: 1080 }
/** A page of A4, upright. */
const paperSize = { width: 1240, height: 1753 }

await buildIfStale()
await mkdir(pictures, { recursive: true })
const browser = await launchBrowser()
try {
  for (const tour of [dayAction, eventDecks, nightAction, carrierBattle, ownBattle, ownShip]) await inFreshLibrary(tour)
} finally {
  await browser.close()
}
console.log((await readdir(pictures)).map((name) => `docs/screenshots/${name}`).join('\n'))

async function inFreshLibrary(tour: (page: Page, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'spotting-top-pictures-'))
  const { page, close } = await startHost(folder, browser, { viewport: size, reducedMotion: 'reduce' })
  try {
    await tour(page, folder)
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A turn that hurts both sides, a squadron's fire in the middle of the second, and what comes of it. */
async function dayAction(page: Page, folder: string): Promise<void> {
  const library = new LibraryPage(page)
  await library.start.waitFor()
  await take(page, 'first-run')
  const play = await library.startAction()
  await damage(play, 'magnificent', '↓↓→→→ → b↓ ', { fire: 2 })
  await damage(play, 'charles-martel', '↓→→→ → ↓b→ ', { flotation: 14, fire: 4 })
  await damage(play, 'brennus', '↓↓→→ →→ ', { flotation: 17 })
  for (let step = 0; step < 7; step++) await play.next.click()
  await damage(play, 'majestic', '↓↓→→→ →→ b↓↓f→ o', { flotation: 21, fire: 3 })

  await play.goTo('Gunnery')
  await new ProcedureForm(page).due.first().focus()
  await page.keyboard.press('g')
  await new ProcedureForm(page).begin.waitFor()
  await page.keyboard.press('Enter')
  await new TypedAnswers(page).asked.waitFor()
  await page.keyboard.type('4453')
  await take(page, 'play-day')
  await page.getByRole('button', { name: 'Night colours' }).click()
  await take(page, 'play-night')
  await page.getByRole('button', { name: 'Day colours' }).click()
  const majestic = await play.open('majestic')
  await majestic.grid.screenshot({ path: pathOf('card') })
  await play.fleet.openBoard()
  await take(page, 'fleet-board')

  await page.keyboard.press('Control+p')
  const paper = new RasterPage(await browser.newPage({ viewport: paperSize }))
  await paper.open(palettes.print)
  await paper.printedCard(
    await new PrintDialog(page).makeIn(join(folder, 'Spotting Top')),
    0,
    0,
    paperSize.width / 595.28,
  )
  await paper.page.screenshot({ path: pathOf('print') })
  await paper.page.close()
  await page.keyboard.press('Escape')

  const screen = new SecondScreen(page)
  await screen.operate()
  const table = await screen.openWindow()
  await table.page.setViewportSize(tableSize)
  await table.page.getByRole('article').first().waitFor()
  await take(table.page, 'table-view')
  await table.page.close()
  await screen.close()

  // While the fleet board is open its letters are those of ships.
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await endSalvo(page)
  await saved(play)
  await play.choose('Report')
  await new ReportPage(page).turns.first().waitFor()
  await take(page, 'report')
}

/** With dice that flood a magazine; of a choice the first, of a figure what is offered. */
async function endSalvo(page: Page): Promise<void> {
  const waits = new WhatWaits(page)
  const faces = [...'342631524162534261']
  for (let waiting = await waits.look(); waiting.is !== 'apply'; waiting = await waits.look()) {
    if (waiting.is === 'die') await page.keyboard.press(faces.shift() ?? '1')
    else if (waiting.is === 'choice') await page.keyboard.press(waiting.keys[0]!)
    else await page.keyboard.press(waiting.is === 'figures' ? 'Control+Enter' : 'Enter')
  }
  await page.keyboard.press('Enter')
}

/** Each track is given its figure; then keys walk from the first box of the hull, which keeps the last one chosen. */
async function damage(
  play: PlayPage,
  ship: string,
  walk: string,
  tracks: Readonly<Record<string, number>>,
  pack?: string,
): Promise<void> {
  const arrows: Readonly<Record<string, string>> = { '↓': 'ArrowDown', '→': 'ArrowRight', ' ': 'Space' }
  const { keyboard } = play.page
  const card = await play.open(ship, pack)
  for (const [track, figure] of Object.entries(tracks)) {
    await card.goTo(new RegExp(`: ${track}`, 'i'))
    await keyboard.type(String(figure))
    await play.page.getByRole('button', { name: `Undo ${card.name}, ${track} ${figure}` }).waitFor()
  }
  await card.goTo(/hull/)
  await keyboard.press('Home')
  for (const key of walk) await keyboard.press(arrows[key] ?? key)
  await saved(play)
}

/** The decks of the scenario side by side; then a game with them, in which a hand is worth looking at. */
async function eventDecks(page: Page): Promise<void> {
  await new LibraryPage(page).show('Decks')
  const tuner = new DeckTuner(page)
  await tuner.tune('Off Ushant, 1898')
  await page.getByText('All figures are exact.').waitFor()
  await take(page, 'tuning-desk')

  await tuner.play.click()
  const decks = new DeckTablePage(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Event decks/ })
    .click()
  for (const side of ['Marine nationale', 'Royal Navy']) await decks.layOutDeck(side)
  const tab = decks.tab('Royal Navy')
  await tab.click()
  for (let draw = 0; draw < 16 && !/3 held/.test((await tab.textContent()) ?? ''); draw++) {
    await decks.draw.click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor()
  }
  await decks.lift('Marine nationale')
  await take(page, 'event-decks')
}

/** A data form of Fire on the Waters that has been hit, beside the sum of a destroyer's guns. */
async function nightAction(page: Page): Promise<void> {
  const play = await new LibraryPage(page).startScenario('Ironbottom Sound, 1942')
  const pack = 'fire-on-the-waters'
  await damage(play, 'san-francisco', '↓→→→→→→ →→b', { 'flotation points left': 57 }, pack)
  await damage(play, 'hiei', '→ →b→→o↓→f→→→→ ↓→ ', { 'flotation points left': 108 }, pack)
  await play.goTo('Gunfire')
  await page.keyboard.press('g')
  await new ProcedureForm(page).begin.waitFor()
  await page.getByText(/played out \d+ times/).scrollIntoViewIfNeeded()
  await take(page, 'data-form')
}

/** A carrier of Squadron d20 under dive bombers: what the hit has cost her is worked out, and not applied yet. */
async function carrierBattle(page: Page): Promise<void> {
  const play = await new LibraryPage(page).startScenario('Off the Santa Cruz Islands, 1942')
  await play.goTo('Action')
  await new ProcedureForm(page).play('Air attack', {})
  const answers = new TypedAnswers(page)
  await answers.asked.waitFor()
  // Two of three bombs on target; the first costs her four of F, a team and a mast.
  await page.keyboard.type('071503', { delay: 40 })
  await answers.figures('hits of each on', [1, 4, 3, 9])
  await answers.decide('shall later hits of this kind', 'n')
  await page.getByText('what is hit?').first().waitFor()
  await page.keyboard.type('04038', { delay: 400 })
  await answers.asked.waitFor()
  await take(page, 'carrier')
}

/** A starter battle on its way to one of one's own: its ships, and the chart with an entry in hand. */
async function ownBattle(page: Page): Promise<void> {
  const editor = new BattleEditorPage(page)
  await new LibraryPage(page).show('Scenarios')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await editor.fill('Title of the battle', 'Off Ushant, a year later')
  await editor.press('Enter')
  await editor.putIn('canop')
  await editor.click(editor.line('Magnificent'))
  await take(page, 'battle-editor')
  await editor.show('Chart')
  await page.getByLabel(/^1st Division: inches east/).focus()
  await take(page, 'battle-chart')
}

/** What the books say, and the card that comes of it. */
async function ownShip(page: Page): Promise<void> {
  const yard = new FiguresPage(page)
  await new LibraryPage(page).show('Ships')
  await yard.click('New ship')
  await page.getByRole('menuitem', { name: 'Perfidious Albion, from figures' }).click()
  const hull = { Name: 'Swiftsure', 'Before the name': 'H.M.S.', Type: 'Second-class battleship', Year: '1904' }
  const size = { Displacement: '11 800', Length: '475 ft 3 in', Speed: '19' }
  for (const [label, value] of Object.entries({ ...hull, ...size })) await yard.fill(label, value)
  await yard.press('Control+Enter')
  const plates = { Belt: '7', 'Belt at the ends': '3', 'Upper belt, casemates': '7', Turrets: '9', Barbettes: '10' }
  for (const [plate, inches] of Object.entries({ ...plates, 'Conning tower': '11', Deck: '1½' }))
    await yard.fill(plate, inches)
  for (const line of ['4 x 10in turrets', '14 x 7.5in casemates', '14 x 14-pdr', '2 x 18in tubes under water'])
    await yard.enter('A line of guns', line)
  await take(page, 'ship-from-figures')
}

function saved(play: PlayPage): Promise<void> {
  return play.saved.filter({ hasText: /^Saved/ }).waitFor()
}

function pathOf(picture: string): string {
  return join(pictures, `${picture}.png`)
}

async function take(page: Page, picture: string): Promise<void> {
  await page.mouse.move(size.width / 2, size.height - 1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: pathOf(picture) })
}
