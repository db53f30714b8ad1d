import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PageObject } from './page-object'

/** The operator’s sheet of the open table. */
export class OpenTableSheet extends PageObject {
  readonly sheet = this.page.getByRole('dialog', { name: 'The open table' })
  readonly address = this.sheet.getByText(/^https?:\/\//)
  readonly guest = (name: string) => this.sheet.locator('.guest').filter({ hasText: name })

  /** Opens the sheet, and the table on this computer alone. */
  async open(): Promise<string> {
    await this.page.keyboard.press('F10')
    await this.sheet.getByRole('radio', { name: /127\.0\.0\.1/ }).check()
    await this.sheet.getByRole('button', { name: 'Open the table' }).click()
    return (await this.address.textContent())!.trim()
  }
  async show(): Promise<void> {
    await this.page.keyboard.press('F10')
    await this.sheet.waitFor()
  }
  async hide(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Close', exact: true }).click()
    await this.sheet.waitFor({ state: 'hidden' })
  }
  readonly whoComesIn = (role: string) =>
    this.sheet.getByRole('combobox', { name: 'Who comes in with it' }).selectOption({ label: role })
  /** The code to be typed. */
  async code(): Promise<string> {
    return (await this.sheet.locator('.code').textContent())!.trim()
  }
  readonly letIn = (name: string) => this.guest(name).getByRole('button', { name: 'Let in' }).click()
  readonly cutOff = (name: string) => this.guest(name).getByRole('button', { name: 'Cut off' }).click()
}

/** A phone of 360 by 740 in a browser of its own, on a wireless that can be cut. */
export class CompanionPhone extends PageObject {
  private constructor(
    page: Page,
    readonly context: BrowserContext,
  ) {
    super(page)
  }

  static async at(browser: Browser, options: { dark?: boolean; width?: number } = {}): Promise<CompanionPhone> {
    const context = await browser.newContext({
      viewport: { width: options.width ?? 360, height: 740 },
      colorScheme: options.dark ? 'dark' : 'light',
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    return new CompanionPhone(await context.newPage(), context)
  }

  /** Comes in with the code that is typed; the operator lets it in. */
  async comeIn(sheet: OpenTableSheet, name: string, role: string): Promise<void> {
    await sheet.whoComesIn(role)
    await this.page.goto((await sheet.address.textContent())!.trim())
    await this.page.getByLabel('Code from the operator’s screen').fill(await sheet.code())
    await this.page.getByLabel('Your name').fill(name)
    await this.page.getByRole('button', { name: 'Ask to come in' }).click()
    await sheet.letIn(name)
    await this.page.getByRole('navigation').waitFor()
  }

  readonly state = this.page.locator('.page-head').getByRole('status')
  readonly ship = (name: string) => this.page.getByRole('listitem').filter({ hasText: name })
  readonly openShip = (name: string) => this.ship(name).getByRole('button').click()
  readonly box = (box: string) => this.page.locator(`[data-box="${box}"]`)
  readonly back = () => this.page.getByRole('button', { name: /^Back to the ships/ }).click()
  readonly tab = (name: string) => this.page.getByRole('navigation').getByRole('button', { name }).click()
  readonly less = (track: string) => this.page.getByRole('button', { name: `${track}: one less` }).click()
  readonly figure = (track: string) => this.page.getByRole('group', { name: track, exact: true })

  /** Goes to what one’s side is asked. */
  readonly answer = () => this.page.getByRole('button', { name: 'Answer', exact: true }).click()

  /** The wireless is gone, or back. */
  async wireless(is: 'gone' | 'back'): Promise<void> {
    await this.context.setOffline(is === 'gone')
  }
}
