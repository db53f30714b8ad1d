import { PageObject } from './page-object'

/** The page on which battles are played many times over. */
export class SimulationPage extends PageObject {
  readonly status = this.page.getByRole('main').getByRole('status')
  readonly stop = this.page.getByRole('button', { name: 'Stop' })
  readonly back = this.page.getByRole('button', { name: 'Back' })
  readonly plots = this.page.getByRole('group', { name: 'Results' }).getByRole('img')

  async play(battles: number): Promise<void> {
    await this.page.getByText(battles.toLocaleString('en'), { exact: true }).click()
    await this.page.getByRole('button', { name: /^Run/ }).click()
  }

  async aimShipByShip(): Promise<void> {
    await this.page.getByLabel('The first fires at').selectOption('chosen')
  }

  /** The columns of the table behind a plot, in percent. */
  async figuresOf(plot: string): Promise<readonly (readonly number[])[]> {
    const section = this.page.getByRole('region', { name: plot })
    await section.getByText('As a table').click()
    const rows = await section
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
      .all()
    const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allTextContents()))
    // What is next to nothing is shown as “<0.1 %”.
    const percent = (cell = '') => Number.parseFloat(cell.replace('<', ''))
    return (cells[0] ?? []).map((_, column) => cells.map((row) => percent(row[column])))
  }
}
