import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds serious or critical on the page now: rule, place and what is wrong there. */
export async function seriousViolations(page: Page, only: 'all rules' | 'colours'): Promise<readonly string[]> {
  // Through the debugger, which the content policy of the page does not bind; once for as long as the page stays.
  if (!(await page.evaluate('window.axe !== undefined'))) await page.evaluate(await readFile(source, 'utf8'))
  const options = only === 'colours' ? { runOnly: ['color-contrast'] } : {}
  const { violations } = await page.evaluate<AxeResults>(
    `window.axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`))
}
