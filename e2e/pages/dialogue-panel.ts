import type { Locator, Page } from '@playwright/test'

/** The dialogue under way, and those that wait. What comes before one is on the procedure form. */
export class DialoguePanel {
  readonly region: Locator
  readonly apply: Locator
  readonly waiting: Locator
  /** The die or the button that has the keys. */
  readonly dice: Locator

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Rules and dice' })
    this.apply = this.region.getByRole('button', { name: /^Apply to card/ })
    this.waiting = this.region.getByRole('region', { name: /dialogues? waits?$/ })
    this.dice = this.region.getByRole('button', { name: /, D\d+, \d+, (typed|rolled)$/ })
  }

  /** A die that waits to be typed. */
  waits(name: string | RegExp): Locator {
    return this.region.getByRole('button', { name }).and(this.page.locator('.wait'))
  }
  die(name: string | RegExp): Locator {
    return this.dice.and(this.region.getByRole('button', { name }))
  }
  async setAside(): Promise<void> {
    await this.region.getByRole('button', { name: /^Close for now/ }).click()
  }
  async continueWith(what: string): Promise<void> {
    await this.waiting.getByRole('button', { name: `Continue ${what}` }).click()
  }
}
