import type { Page } from '@playwright/test'

/** What is found and done on one page of a browser: its locators are fields, looked up at every use. */
export abstract class PageObject {
  constructor(readonly page: Page) {}
}
