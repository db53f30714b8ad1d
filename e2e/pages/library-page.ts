import { expect, type Locator } from '@playwright/test'
import { PlayPage } from './play-page'
import { PageObject } from './page-object'

const tabs = ['Games', 'Scenarios', 'Ships', 'Decks', 'Rules'] as const

/** The library: the first page, its tabs, the files set aside, and the way into a game. */
export class LibraryPage extends PageObject {
  readonly start = this.page.getByRole('button', { name: 'Start this action' })
  readonly goOn = this.page.getByRole('button', { name: /^Continue/ }).first()
  readonly setAside = this.page.getByRole('status').filter({ hasText: 'could not be read' })
  readonly news = this.page.getByRole('status')

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
  /** Through every tab, and back to the first page. */
  async tour(look: (where: string) => Promise<void>): Promise<void> {
    for (const tab of tabs) {
      await this.show(tab)
      await expect(this.page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
      await look(tab)
    }
    await this.page.getByRole('link', { name: 'Spotting Top, first page' }).click()
  }
  /** The page of a ship, by the beginning of her name. */
  async openShip(name: string): Promise<void> {
    await this.show('Ships')
    // Of a long list only the rows in sight are on the page.
    await this.page.getByRole('searchbox', { name: 'Find a ship' }).fill(name)
    await this.page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  }
  /** A game as one file; what is hidden in it goes with it. */
  async shareGame(title: string): Promise<void> {
    await this.page.getByRole('button', { name: `Share ${title}` }).click()
    const whole = this.page.getByRole('dialog').getByRole('button', { name: 'Share all of it' })
    await whole
      .or(this.news.filter({ hasText: 'is among your downloads' }))
      .first()
      .waitFor()
    if (await whole.isVisible()) await whole.click()
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
  /** Chooses a file; what it holds is shown, and nothing changed before `takeIn`. */
  async chooseFile(name: string, text: string): Promise<void> {
    await this.page
      .getByLabel('Bring in a file')
      .and(this.page.locator('input'))
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }

  /** Brings in what is ticked on the page that shows it. */
  async takeIn(): Promise<void> {
    await this.page.getByRole('button', { name: /^Bring in \d+ thing/ }).click()
  }

  async #table(): Promise<PlayPage> {
    const play = new PlayPage(this.page)
    await play.saved.waitFor()
    return play
  }
}
