import { PageObject } from './page-object'

/** What comes before a dialogue: what the sequence offers, and the form of a procedure. */
export class ProcedureForm extends PageObject {
  /** What comes next, and everything else that can be started. */
  readonly offers = this.page.getByRole('region', { name: 'What comes next' })
  /** What the printed sequence asks for, the first of it first. */
  readonly due = this.offers.getByRole('list', { name: 'Due now' }).getByRole('button')
  readonly begin = this.page.locator('.procedure-form footer').getByRole('button')
  readonly range = this.page.getByRole('slider', { name: 'Range' })
  readonly target = this.page.locator('.procedure-form').getByRole('combobox', { name: 'Target', exact: true })
  readonly sum = this.page.getByRole('region', { name: 'Calculation' })
  readonly odds = this.page.getByRole('list', { name: 'Odds' })
  readonly markers = this.page.getByRole('region', { name: 'On the table' })
  /** Who has fired, who fires, who waits. */
  readonly order = this.page.getByRole('region', { name: 'Firing order' })

  /** The title of the form that is open. */
  async title(): Promise<string> {
    return (await this.page.locator('.procedure-form').getAttribute('aria-label')) ?? ''
  }
  /** Whether every line of the sum is seen without scrolling, in the form or in its dialogue. */
  async showsWholeSum(): Promise<boolean> {
    return this.page
      .locator('.procedure-form .body, .dialogue-panel .sums > :first-child')
      .evaluate((body) => body.scrollHeight <= body.clientHeight)
  }
  /** The form of a procedure, by its title. */
  readonly of = (title: string) => this.page.getByRole('region', { name: title, exact: true })
  /** Starts a procedure of this step, or of any other. */
  async start(title: string): Promise<void> {
    const chip = this.offers.getByRole('button', { name: title, exact: true })
    if (!(await chip.isVisible())) await this.offers.getByText('At any time').click()
    await chip.click()
  }
  /** The form of a procedure with these entries taken from its lists, and begun. */
  async play(title: string, entries: Readonly<Record<string, string>>): Promise<void> {
    await this.start(title)
    for (const [field, label] of Object.entries(entries)) {
      await this.of(title).getByRole('combobox', { name: field, exact: true }).selectOption({ label })
    }
    await this.of(title)
      .getByRole('button', { name: /^(Fire|Begin|Attack|Enter the hit)/ })
      .click()
  }
  /** A gun letter by itself, or a ship with her guns behind her name. */
  readonly tick = (name: string | RegExp, on: boolean) =>
    this.of('Gunnery').getByRole('checkbox', { name, exact: true }).setChecked(on, { force: true })
  /** Only the guns of this letter fire. */
  async onlyGuns(letter: string): Promise<void> {
    const guns = this.of('Gunnery').getByRole('group', { name: 'Guns' })
    for (const box of await guns.getByRole('checkbox').all()) {
      const name = await box.evaluate((input) => input.closest('label')?.textContent.trim() ?? '')
      await box.setChecked(name.startsWith(letter), { force: true })
    }
  }
}
