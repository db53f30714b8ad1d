import { PageObject } from './page-object'

/** The log of the game, newest first. */
export class GameLog extends PageObject {
  readonly panel = this.page.getByRole('region', { name: 'Log' })
  readonly search = this.panel.getByRole('searchbox')
  readonly conflicts = this.panel.getByRole('group').filter({ hasText: /no longer fits?/ })
  readonly past = this.page.getByText(/^You are looking at the table after line/)

  readonly #menu = (seq: number) => this.page.getByRole('button', { name: `Menu of line ${seq}`, exact: true })
  readonly line = (seq: number) => this.panel.getByRole('listitem').filter({ has: this.#menu(seq) })
  readonly entry = (words: string | RegExp) => this.panel.getByRole('listitem').filter({ hasText: words })
  readonly lookBackAt = (seq: number) => this.line(seq).getByRole('button').first().click()
  readonly returnToNow = () => this.page.getByRole('button', { name: 'Return to now' }).click()
  readonly strikeOut = (seq: number) => this.#order(seq, 'Strike out this entry')
  readonly restore = (seq: number) => this.#order(seq, 'Restore this entry')

  async #order(seq: number, item: string): Promise<void> {
    await this.#menu(seq).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }
}
