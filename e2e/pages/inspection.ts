import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { layoutProblems } from './layout-problems'

const require = createRequire(import.meta.url)
const source = require.resolve('axe-core/axe.min.js')
interface Rule {
  readonly id: string
  readonly impact: string | null
}
const { _audit: audit } = require('axe-core') as { readonly _audit: { readonly rules: readonly Rule[] } }
/** What axe itself counts as neither serious nor critical is not looked for, which takes half of its time. */
const mild = audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
const unasked = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]))

/** As a system that is followed asks for them; between them only colours differ. */
const themes = {
  day: { colorScheme: 'light', contrast: 'no-preference' },
  night: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
} as const

/** Windows that the program is made for; at 200 % its own size is doubled, as in its settings. */
const windows = {
  '1280 × 720': { width: 1280, height: 720, scale: 1 },
  '1366 × 768': { width: 1366, height: 768, scale: 1 },
  '1440 × 900': { width: 1440, height: 900, scale: 1 },
  '1920 × 1080': { width: 1920, height: 1080, scale: 1 },
  '3840 × 2160': { width: 3840, height: 2160, scale: 1 },
  '1366 × 768 at 200 %': { width: 1366, height: 768, scale: 2 },
} as const
type Window = keyof typeof windows
const usual: Window = '1440 × 900'
/** In every run of the tests; `npm run looks` takes all. */
const least: readonly Window[] = ['1366 × 768', '1366 × 768 at 200 %']

/**
 * Looks at places of the program: with axe, for what does not fit, and for what is too small for a finger in touch mode.
 * `found` is what was wrong, by place. `colourful` places are looked at in every theme, all others by day. Where a folder for
 * pictures is given, each place is taken in windows of every size.
 */
export function inspection(page: Page, colourful: readonly string[], pictures: string | null) {
  const found: Record<string, readonly string[]> = {}
  const note = (where: string, wrong: readonly string[]) => {
    if (wrong.length > 0) found[where] = wrong
  }
  const resize = async (name: Window) => {
    const { width, height, scale } = windows[name]
    await page.setViewportSize({ width, height })
    await page.evaluate((scale) => {
      document.documentElement.style.setProperty('--scale', `${scale}`)
      window.dispatchEvent(new Event('resize'))
    }, scale)
  }
  const inTheme = async (theme: keyof typeof themes) => {
    await page.emulateMedia({ ...themes[theme], reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  /** At the size that the window has: a menu or a card that is uncovered goes when that changes. */
  const lookHere = async (where: string) => {
    note(`${where}, day`, await seriousViolations(page, 'all rules'))
    if (colourful.includes(where)) {
      for (const theme of ['night', 'contrast'] as const) {
        await inTheme(theme)
        note(`${where}, ${theme}`, await seriousViolations(page, 'colours'))
      }
      await inTheme('day')
    }
    const touch = (is: boolean) =>
      page.evaluate((is) => document.documentElement.setAttribute('data-touch', `${is}`), is)
    await touch(true)
    note(`${where}, by finger`, await smallTargets(page, 44))
    await touch(false)
  }
  /** In windows of every size, in each of which `more` looks too. */
  const layout = async (where: string, more: (window: Window) => Promise<void> = async () => undefined) => {
    for (const name of pictures === null ? least : (Object.keys(windows) as Window[])) {
      await resize(name)
      note(`${where}, ${name}`, await settledLayoutProblems(page))
      if (pictures !== null) await page.screenshot({ path: `${pictures}/${where}, ${name}.png` })
      await more(name)
    }
    await resize(usual)
  }
  const look = async (where: string, more?: (window: Window) => Promise<void>) => {
    await lookHere(where)
    await layout(where, more)
  }
  /** On a club's laptop whose settings are in touch mode. */
  const byFinger = async (where: string) => {
    await resize('1366 × 768')
    note(`${where}, by finger`, [...(await settledLayoutProblems(page)), ...(await smallTargets(page, 44))])
    if (pictures !== null) await page.screenshot({ path: `${pictures}/${where}, by finger.png` })
    await resize(usual)
  }
  /** On a monitor that is turned on its side. */
  const upright = async (where: string) => {
    await page.setViewportSize({ width: 1080, height: 1920 })
    note(`${where}, upright`, await settledLayoutProblems(page))
    if (pictures !== null) await page.screenshot({ path: `${pictures}/${where}, upright.png` })
    await resize(usual)
  }
  return { found, look, lookHere, layout, byFinger, upright }
}

/** What axe finds serious or critical on the page now: rule, place and what is wrong there. */
export async function seriousViolations(page: Page, only: 'all rules' | 'colours'): Promise<readonly string[]> {
  // Through the debugger, which the content policy of the page does not bind; once for as long as the page stays.
  if (!(await page.evaluate('window.axe !== undefined'))) await page.evaluate(await readFile(source, 'utf8'))
  const options = only === 'colours' ? { runOnly: ['color-contrast'] } : { rules: unasked }
  const { violations } = await page.evaluate<AxeResults>(
    `window.axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], preload: false, ...options })})`,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`))
}

/** What does not fit once the window has come to rest: what follows a new size takes a moment. */
async function settledLayoutProblems(page: Page, patienceMs = 2_000): Promise<readonly string[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const problems = await layoutProblems(page)
    if (problems.length === 0 || Date.now() > until) return problems
    await page.waitForTimeout(100)
  }
}

/** Buttons, links and fields that are smaller than a finger wants, either way. */
export function smallTargets(page: Page, leastPx: number): Promise<readonly string[]> {
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
