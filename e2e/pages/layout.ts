import type { Page } from '@playwright/test'

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
export async function settledLayoutProblems(page: Page, patienceMs = 2_000): Promise<readonly string[]> {
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
      if (!seen?.checkVisibility({ visibilityProperty: true }) || width === 0) return []
      if (Math.min(width, height) >= least - 0.5) return []
      const name = element.getAttribute('aria-label') ?? seen.innerText.trim().slice(0, 40)
      return [`${name || element.tagName}: ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, leastPx)
}
