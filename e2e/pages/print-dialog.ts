import type { Locator, Page } from '@playwright/test'

/** What to print, how far it is, where the file lies. */
export class PrintDialog {
  readonly dialog: Locator
  readonly done: Locator
  readonly refused: Locator
  readonly make: Locator
  readonly path: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^Print ship cards/ })
    this.done = this.dialog.getByRole('status').filter({ hasText: 'The PDF is ready.' })
    this.refused = this.dialog.getByRole('alert')
    this.make = this.dialog.getByRole('button', { name: 'Make the PDF' })
    this.path = this.done.getByText(/\.pdf$/)
  }

  async take(question: string, answer: string): Promise<void> {
    await this.dialog.getByRole('group', { name: question }).getByText(answer, { exact: true }).last().click()
  }
  /** Stops the print as soon as it can be stopped, however fast the machine. */
  async makeAndStop(): Promise<void> {
    await this.dialog.evaluate((dialog) => {
      const watch = new MutationObserver(() => {
        const stop = [...dialog.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Stop')
        if (!stop) return
        watch.disconnect()
        stop.click()
      })
      watch.observe(dialog, { childList: true, subtree: true })
    })
    await this.make.click()
  }
}
