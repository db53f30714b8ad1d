/** Saving through page and service: from the key that makes a mark to the word "Saved", with a box chosen. */
import type { Page } from '@playwright/test'
import { measured, roundsOf, rowsOf, shareOfPeer, type Measure } from './bench-row'
import { inProgram, middleMark, openTable } from './program'

const counts = {
  full: { lines: 3000, fewLines: 200, ships: 64, marks: 12, repeated: 300 },
  small: { lines: 120, fewLines: 20, ships: 8, marks: 2, repeated: 20 },
} as const

/** As keys repeat on most machines: thirty times a second. */
const repeatMs = 33

export const measure: Measure = async (size) => {
  const { lines, fewLines, ships, marks, repeated } = counts[size]
  const evenings = { long: { lines, ships }, short: { lines: fewLines, ships } }
  const { ours, peer, behind } = await inProgram(evenings, async (page, address) => {
    const long = await openTable(page.context(), address, 'long')
    const short = await openTable(page.context(), address, 'short')
    for (const page of [long, short]) await page.evaluate(watchSaved)
    const waits = await measured(roundsOf(size, 9), async () => ({
      ours: await middleMark(long, marks),
      peer: await middleMark(short, marks),
    }))
    return { ...waits, behind: await savedBehind(long, repeated) }
  })
  const game = `${lines} lines and ${ships} ships`
  const repeating = `${repeated} marks as fast as a key repeats, ${game}: the last to all saved, against 2 s`
  return rowsOf('ms', {
    [`mark to "Saved", a box chosen: ${game} (peer: ${fewLines} lines)`]: shareOfPeer(1.3, ours, peer),
    [repeating]: shareOfPeer(1, [behind], 2000),
  })
}

/** In the page: reports how long each mark took. A mark is saved when the page shows another saved line. */
function watchSaved(): void {
  let pressed = 0
  let before: string | null = ''
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
      before = document.querySelector('.saved:not(.saving, .unsaved)')?.textContent ?? null
      globalThis.seenAfter = 0
    },
    true,
  )
  const seen = new MutationObserver(() => {
    const saved = document.querySelector('.saved:not(.saving, .unsaved)')
    if (saved && saved.textContent !== before && globalThis.seenAfter === 0)
      globalThis.seenAfter = performance.now() - pressed
  })
  const bar = document.querySelector('.saved')!.parentElement!
  seen.observe(bar, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Holds the key down for so many marks; how long after the last of them all are shown as saved, ms. */
async function savedBehind(page: Page, marks: number): Promise<number> {
  const line = () => page.locator('.saved small').textContent()
  const before = Number(/\d+/.exec((await line()) ?? '')?.[0])
  const begun = performance.now()
  for (let mark = 1; mark <= marks; mark++) {
    // Down again without having been let up: the key repeats.
    await page.keyboard.down(' ')
    await page.waitForTimeout(Math.max(0, begun + mark * repeatMs - performance.now()))
  }
  const last = performance.now()
  await page.locator('.saved small', { hasText: new RegExp(`\\b${before + marks}\\b`) }).waitFor({ timeout: 60_000 })
  return performance.now() - last
}
