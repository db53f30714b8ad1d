import type { Locator, Page } from '@playwright/test'
import { PlayPage } from './play-page'

/** The table of a land battle: two sides, the die of the turn, the last event large, what is in force. */
export class FieldPage {
  readonly play: PlayPage
  readonly roll: Locator
  readonly count: Locator
  readonly card: Locator
  readonly inForce: Locator
  readonly unit: Locator

  constructor(private readonly page: Page) {
    this.play = new PlayPage(page)
    this.roll = page.getByRole('button', { name: /^Roll for the event of turn/ })
    this.count = page.getByRole('button', { name: /^Apply/ })
    this.card = page.getByRole('article')
    this.inForce = page.getByRole('region', { name: 'In force' })
    this.unit = page.getByRole('main').getByLabel('Which unit is it?').first()
  }

  side(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }
  async nameSide(role: 'Attacker' | 'Defender', name: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: role, exact: true })
    await field.fill(name)
    await field.press('Enter')
  }
  /** Types the dice of the turn and the answers behind them, a key each, and lets it count. */
  async typesTurn(...keys: readonly string[]): Promise<void> {
    await this.roll.click()
    await this.answers(...keys)
  }
  async answers(...keys: readonly string[]): Promise<void> {
    const waits = this.page.getByRole('region', { name: 'Rules and dice' }).locator('[data-waits]')
    for (const key of keys) {
      await waits.first().waitFor()
      await this.page.keyboard.press(key)
    }
    await this.count.click()
  }
  async showTable(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'The twenty events' }).click()
    return this.page.getByRole('dialog', { name: 'The twenty events' })
  }
}
