import type { Locator, Page } from '@playwright/test'

/** The rules beside the card: what is due, the form of a procedure, the dialogue under way. */
export class DialoguePanel {
  readonly region: Locator
  /** What the printed sequence asks for, the first of it first. */
  readonly due: Locator
  readonly apply: Locator
  readonly roll: Locator
  readonly waiting: Locator
  /** The die or the button that has the keys. */
  readonly dice: Locator

  constructor(private readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Rules and dice' })
    this.due = this.region.getByRole('list', { name: 'Due now' }).getByRole('button')
    this.apply = this.region.getByRole('button', { name: /^Apply to card/ })
    this.roll = this.region.getByRole('button', { name: /^Roll/ })
    this.waiting = this.region.getByRole('region', { name: /dialogues? waits?$/ })
    this.dice = this.region.getByRole('button', { name: /, D\d+, \d+, (typed|rolled)$/ })
  }

  heading(name: string): Locator {
    return this.region.getByRole('heading', { name, exact: true })
  }
  /** A die that waits to be typed. */
  waits(name: string | RegExp): Locator {
    return this.region.getByRole('button', { name }).and(this.page.locator('.wait'))
  }
  die(name: string | RegExp): Locator {
    return this.dice.and(this.region.getByRole('button', { name }))
  }
  async putAside(): Promise<void> {
    await this.region.getByRole('button', { name: /^Put aside/ }).click()
  }
  async goOnWith(what: string): Promise<void> {
    await this.waiting.getByRole('button', { name: `Go on with ${what}` }).click()
  }
  async breakOff(what: string): Promise<void> {
    await this.waiting.getByRole('button', { name: `Break off ${what}` }).click()
  }
  /** Only these guns fire. */
  async onlyGuns(letter: string): Promise<void> {
    const guns = this.region.getByRole('group', { name: 'Guns' })
    for (const box of await guns.getByRole('checkbox').all()) {
      const name = await box.evaluate((input) => input.closest('label')?.textContent.trim() ?? '')
      if (name.startsWith(letter) !== (await box.isChecked())) await box.click({ force: true })
    }
  }
  /** Lets the app roll, and takes the first answer where somebody has to decide, until nothing is left to ask. */
  async rollOut(): Promise<void> {
    for (let turn = 0; turn < 40 && !(await this.apply.isEnabled()); turn++) {
      await this.page.keyboard.press((await this.roll.isEnabled()) ? 'r' : '1')
    }
  }
}
