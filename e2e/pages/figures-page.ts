import { PageObject } from './page-object'

/** A ship made from figures; every method is one action as a player counts them: a key, a click, or one field filled in. */
export class FiguresPage extends PageObject {
  actions = 0
  readonly state = this.page.getByRole('banner').getByRole('status')
  readonly text = (label: string) => this.page.getByRole('textbox', { name: label, exact: true })
  readonly tile = (label: string) => this.page.getByRole('listitem').filter({ hasText: label })

  async fill(label: string, value: string): Promise<void> {
    this.actions++
    await this.text(label).fill(value)
  }
  async press(key: string): Promise<void> {
    this.actions++
    await this.page.keyboard.press(key)
  }
  async click(name: string | RegExp): Promise<void> {
    this.actions++
    await this.page.getByRole('button', { name }).click()
  }
  /** Typed and entered: two actions. */
  async enter(label: string, value: string): Promise<void> {
    await this.fill(label, value)
    await this.press('Enter')
  }
}
