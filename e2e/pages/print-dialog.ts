import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { PageObject } from './page-object'

/** The sheet that prints: its queue, the pages of the PDF, the printer, and where the file lies. */
export class PrintDialog extends PageObject {
  readonly dialog = this.page.getByRole('dialog', { name: /^Print/ })
  readonly queue = this.dialog.getByRole('region', { name: 'What is printed' })
  readonly pages = this.dialog.getByRole('region', { name: 'Preview' })
  readonly thumbnails = this.pages.getByRole('navigation', { name: 'Pages' }).getByRole('button')
  /** The name of the printer that is chosen. */
  readonly printer = this.dialog.getByRole('combobox', { name: 'Printer', exact: true }).locator('option:checked')
  readonly done = this.dialog.getByRole('status').filter({ hasText: 'The PDF is ready.' })
  readonly refused = this.dialog.getByRole('alert')
  readonly make = this.dialog.getByRole('button', { name: 'Make the PDF' })
  readonly path = this.done.getByText(/\.pdf$/)

  readonly part = (name: string) => this.queue.getByRole('button', { name }).and(this.queue.locator('[aria-expanded]'))
  readonly open = (part: string) => this.part(part).click()
  async add(part: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add to the print' }).click()
    await this.page.getByRole('menuitem', { name: part, exact: true }).click()
    await expect(this.part(part)).toBeVisible()
  }
  async take(question: string, answer: string): Promise<void> {
    await this.dialog.getByLabel(question, { exact: true }).selectOption({ label: answer })
  }
  readonly tick = (box: string) => this.dialog.getByRole('checkbox', { name: box }).check({ force: true })
  readonly write = (field: string, text: string) => this.dialog.getByLabel(field, { exact: true }).fill(text)
  readonly press = (button: string) => this.dialog.getByRole('button', { name: button, exact: true }).click()
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
  /** Makes the PDF of what is in the queue; its bytes, out of the library. */
  async makeIn(library: string): Promise<Buffer> {
    await this.make.click()
    await expect(this.done).toBeVisible()
    return readFile(join(library, (await this.path.textContent()) ?? ''))
  }
}
