import type { Page } from '@playwright/test'
import { PageObject } from './page-object'

/** The operator's sheet, and the window that the table looks at. */
export class SecondScreen extends PageObject {
  readonly sheet = this.page.getByRole('dialog', { name: 'Second screen' })
  /** What the operator sees of it. */
  readonly thumbnail = this.sheet.getByRole('img', { name: 'What the players see' })
  readonly state = this.sheet.getByRole('status')

  async operate(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: /^Second screen/ })
      .click()
    await this.sheet.waitFor()
  }
  async close(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Close', exact: true }).click()
    await this.sheet.waitFor({ state: 'hidden' })
  }
  /** Opens the window and gives the page in it. */
  async openWindow(): Promise<TableWindow> {
    const [window] = await Promise.all([
      this.page.context().waitForEvent('page'),
      this.sheet.getByRole('button', { name: 'Open the second screen' }).click(),
    ])
    return new TableWindow(window)
  }
  readonly show = (layout: string) => this.sheet.getByText(layout, { exact: true }).click()
  /** What the players may see of a ship or a side. */
  async disclose(of: string, level: string): Promise<void> {
    const radio = this.sheet.getByRole('radio', { name: `${of}: ${level}`, exact: true })
    await radio.focus()
    await radio.press('Space')
  }
}

/** The second window: a picture without controls, with every message it has got. */
export class TableWindow extends PageObject {
  readonly messages: string[] = []
  /** Nothing is painted. */
  readonly stage = this.page.locator('.table-stage')
  /** The band of the last result. */
  readonly result = this.page.locator('.table-result')

  constructor(page: Page) {
    super(page)
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => void this.messages.push(String(payload)))
    })
  }

  /** How much of the window the stage leaves free, px: across and down. It fits whole, and touches two sides. */
  async spare(): Promise<{ across: number; down: number }> {
    const [stage, window] = [await this.stage.boundingBox(), this.page.viewportSize()!]
    return { across: Math.round(window.width - stage!.width), down: Math.round(window.height - stage!.height) }
  }
  readonly ship = (name: string) => this.page.getByRole('article').filter({ hasText: name })
}
