import type { Locator } from '@playwright/test'
import { LibraryPage } from './library-page'
import { PlayPage } from './play-page'
import { PageObject } from './page-object'

/** The table of a land battle: two sides, the die of the turn, the last event large, what is in force. */
export class FieldPage extends PageObject {
  readonly play = new PlayPage(this.page)
  readonly roll = this.page.getByRole('button', { name: /^Roll for the event of turn/ })
  readonly count = this.page.getByRole('button', { name: /^Apply/ })
  readonly card = this.page.getByRole('article')
  readonly inForce = this.page.getByRole('region', { name: 'In force' })
  readonly unit = this.page.getByRole('main').getByLabel('Which unit is it?').first()

  /** Begins a land battle from the games of the library. */
  async begin(): Promise<void> {
    await new LibraryPage(this.page).show('Games')
    await this.page.getByRole('button', { name: /^Land battle/ }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await this.play.saved.waitFor()
  }
  readonly side = (name: string) => this.page.getByRole('region', { name, exact: true })
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
    const waits = this.page.locator('.question-panel [data-waits], .dialogue-panel [data-waits]')
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
