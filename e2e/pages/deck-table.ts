import { PageObject } from './page-object'

/** The event decks over the desk: tabs, pile, hand behind its cover, and what lasts on the ships. */
export class DeckTablePage extends PageObject {
  readonly panel = this.page.getByRole('region', { name: 'Event decks' })
  readonly draw = this.panel.getByRole('button', { name: /^Draw/ })
  readonly show = this.panel.getByRole('button', { name: '2. Show the cards' })
  readonly dues = this.page.getByRole('button', { name: /^Draw for turn/ })
  /** Cards that are face up, the hand among them while its cover is lifted. */
  readonly fronts = this.panel.locator('.shown .playing-card')

  async open(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /^Event decks/ })
      .click()
    await this.panel.waitFor()
  }
  readonly close = () => this.panel.getByRole('button', { name: 'Back to the card' }).click()
  async layOutDeck(deck: string): Promise<void> {
    await this.panel.getByRole('button', { name: `Lay out the deck of ${deck}` }).click()
    await this.tab(deck).waitFor()
  }
  readonly tab = (deck: string) =>
    this.panel.getByRole('group', { name: 'Decks on the table' }).getByRole('button', { name: deck })
  readonly hand = (side: string) => this.panel.getByRole('region', { name: `The cards of ${side} are covered` })
  /** First press, and the second that wakes a moment after it. */
  async lift(side: string): Promise<void> {
    await this.panel.getByRole('button', { name: `1. I play for ${side}` }).click()
    await this.show.click()
    await this.fronts.waitFor()
  }
  /** A deck of events alone, built here in secret: the first card drawn is one. */
  async build(reds: readonly string[]): Promise<void> {
    await this.panel.getByRole('button', { name: 'Build one here' }).click()
    const chosen = this.panel.locator('.reds [aria-pressed="true"]')
    while ((await chosen.count()) > 0) await chosen.first().click()
    for (const red of reds) await this.panel.getByRole('button', { name: new RegExp(`: ${red}$`) }).click()
    await this.panel.getByLabel('Blacks, nothing happens').fill('0')
    await this.panel.getByText('Everybody may know which cards it has').click()
    await this.panel.getByRole('button', { name: 'Shuffle and lay out' }).click()
  }
  /** One field of the rules of the deck on top, changed by the umpire. */
  async changeRules(field: string, to: string): Promise<void> {
    await this.press('Correct this deck')
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Change its rules' }).click()
    await dialog.getByLabel(field).fill(to)
    await dialog.getByLabel(field).blur()
    await dialog.getByRole('button', { name: 'Change the rules' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  readonly press = (act: string) => this.panel.getByRole('button', { name: act }).click()
  /** Slips above the card of a ship. */
  readonly slips = (ship: string) => this.page.getByRole('list', { name: `Events on ${ship}` }).getByRole('listitem')
}
