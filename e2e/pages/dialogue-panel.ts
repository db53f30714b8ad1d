import { PageObject } from './page-object'

/** The dialogue under way, and those that wait. What comes before one is on the procedure form. */
export class DialoguePanel extends PageObject {
  readonly region = this.page.getByRole('region', { name: 'Rules and dice' })
  readonly apply = this.region.getByRole('button', { name: /^Apply to card/ })
  readonly waiting = this.region.getByRole('region', { name: /dialogues? waits?$/ })
  /** Dice that lie there. */
  readonly dice = this.region.getByRole('button', { name: /, D\d+, \d+, (typed|rolled)$/ })

  /** What it asks, under the card. */
  readonly question = this.page.getByRole('region', { name: 'Question' })

  /** A die that waits to be typed. */
  readonly waits = (name: string | RegExp) =>
    this.question.getByRole('button', { name }).and(this.page.locator('.wait'))
  readonly die = (name: string | RegExp) => this.dice.and(this.region.getByRole('button', { name }))
  readonly setAside = () => this.region.getByRole('button', { name: /^Close for now/ }).click()
  readonly continueWith = (what: string) => this.waiting.getByRole('button', { name: `Continue ${what}` }).click()
}
