/** Saving through page and service: from the key that makes a mark to the word "Saved", with a box chosen. */
import type { Page } from '@playwright/test'
import { median, roundsOf, shareOfPeer, type BenchRow, type BenchSize } from './bench-row'
import { launchBrowser } from './browser'
import { openTable, startProgram, windowSize } from './program'

const counts = {
  full: { lines: 3000, fewLines: 200, ships: 64, marks: 12, repeated: 300 },
  small: { lines: 120, fewLines: 20, ships: 8, marks: 2, repeated: 20 },
} as const

/** As keys repeat on most machines: thirty times a second. */
const repeatMs = 33
const savedWithinMs = 2000
/** Between two marks; no whole number of frames, so that no mark comes in step with the screen. */
const pauseMs = 87

declare global {
  /** How long the mark made last took to be shown as saved, ms; 0 until it is. */
  var savedAfter: number
}

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const { lines, fewLines, ships, marks, repeated } = counts[size]
  const program = await startProgram({ long: { lines, ships }, short: { lines: fewLines, ships } })
  const browser = await launchBrowser({ withoutWindow: true })
  try {
    const context = await browser.newContext({ viewport: windowSize })
    await (await context.newPage()).goto(program.address)
    const long = await openTable(context, program.address, 'long')
    const short = await openTable(context, program.address, 'short')
    for (const page of [long, short]) await page.evaluate(watchSaved)
    const waits: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
    for (const round of roundsOf(size, 9, 2)) {
      const [ours, peer] = [await savedAfter(long, marks), await savedAfter(short, marks)]
      if (round < 0) continue
      waits.ours.push(ours)
      waits.peer.push(peer)
    }
    const left = [await savedBehind(long, repeated)]
    const game = `${lines} lines and ${ships} ships`
    return [
      shareOfPeer(`mark to "Saved", a box chosen: ${game} (peer: ${fewLines} lines)`, 'ms', waits, 1.3),
      shareOfPeer(
        `${repeated} marks as fast as a key repeats, ${game}: the last to all saved, against 2 s`,
        'ms',
        { ours: left, peer: [savedWithinMs] },
        1,
      ),
    ]
  } finally {
    await browser.close()
    await program.end()
  }
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
      globalThis.savedAfter = 0
    },
    true,
  )
  const seen = new MutationObserver(() => {
    const saved = document.querySelector('.saved:not(.saving, .unsaved)')
    if (saved && saved.textContent !== before && globalThis.savedAfter === 0)
      globalThis.savedAfter = performance.now() - pressed
  })
  const bar = document.querySelector('.saved')!.parentElement!
  seen.observe(bar, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** The middle one of so many marks, ms. */
async function savedAfter(page: Page, marks: number): Promise<number> {
  const waits: number[] = []
  for (let mark = 0; mark < marks; mark++) {
    await page.keyboard.press(' ')
    await page.waitForFunction(() => globalThis.savedAfter > 0, undefined, { polling: 10 })
    waits.push(await page.evaluate(() => globalThis.savedAfter))
    await page.waitForTimeout(pauseMs)
  }
  return median(waits)
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
