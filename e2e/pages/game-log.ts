import { PageObject } from './page-object'

/** The log of the game, newest first. */
export class GameLog extends PageObject {
  readonly panel = this.page.getByRole('region', { name: 'Log' })
  readonly search = this.panel.getByRole('searchbox')
  readonly conflicts = this.panel.getByRole('group').filter({ hasText: /no longer fits?/ })
  readonly past = this.page.getByText(/^You are looking at the table after line/)

  readonly #menu = (seq: number) => this.page.getByRole('button', { name: `Menu of line ${seq}`, exact: true })
  /** Lines of the log, those within an opened fold among them. */
  readonly lines = this.panel.getByRole('listitem').filter({ hasNot: this.page.locator('summary') })
  readonly line = (seq: number) => this.lines.filter({ has: this.#menu(seq) })
  readonly entry = (words: string | RegExp) => this.lines.filter({ hasText: words })
  /** A row of several lines: what was undone, squadrons that moved. */
  readonly fold = (words: string | RegExp) => this.panel.locator('summary').filter({ hasText: words })
  readonly filter = (name: string) => this.panel.getByRole('combobox', { name })
  readonly toCard = this.panel.getByRole('button', { name: 'Her card' })
  readonly openRow = (seq: number) => this.line(seq).getByRole('button', { expanded: false }).click()
  readonly returnToNow = () => this.page.getByRole('button', { name: 'Return to now' }).click()
  readonly strikeOut = (seq: number) => this.#order(seq, 'Strike out this entry')
  readonly restore = (seq: number) => this.#order(seq, 'Restore this entry')

  async lookBackAt(seq: number): Promise<void> {
    await this.openRow(seq)
    await this.line(seq).getByRole('button', { name: 'Show the table as it was then' }).click()
  }

  async #order(seq: number, item: string): Promise<void> {
    await this.#menu(seq).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }
}
