import type { Download, Locator, Page } from '@playwright/test'

/** The page of a deck of one's own: its cards, the chosen one as it is printed, its sheet, what is wrong with it. */
export class OwnDeckPage {
  readonly cards: Locator
  readonly preview: Locator
  readonly sheet: Locator
  readonly problems: Locator
  readonly state: Locator
  readonly news: Locator
  readonly save: Locator
  readonly undo: Locator
  readonly redo: Locator
  readonly add: Locator
  /** What was read from a file, before it is taken. */
  readonly brought: Locator

  constructor(readonly page: Page) {
    this.cards = page.getByRole('region', { name: 'Cards' })
    this.preview = page.getByRole('region', { name: 'The card as it is printed' })
    this.sheet = page.getByRole('region', { name: 'Card', exact: true })
    this.problems = page.getByRole('region', { name: 'Problems of this deck' })
    this.news = page.getByRole('status')
    this.state = page.getByRole('main').getByRole('status').first()
    this.save = page.getByRole('button', { name: 'Save', exact: true })
    this.undo = page.getByRole('button', { name: 'Undo', exact: true })
    this.redo = page.getByRole('button', { name: 'Redo', exact: true })
    this.add = page.getByRole('button', { name: 'Add a card' })
    this.brought = page.getByRole('dialog', { name: /^Import/ })
  }

  async choose(card: string): Promise<void> {
    await this.cards.getByRole('button', { name: card }).click()
  }
  text(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }
  number(label: string): Locator {
    return this.page.getByRole('spinbutton', { name: label })
  }
  choice(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }
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
