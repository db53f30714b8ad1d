import type { Page } from '@playwright/test'

/**
 * What cannot be read or reached on the page as it is: sideways scrolling, words cut through or covered, words over words,
 * words broken within themselves, controls that hang out of the window or of their bar. A name may end in an ellipsis
 * where its whole text is at hand. Words that are scrolled out of a list are not cut, those at its edge are; drawings of
 * cards have rules and tests of their own.
 */
export function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly of: Element
      readonly text: string
      readonly box: DOMRect
    }
    /** A glyph may lean this far out of its line. */
    const slackPx = 2
    /** A longer word may break within itself. */
    const longWord = 20
    /** Read out and not shown; drawings, and what is not read out. */
    const unseen = '.unseen, .folded .unless-folded, .low .unless-low, svg, [role="grid"], [aria-hidden="true"], option'
    const found = new Set<string>()
    const root = document.scrollingElement!
    const wide = window.innerWidth
    if (root.scrollWidth > wide) found.add(`the page is ${root.scrollWidth} px wide`)

    controlsOutside()
    scrollersTooLow()
    const lines = linesInView()
    for (const line of lines) cutOrCovered(line)
    overlaps(lines)
    return [...found]

    function controlsOutside(): void {
      const pressed = 'button, a[href], input:not([type="file"]), select, [role="radio"], [role="searchbox"]'
      for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
        const { left, right, width } = element.getBoundingClientRect()
        if (width <= 1 || !isSeen(element)) continue
        if (left < -1 || right > wide + 1) found.add(`${nameOf(element)} hangs out of the window`)
        const bar = element.closest('[role="radiogroup"], header, footer, nav')?.getBoundingClientRect()
        if (bar && right > bar.right + 1) found.add(`${nameOf(element)} hangs out of its bar`)
      }
    }

    /** The lines of words in the window, each with the element that holds them. */
    function linesInView(): readonly Line[] {
      const range = document.createRange()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const lines: Line[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const of = node.parentElement!
        const text = node.textContent!.trim()
        if (text === '' || of.closest(unseen) || !isSeen(of)) continue
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
        lines.push(...boxes.map((box) => ({ of, text: text.slice(0, 40), box })))
        // Cells of a table may break theirs, where letters are large.
        if (boxes.length > 1 && !of.closest('td, th')) brokenWords(node)
      }
      return lines
    }

    function brokenWords(node: Node): void {
      const range = document.createRange()
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (word.length <= longWord && tops.size > 1) found.add(`“${word}” is broken within the word`)
      }
    }

    function cutOrCovered({ of, text, box }: Line): void {
      /** What is left of the line inside all that holds it. */
      const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
      // A line is taller than its letters.
      const slackHigh = Math.max(slackPx, box.height * 0.2)
      for (let holder: Element | null = of; holder && holder !== root; holder = holder.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(holder)
        if (display === 'inline' || display === 'contents') continue
        const room = holder.getBoundingClientRect()
        const across = Math.max(room.left - seen.left, seen.right - room.right)
        const down = Math.max(room.top - seen.top, seen.bottom - room.bottom)
        if (scrolls(overflowX) && across > slackPx) return void found.add(`“${text}” is scrolled sideways`)
        if (clips(overflowX) && across > slackPx && !hasWholeText(of, holder))
          return void found.add(`“${text}” is cut by ${Math.round(across)} px`)
        if (clips(overflowY) && down > slackHigh && seen.top < room.bottom && !hasWholeText(of, holder))
          return void found.add(`“${text}” is cut through by ${Math.round(down)} px`)
        if (scrolls(overflowY) && !isPage(room) && isCutAtEdge(box, holder))
          return void found.add(`“${text}” is cut through at the edge of ${nameOf(holder) || holder.className}`)
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          seen.left = Math.max(seen.left, room.left)
          seen.right = Math.min(seen.right, room.right)
          seen.top = Math.max(seen.top, room.top)
          seen.bottom = Math.min(seen.bottom, room.bottom)
        }
        // Scrolled away.
        if (seen.right - seen.left < 3 || seen.bottom - seen.top < 3) return
        if (position === 'fixed') break
      }
      const over = [0.05, 0.5, 0.95]
        .map((part) =>
          document.elementFromPoint(seen.left + part * (seen.right - seen.left), (seen.top + seen.bottom) / 2),
        )
        .find((over) => over && covers(over, of) && !isOpenOver(over))
      if (over) found.add(`“${text}” is covered by ${nameOf(over) || over.className || over.tagName}`)
    }

    /** Whether the edge of a list at rest goes through the letters: they are seen above it, and not below, or the other way. */
    function isCutAtEdge(line: DOMRect, list: Element): boolean {
      const middle = (line.left + line.right) / 2
      const heights = [0.25, 0.75].map((part) => line.top + part * line.height)
      // Beyond the window nothing is known of it.
      if (heights.some((y) => y < 0 || y > window.innerHeight)) return false
      const seen = heights.map((y) => list.contains(document.elementFromPoint(middle, y)))
      return seen[0] !== seen[1] && !heights.some((y) => isOpenOver(document.elementFromPoint(middle, y)))
    }

    /** A page as wide as the window that ends with it, or above the notices, turns as a whole. */
    function isPage(room: DOMRect): boolean {
      const notices = Number.parseFloat(document.body.style.getPropertyValue('--foot-room')) || 0
      return room.width > wide * 0.9 && room.bottom > window.innerHeight - 1 - notices
    }

    /** Whether what lies over the words is paper or a picture, not the empty edge of a button. */
    function covers(over: Element, words: Element): boolean {
      for (
        let layer: Element | null = over;
        layer && !layer.contains(words) && !words.contains(layer);
        layer = layer.parentElement
      )
        if (layer instanceof SVGElement || getComputedStyle(layer).backgroundColor !== 'rgba(0, 0, 0, 0)') return true
      return false
    }

    /** A list that scrolls shows at least three lines of itself. */
    function scrollersTooLow(): void {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        if (element.scrollHeight <= element.clientHeight + slackPx || !isSeen(element)) continue
        const { overflowY, fontSize } = getComputedStyle(element)
        if (!scrolls(overflowY) || element.clientHeight >= 3 * 1.2 * Number.parseFloat(fontSize)) continue
        if (element.tagName !== 'TEXTAREA') found.add(`${nameOf(element)} scrolls in ${element.clientHeight} px`)
      }
    }

    function clips(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip'
    }

    function scrolls(overflow: string): boolean {
      return overflow === 'auto' || overflow === 'scroll'
    }

    /** Whether an ellipsis ends the words, and they can be had whole. */
    function hasWholeText(of: Element, holder: Element): boolean {
      const style = getComputedStyle(holder)
      const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      return ends && of.closest('[title], [aria-label], [aria-describedby]') !== null
    }

    /** A dialog or a menu that was opened over the page. */
    function isOpenOver(element: Element | null): boolean {
      const open = element?.closest('[role="dialog"], [role="menu"], [role="listbox"], .dialog-overlay, .slips')
      return open !== null && open !== undefined
    }

    function overlaps(lines: readonly Line[]): void {
      const sorted = lines.map(withoutItsEnd).toSorted((one, other) => one.box.top - other.box.top)
      sorted.forEach((line, index) => {
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top > line.box.bottom - slackPx) break
          if (line.of === other.of || !isOnTop(line) || !isOnTop(other)) continue
          const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left)
          const down = Math.min(line.box.bottom, other.box.bottom) - other.box.top
          // Boxes of lines are taller than their letters.
          const least = Math.min(line.box.height, other.box.height)
          if (across > slackPx && down > least * 0.4)
            found.add(`“${line.text}” and “${other.text}” lie over each other`)
        }
      })
    }

    /** As far as it is shown where an ellipsis ends it. */
    function withoutItsEnd(line: Line): Line {
      const { left, top, height, width } = line.box
      let holder: Element | null = line.of
      while (holder && getComputedStyle(holder).textOverflow !== 'ellipsis') holder = holder.parentElement
      const room = holder?.getBoundingClientRect()
      const seen = room ? Math.max(0, Math.min(width, room.right - left)) : width
      return { ...line, box: new DOMRect(left, top, seen, height) }
    }

    function isOnTop({ of, box }: Line): boolean {
      const middle = (box.top + box.bottom) / 2
      const over = document.elementFromPoint((box.left + box.right) / 2, middle)
      return over !== null && (over.contains(of) || of.contains(over)) && !isScrolledAway(of, middle)
    }

    function isScrolledAway(of: Element, y: number): boolean {
      for (let holder: Element | null = of; holder && holder !== root; holder = holder.parentElement) {
        const { top, bottom } = holder.getBoundingClientRect()
        if ((y < top || y > bottom) && getComputedStyle(holder).overflowY !== 'visible') return true
      }
      return false
    }

    function isSeen(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }

    function nameOf(element: Element): string {
      const words = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? ''
      return words.replace(/\s+/g, ' ').trim().slice(0, 40)
    }
  })
}
