import { PageObject } from './page-object'

/** The finder and the list of commands. */
export class Finder extends PageObject {
  readonly dialog = this.page.getByRole('dialog', { name: /^(Find|Commands)$/ })
  readonly found = this.dialog.getByRole('option')
  readonly chosen = this.dialog.getByRole('option', { selected: true })
  readonly group = (name: string) => this.dialog.getByRole('group', { name })

  async places(words: string): Promise<void> {
    await this.page.keyboard.press('/')
    await this.page.keyboard.type(words)
  }
  async commands(words: string): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.page.keyboard.type(words)
  }
}
