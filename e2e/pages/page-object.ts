import type { Page } from '@playwright/test'

/** What is found and done on one page of a browser: its locators are fields, looked up at every use. */
export abstract class PageObject {
  constructor(readonly page: Page) {}

  /** A finger held on a spot until a menu is there. */
  protected async holdFinger(spot: { readonly x: number; readonly y: number }): Promise<void> {
    const finger = await this.page.context().newCDPSession(this.page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] })
    await this.page.getByRole('menu').waitFor()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await finger.detach()
  }
}
