import { PlayPage } from './play-page'
import { ReportPage } from './report-page'
import { SecondScreen } from './second-screen'
import { PageObject } from './page-object'

/** The panels that cover the table: tables of the rules, the umpire's tools, second screen, report, replay. */
export class DeskPanels extends PageObject {
  /** Opens each in turn, with something on it; it begins and ends at the table. */
  async tour(look: (where: string) => Promise<void>): Promise<void> {
    const { page } = this
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    await page.keyboard.press('F4')
    await region('Tables of the rules').waitFor()
    await look('tables')
    await page.keyboard.press('F7')
    await region('Clocks')
      .getByRole('button', { name: /Start the clock of/ })
      .first()
      .click()
    await region('Markers').getByLabel('What it is').fill('Smoke')
    await page.keyboard.press('Enter')
    const hidden = region('Hidden notes')
    await hidden.getByLabel(/^Note for/).fill('Mines off the shoal')
    await hidden.getByLabel('Pinned to').selectOption({ index: 1 })
    await hidden.getByRole('button', { name: 'Seal the note' }).click()
    await hidden.getByRole('button', { name: /^Show \d+ hidden notes?/ }).click()
    await hidden.getByText('Mines off the shoal').waitFor()
    await look('umpire')
    await hidden.getByRole('button', { name: 'Hide the notes' }).click()
    await page.keyboard.press('Escape')

    const screen = new SecondScreen(page)
    await screen.operate()
    await look('second screen')
    await screen.close()

    await new PlayPage(page).choose('Report')
    const report = new ReportPage(page)
    await report.turns.first().waitFor()
    await look('report')
    await report.replay()
    await look('replay')
    await page.getByRole('button', { name: 'Back to the game' }).click()
    await new PlayPage(page).saved.waitFor()
  }
}
