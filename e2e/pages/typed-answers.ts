import { expect } from '@playwright/test'
import { PageObject } from './page-object'

/** A dialogue as a player answers it who throws his own dice and has the rule book beside him. */
export class TypedAnswers extends PageObject {
  /** What the dialogue asks for at this moment. */
  readonly asked = this.page.locator('.question-panel [data-waits]').first()

  /** Real dice, each typed as soon as it is asked for. */
  async dice(what: string, ...faces: readonly string[]): Promise<void> {
    for (const face of faces) {
      await expect(this.asked).toHaveAccessibleName(new RegExp(`${what}.*waits for its face$`))
      await this.keys(face)
    }
  }
  /** A figure of the rule book, and whether it stands from now on. */
  async figure(what: string, figure: number, keep: 'keep' | 'once'): Promise<void> {
    await expect(this.asked).toHaveAccessibleName(new RegExp(what))
    await this.asked.fill(String(figure))
    await this.page.keyboard.press('Enter')
    await this.decide('Keep this answer', keep === 'keep' ? 'y' : 'n')
  }
  /** An answer by its key. */
  async decide(what: string, key: string): Promise<void> {
    await expect(this.page.locator('.question-panel')).toContainText(what)
    await this.keys(key)
  }
  /** Everything is answered: onto the cards with it. */
  async apply(): Promise<void> {
    await expect(this.page.getByRole('button', { name: /^Apply to card/ })).toBeFocused()
    await this.page.keyboard.press('Enter')
    await expect(this.page.locator('.dialogue-panel')).toHaveCount(0)
  }

  private async keys(text: string): Promise<void> {
    for (const key of text) await this.page.keyboard.press(key)
  }
}
