import type { Locator, Page } from '@playwright/test'

/** The log of the game, newest first. */
export class GameLog {
  readonly panel: Locator
  readonly search: Locator
  readonly conflicts: Locator
  readonly past: Locator

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('region', { name: 'Log' })
    this.search = this.panel.getByRole('searchbox')
    this.conflicts = this.panel.getByRole('group').filter({ hasText: /no longer fits?/ })
    this.past = page.getByText(/^You are looking at the table after line/)
  }

  line(seq: number): Locator {
    return this.panel.getByRole('listitem').filter({ has: this.#menu(seq) })
  }
  entry(words: string | RegExp): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: words })
  }
  async lookBackAt(seq: number): Promise<void> {
    await this.line(seq).getByRole('button').first().click()
  }
  async returnToNow(): Promise<void> {
    await this.page.getByRole('button', { name: 'Return to now' }).click()
  }
  async strikeOut(seq: number): Promise<void> {
    await this.#order(seq, 'Strike out this entry')
  }
  async restore(seq: number): Promise<void> {
    await this.#order(seq, 'Restore this entry')
  }

  async #order(seq: number, item: string): Promise<void> {
    await this.#menu(seq).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }
  #menu(seq: number): Locator {
    return this.page.getByRole('button', { name: `Menu of line ${seq}`, exact: true })
  }
}
