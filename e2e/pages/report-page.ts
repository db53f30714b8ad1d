import { PrintDialog } from './print-dialog'
import { PageObject } from './page-object'

/** The after-action report: its story, what is written into it, its files, and the game gone through again. */
export class ReportPage extends PageObject {
  readonly turns = this.page.getByRole('article')
  readonly headline = this.page.getByRole('main').getByRole('heading', { level: 2 }).first()
  readonly sums = this.turns.locator('details')
  readonly plots = this.page.locator('.plot-picture > svg')
  readonly slider = this.page.getByRole('slider', { name: 'Line shown' })
  readonly status = this.page.getByRole('region', { name: 'Replay' }).getByRole('status')
  readonly dialog = this.page.getByRole('dialog', { name: /^Report:/ })

  /** Everything that was entered, and what is written into the report. */
  readonly showEntries = () => this.page.getByRole('button', { name: 'All entries' }).click()
  readonly showStory = () => this.page.getByRole('button', { name: 'The story' }).click()

  async write(field: string, text: string): Promise<void> {
    await this.page.getByLabel(field, { exact: true }).fill(text)
    await this.page.getByLabel(field, { exact: true }).press('Tab')
  }
  async replay(): Promise<void> {
    await this.page.getByRole('button', { name: 'Replay' }).click()
    await this.slider.waitFor()
  }
  /** Makes the file; its path as shown: of a PDF in the library, of text whole. */
  async make(as: 'PDF' | 'Markdown' | 'JSON'): Promise<string> {
    await this.page.getByRole('button', { name: as, exact: true }).click()
    const sheet = as === 'PDF' ? new PrintDialog(this.page).dialog : this.dialog
    await sheet.getByRole('button', { name: as === 'PDF' ? 'Make the PDF' : 'Write the file' }).click()
    const path = await sheet.locator('.path').textContent()
    await this.page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    return path ?? ''
  }
}
