import type { Locator, Page } from '@playwright/test'
import { PlayPage } from './play-page'

/** The library: the first page, its tabs, the files set aside, and the way into a game. */
export class LibraryPage {
  readonly start: Locator
  readonly goOn: Locator
  readonly setAside: Locator
  readonly news: Locator

  constructor(readonly page: Page) {
    this.start = page.getByRole('button', { name: 'Start this action' })
    this.goOn = page.getByRole('button', { name: /^Continue/ }).first()
    this.setAside = page.getByRole('status').filter({ hasText: 'could not be read' })
    this.news = page.getByRole('status')
  }

  async startAction(): Promise<PlayPage> {
    await this.start.click()
    return this.#table()
  }
  async continueGame(): Promise<PlayPage> {
    await this.goOn.click()
    return this.#table()
  }
  async show(tab: 'Games' | 'Scenarios' | 'Ships' | 'Rules'): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: tab }).click()
  }
  async openSettings(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Settings' }).click()
    return this.page.getByRole('dialog', { name: 'Settings' })
  }
  async bringIn(name: string, text: string): Promise<void> {
    await this.page
      .getByLabel('Bring in a file')
      .and(this.page.locator('input'))
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }

  async #table(): Promise<PlayPage> {
    const play = new PlayPage(this.page)
    await play.saved.waitFor()
    return play
  }
}
