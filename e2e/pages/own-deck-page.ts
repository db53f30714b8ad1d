import type { Download } from '@playwright/test'
import { PageObject } from './page-object'

/** The page of a deck of one's own: its cards, the chosen one as it is printed, its sheet, what is wrong with it. */
export class OwnDeckPage extends PageObject {
  readonly cards = this.page.getByRole('region', { name: 'Cards' })
  readonly preview = this.page.getByRole('region', { name: 'The card as it is printed' })
  readonly sheet = this.page.getByRole('region', { name: 'Card', exact: true })
  readonly problems = this.page.getByRole('region', { name: 'Problems of this deck' })
  readonly news = this.page.getByRole('status')
  readonly state = this.page.getByRole('main').getByRole('status').first()
  readonly save = this.page.getByRole('button', { name: 'Save', exact: true })
  readonly undo = this.page.getByRole('button', { name: 'Undo', exact: true })
  readonly redo = this.page.getByRole('button', { name: 'Redo', exact: true })
  readonly add = this.page.getByRole('button', { name: 'Add a card' })
  /** What was read from a file, before it is taken. */
  readonly brought = this.page.getByRole('dialog', { name: /^Import/ })

  readonly choose = (card: string) => this.cards.getByRole('button', { name: card }).click()
  readonly text = (label: string) => this.page.getByRole('textbox', { name: label, exact: true })
  readonly number = (label: string) => this.page.getByRole('spinbutton', { name: label })
  readonly choice = (label: string) => this.page.getByRole('combobox', { name: label, exact: true })
  /** The titles of the cards, in their order. */
  async titles(): Promise<readonly string[]> {
    return (await this.cards.locator('li .words').allInnerTexts()).slice(1)
  }
  async bringIn(name: string, content: string | Buffer): Promise<void> {
    await this.page
      .locator('input[type="file"]')
      .and(this.page.getByLabel('Import CSV or deck'))
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  }
  async more(what: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    await this.page.getByRole('menuitem', { name: what }).click()
  }
  async sentOut(what: string): Promise<Download> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.more(what)])
    return file
  }
}
