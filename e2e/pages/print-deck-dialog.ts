import type { Locator, Page } from '@playwright/test'

/** How a deck is printed, its first sheet, where the file lies. */
export class PrintDeckDialog {
  readonly dialog: Locator
  readonly make: Locator
  readonly done: Locator
  readonly path: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^Print deck/ })
    this.make = this.dialog.getByRole('button', { name: 'Make the PDF' })
    this.done = this.dialog.getByRole('status').filter({ hasText: 'The PDF is ready.' })
    this.path = this.done.getByText(/\.pdf$/)
  }

  async take(question: string, answer: string): Promise<void> {
    await this.dialog.getByRole('group', { name: question }).getByText(answer, { exact: true }).click()
  }
  async tick(box: string): Promise<void> {
    await this.dialog.getByRole('checkbox', { name: box }).check({ force: true })
  }
  preview(of: 'First sheet' | 'Its backs'): Locator {
    return this.dialog.getByRole('img', { name: of })
  }
}
