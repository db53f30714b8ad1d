import { expect, type Locator, type Page } from '@playwright/test'

/** The sheet that prints: its queue, the pages of the PDF, the printer, and where the file lies. */
export class PrintDialog {
  readonly dialog: Locator
  readonly queue: Locator
  readonly pages: Locator
  readonly thumbnails: Locator
  /** The name of the printer that is chosen. */
  readonly printer: Locator
  readonly done: Locator
  readonly refused: Locator
  readonly make: Locator
  readonly path: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^Print/ })
    this.queue = this.dialog.getByRole('region', { name: 'What is printed' })
    this.pages = this.dialog.getByRole('region', { name: 'Preview' })
    this.thumbnails = this.pages.getByRole('navigation', { name: 'Pages' }).getByRole('button')
    this.printer = this.dialog.getByRole('combobox', { name: 'Printer', exact: true }).locator('option:checked')
    this.done = this.dialog.getByRole('status').filter({ hasText: 'The PDF is ready.' })
    this.refused = this.dialog.getByRole('alert')
    this.make = this.dialog.getByRole('button', { name: 'Make the PDF' })
    this.path = this.done.getByText(/\.pdf$/)
  }

  part(name: string): Locator {
    return this.queue.getByRole('button', { name }).and(this.queue.locator('[aria-expanded]'))
  }
  async open(part: string): Promise<void> {
    await this.part(part).click()
  }
  async add(part: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add to the print' }).click()
    await this.page.getByRole('menuitem', { name: part, exact: true }).click()
    await expect(this.part(part)).toBeVisible()
  }
  async take(question: string, answer: string): Promise<void> {
    await this.dialog.getByLabel(question, { exact: true }).selectOption({ label: answer })
  }
  async tick(box: string): Promise<void> {
    await this.dialog.getByRole('checkbox', { name: box }).check({ force: true })
  }
  async write(field: string, text: string): Promise<void> {
    await this.dialog.getByLabel(field, { exact: true }).fill(text)
  }
  async press(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click()
  }
  async ink(name: string): Promise<void> {
    await this.dialog.getByRole('group', { name: 'Ink' }).getByText(name, { exact: true }).click()
  }
  /** Waits for the pages of what is in the queue now. */
  async drawn(): Promise<void> {
    await expect(this.pages).toHaveAttribute('aria-busy', 'false')
    await expect(this.thumbnails.first()).toBeVisible()
  }
  /** How much of the large page is ink, 0 to 1: of a page that was not painted nothing is. */
  async inkOnPage(): Promise<number> {
    const canvas = this.pages.getByRole('group').locator('canvas')
    await canvas.waitFor()
    return canvas.evaluate((each: HTMLCanvasElement) => {
      const { data } = each.getContext('2d')!.getImageData(0, 0, each.width, each.height)
      let dark = 0
      for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark++
      return (4 * dark) / data.length
    })
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
