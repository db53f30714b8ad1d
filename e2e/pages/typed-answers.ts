import { expect } from '@playwright/test'
import { PageObject } from './page-object'

/** A dialogue as a player answers it who throws his own dice and has the rule book beside him. */
export class TypedAnswers extends PageObject {
  /** Keys pressed so far. */
  pressed = 0
  /** What the dialogue asks for at this moment. */
  readonly asked = this.page.locator('.question-panel [data-waits]').first()

  /** Figures of the rule book, a row for each hit. */
  readonly figuresForm = this.page.locator('.figures-form')

  /** Real dice, each typed as soon as it is asked for. */
  async dice(what: string, ...faces: readonly string[]): Promise<void> {
    for (const face of faces) {
      await expect(this.asked).toHaveAccessibleName(new RegExp(`${what}.*waits for its face$`))
      await this.keys(face)
    }
  }
  /** Figures of the rule book in one form, row by row; rows that are left out are as the last one. */
  async figures(what: string, ...rows: readonly (readonly number[])[]): Promise<void> {
    await expect(this.page.locator('.question-panel')).toContainText(what)
    await expect(this.asked).toBeFocused()
    const given = rows.flat()
    for (const [at, figure] of given.entries()) {
      await this.keys(String(figure))
      await this.press(at + 1 < given.length ? 'Enter' : 'Control+Enter')
    }
  }
  /** An answer by its key. */
  async decide(what: string, key: string): Promise<void> {
    await expect(this.page.locator('.question-panel')).toContainText(what)
    await this.keys(key)
  }
  /** Everything is answered: onto the cards with it. */
  async apply(): Promise<void> {
    await expect(this.page.getByRole('button', { name: /^Apply to card/ })).toBeFocused()
    await this.press('Enter')
    await expect(this.page.locator('.dialogue-panel')).toHaveCount(0)
  }

  private async keys(text: string): Promise<void> {
    for (const key of text) await this.press(key)
  }

  /** A key of the player, counted. */
  async press(key: string): Promise<void> {
    this.pressed++
    await this.page.keyboard.press(key)
  }
}
