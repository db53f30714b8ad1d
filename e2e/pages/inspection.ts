import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** As a system that is followed asks for them; between them only colours differ. */
const themes = {
  day: { colorScheme: 'light', contrast: 'no-preference' },
  night: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const

const usualSize = { width: 1440, height: 900 }
/** From the narrowest up to a screen of the largest kind. */
const sizes = [{ width: 1024, height: 700 }, { width: 1366, height: 768 }, usualSize, { width: 3840, height: 2160 }]

/**
 * Looks at places of the program: with axe, for what does not fit, and for what is too small for a finger in touch mode.
 * `found` is what was wrong, by place. `colourful` places are looked at in every theme, all others by day.
 */
export function inspection(page: Page, colourful: readonly string[]) {
  const found: Record<string, readonly string[]> = {}
  const note = (where: string, wrong: readonly string[]) => {
    if (wrong.length > 0) found[where] = wrong
  }
  const inTheme = async (theme: keyof typeof themes) => {
    await page.emulateMedia({ ...themes[theme], reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  /** At the size that the window has: a menu or a card that is uncovered goes when that changes. */
  const lookHere = async (where: string) => {
    for (const theme of ['day', 'night', 'contrast'] as const) {
      if (theme !== 'day' && !colourful.includes(where)) continue
      await inTheme(theme)
      note(`${where}, ${theme}`, await seriousViolations(page, theme === 'day' ? 'all rules' : 'colours'))
    }
    await inTheme('day')
    const touch = (is: boolean) =>
      page.evaluate((is) => document.documentElement.setAttribute('data-touch', `${is}`), is)
    await touch(true)
    note(`${where}, by finger`, await smallTargets(page, 44))
    await touch(false)
  }
  /** In windows of every size, in each of which `more` looks too. */
  const look = async (where: string, more: (window: string) => Promise<void> = async () => undefined) => {
    await lookHere(where)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const window = `${size.width} × ${size.height}`
      note(`${where}, ${window}`, await settledLayoutProblems(page))
      await more(window)
    }
    await page.setViewportSize(usualSize)
  }
  return { found, look, lookHere }
}

/** What axe finds serious or critical on the page now: rule, place and what is wrong there. */
async function seriousViolations(page: Page, only: 'all rules' | 'colours'): Promise<readonly string[]> {
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

/** What does not fit: pages that scroll sideways, and words cut off without a way to read them. */
export function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.scrollingElement!
    if (root.scrollWidth > window.innerWidth) found.push(`the page is ${root.scrollWidth} px wide`)
    const pressed = 'button, a[href], input:not([type="file"]), select, [role="radio"], [role="searchbox"]'
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      const { left, right, width } = element.getBoundingClientRect()
      const shown = width > 1 && element.checkVisibility({ visibilityProperty: true })
      if (shown && (left < -1 || right > window.innerWidth + 1))
        found.push(`${nameOf(element)} hangs out of the window`)
      const holder = element.closest('[role="radiogroup"], header, footer, nav')
      const room = holder?.getBoundingClientRect()
      if (shown && room && right > room.right + 1) found.push(`${nameOf(element)} hangs out of its bar`)
    }
    return found

    function nameOf(element: HTMLElement): string {
      return element.getAttribute('aria-label') ?? element.innerText.trim().slice(0, 40)
    }
  })
}

/** The same once the window has come to rest: what follows a new size takes a moment. */
async function settledLayoutProblems(page: Page, patienceMs = 2_000): Promise<readonly string[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const problems = await layoutProblems(page)
    if (problems.length === 0 || Date.now() > until) return problems
    await page.waitForTimeout(100)
  }
}

/** Buttons, links and fields that are smaller than a finger wants, either way. */
function smallTargets(page: Page, leastPx: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const pressed = 'button, a[href], input:not([type="file"]), select, summary'
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      // A hidden box is pressed through its label.
      const seen = element.matches('.unseen') ? element.closest('label') : element
      const { width, height } = seen?.getBoundingClientRect() ?? { width: 0, height: 0 }
      // In touch mode itself the card takes the place of these lines.
      if (element.closest('.inspector-log')) return []
      if (!seen?.checkVisibility({ visibilityProperty: true }) || width === 0) return []
      if (Math.min(width, height) >= least - 0.5) return []
      const name = element.getAttribute('aria-label') ?? seen.innerText.trim().slice(0, 40)
      return [`${name || element.tagName}: ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, leastPx)
}

/** What goes wrong in a page from now on: errors that it prints, and those that nobody caught. */
export function troublesOf(page: Page): readonly string[] {
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (problem) => troubles.push(problem.message))
  return troubles
}
