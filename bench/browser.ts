import { chromium, type Browser } from '@playwright/test'
import { findBrowser, findTestBrowser, isRoot } from '../scripts/browser.mjs'

/** An installed browser, else Playwright's own. `withoutWindow`: one that was made to run without, where there is one. */
export async function launchBrowser({ withoutWindow = false } = {}): Promise<Browser> {
  const executablePath = withoutWindow ? findTestBrowser() : (findBrowser() ?? findTestBrowser())
  const installed = executablePath === null ? {} : { executablePath }
  return chromium.launch({ ...installed, args: isRoot() ? ['--no-sandbox'] : [] })
}
