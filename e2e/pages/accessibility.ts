import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { layoutProblems, smallTargets } from './layout'

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

/** Looks at a page with axe, for what does not fit, and for what is too small for a finger; what was wrong, by place. */
export function inspection(page: Page) {
  const found: Record<string, readonly string[]> = {}
  const look = async (where: string, rules: 'all rules' | 'colours' = 'all rules') => {
    const axe = await seriousViolations(page, rules)
    const wrong = [...axe, ...(await layoutProblems(page)), ...(await smallTargets(page, 44))]
    if (wrong.length > 0) found[where] = wrong
  }
  /** The colours of the page as it is, in the other themes. */
  const lookInOtherLights = async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await look('by night', 'colours')
    await page.emulateMedia({ contrast: 'more' })
    await look('in high contrast', 'colours')
  }
  return { found, look, lookInOtherLights }
}
