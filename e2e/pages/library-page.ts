import { expect, type Locator, type Page } from '@playwright/test'
import { PlayPage } from './play-page'

const tabs = ['Games', 'Scenarios', 'Ships', 'Decks', 'Rules'] as const

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
  /** A scenario of the library by its title. */
  async startScenario(title: string): Promise<PlayPage> {
    await this.show('Scenarios')
    await this.page.getByRole('main').getByRole('link', { name: title }).click()
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
    return this.startAction()
  }
  async continueGame(): Promise<PlayPage> {
    await this.goOn.click()
    return this.#table()
  }
  async show(tab: (typeof tabs)[number]): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: tab }).click()
  }
  /** From the first page through every tab and back. */
  async tour(look: (where: string) => Promise<void>): Promise<void> {
    await look('first page')
    for (const tab of tabs) {
      await this.show(tab)
      await expect(this.page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
      await look(tab)
    }
    await this.page.getByRole('link', { name: 'Spotting Top, first page' }).click()
  }
  /** Asks for a game to be removed, and confirms. */
  async remove(title: string): Promise<void> {
    await this.show('Games')
    await this.page.getByRole('button', { name: `Remove ${title}` }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  }
  async openSettings(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Settings' }).click()
    return this.page.getByRole('dialog', { name: 'Settings' })
  }
  async chooseTouch(): Promise<void> {
    await (await this.openSettings()).getByText('Touch mode').click()
    await this.page.keyboard.press('Escape')
  }
  async bringIn(name: string, text: string): Promise<void> {
    await this.page
      .getByLabel('Import a file')
      .and(this.page.locator('input'))
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }

  async #table(): Promise<PlayPage> {
    const play = new PlayPage(this.page)
    await play.saved.waitFor()
    return play
  }
}
