import type { Locator } from '@playwright/test'
import { PageObject } from './page-object'

/** The battle editor. `actions` counts what a player does: a click, a command key, or a field filled in, however long its text. */
export class BattleEditorPage extends PageObject {
  actions = 0
  readonly finder = this.page.getByRole('combobox', { name: /^Name, class, gun/ })
  readonly order = (side: string) => this.page.getByRole('region', { name: `Order of battle of ${side}` })
  /** A squadron or a ship in the order of battle. */
  readonly line = (name: string) => this.page.locator('[data-line]').filter({ hasText: new RegExp(`^\\s*${name}`) })
  readonly text = (label: string) => this.page.getByRole('textbox', { name: label, exact: true })
  readonly choice = (label: string) => this.page.getByRole('combobox', { name: label, exact: true })
  readonly state = this.page.getByRole('banner').getByRole('status')
  readonly problems = this.page.getByRole('region', { name: 'What is wrong' })
  readonly start = this.page.getByRole('button', { name: 'Start this battle' })

  async press(key: string): Promise<void> {
    this.actions++
    await this.page.keyboard.press(key)
  }
  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    this.actions++
    await this.page.keyboard.type(text)
  }
  async click(what: Locator): Promise<void> {
    this.actions++
    await what.click()
  }
  async fill(label: string, text: string): Promise<void> {
    this.actions++
    await this.text(label).fill(text)
  }
  async choose(label: string, option: string): Promise<void> {
    this.actions++
    await this.choice(label).selectOption({ label: option })
  }
  async show(part: string): Promise<void> {
    await this.click(
      this.page.getByRole('navigation', { name: 'Parts of the battle' }).getByRole('button', { name: part }),
    )
  }
  /** Looks for ships and puts in the first of each; `asama 2` puts in two of her class. */
  async putIn(...wanted: readonly string[]): Promise<void> {
    await this.press('/')
    for (const text of wanted) {
      await this.type(text)
      await this.press('Enter')
    }
  }
  /** Names the squadron or the ship that is chosen. */
  async name(name: string): Promise<void> {
    await this.press('F2')
    await this.type(name)
    await this.press('Enter')
  }
  async newSquadron(name: string): Promise<void> {
    await this.press('q')
    await this.type(name)
    await this.press('Enter')
  }
}
