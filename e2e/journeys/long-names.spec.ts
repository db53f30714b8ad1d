import { expect, test } from '../fixtures/app'
import { layoutProblems } from '../pages/layout-problems'
import { LibraryPage } from '../pages/library-page'
import { PlayPage } from '../pages/play-page'
import { ProcedureForm } from '../pages/procedure-form'
import { SecondScreen } from '../pages/second-screen'
import { starterScenarioDocuments, starterShipDocuments } from '../../shared/rules/run/starter.testing'

/** As long as documents allow, in one word and in many. */
const inOne = (letters: number) => `W${'mw'.repeat(letters)}`.slice(0, letters)
const inMany = 'Küstendivision der Östlichen Geschwader des Großfürsten Ivan'
const named = (place: number) => (place % 2 === 0 ? inOne(60) : inMany)

const plain = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!
const long = {
  ...plain,
  slug: 'long-names',
  title: inOne(80),
  setting: `${inMany} ${inOne(60)} ${inMany}`,
  sides: plain.sides.map((side, place) => ({ ...side, name: named(place) })),
  squadrons: plain.squadrons.map((squadron, place) => ({
    ...squadron,
    name: named(place),
    ships: squadron.ships.map((ship, at) => ({
      ...ship,
      fields: at < 2 ? { name: named(at), commander: named(at + 1), commanderRating: 2 } : {},
    })),
  })),
}

const longShip = {
  ...starterShipDocuments('perfidious-albion')[0]!,
  slug: 'long-name',
  name: inOne(60),
  prefix: inOne(10),
  class: inMany,
  unofficial: false,
}

test('the longest names, in one word and in many, fit on every page of a laptop and of half its screen', async ({
  app,
}) => {
  test.setTimeout(120_000)
  const { page } = app
  const library = new LibraryPage(page)
  const play = new PlayPage(page)
  const fits = async (where: string, widths = [1366, 500, 320]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 768 })
      await expect.poll(() => layoutProblems(page), `${where}, ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 1366, height: 768 })
  }
  await library.chooseFile('long-names.scenario.json', JSON.stringify(long))
  await library.takeIn()
  await expect(library.news.filter({ hasText: 'in the library' })).toBeVisible()
  await library.chooseFile('long-name.ship.json', JSON.stringify(longShip))
  await library.takeIn()
  await library.show('Ships')
  await page.getByRole('link', { name: new RegExp(longShip.name) }).waitFor()
  await fits('ships')
  await library.show('Scenarios')
  await page.getByRole('main').getByRole('link', { name: long.title }).click()
  await page.getByRole('heading', { level: 1, name: long.title }).waitFor()
  await fits('scenario')
  await library.startAction()
  await play.goTo('Gunnery')
  await fits('table')
  await page.keyboard.press('g')
  await new ProcedureForm(page).begin.waitFor()
  await fits('form', [1366, 500])
  await page.keyboard.press('Escape')
  await play.choose('Briefing')
  await fits('briefing')
  await page.keyboard.press('Escape')
  await play.choose('Event decks')
  await fits('decks')
  await page.keyboard.press('Escape')
  await play.fleet.openBoard()
  await fits('fleet board')
  await page.keyboard.press('Escape')

  const screen = new SecondScreen(page)
  await screen.operate()
  await fits('second screen, its controls', [1366, 500])
  await screen.close()
  await play.choose('Report')
  await page.getByRole('heading', { level: 1, name: 'Report' }).waitFor()
  await fits('report', [1366])
})
