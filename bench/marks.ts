/** Marks made by key on a card in hand: to the frame that shows each, and to the word "Saved", beside a smaller table. */
import type { Page } from '@playwright/test'
import { measured, roundsOf, rowsOf, shareOfPeer, type BenchRow, type BenchSize, type Measure } from './bench-row'
import type { Evening } from './long-evening'
import { inProgram, middleMark, openTable } from './program'

const counts = {
  full: { many: 64, few: 10, painted: 15, lines: 3000, fewLines: 200, saved: 12, repeated: 300 },
  small: { many: 6, few: 2, painted: 2, lines: 120, fewLines: 20, saved: 2, repeated: 20 },
} as const

/** As keys repeat on most machines: thirty times a second. */
const repeatMs = 33

export const measure: Measure = async (size) => [...(await paintedRows(size)), ...(await savedRows(size))]

/** One ship among many, beside a table of few. */
async function paintedRows(size: BenchSize): Promise<readonly BenchRow[]> {
  const { many, few, painted, fewLines: lines } = counts[size]
  const { ours, peer } = await onTwoTables({ lines, ships: many }, { lines, ships: few }, watchPaint, (long, short) =>
    middleMarks(size, painted, long, short),
  )
  return rowsOf('ms', { [`mark to paint with ${many} ships (peer: ${few} ships)`]: shareOfPeer(1.3, ours, peer) })
}

/** Through page and service, with a box chosen, in a long evening beside a short one. */
async function savedRows(size: BenchSize): Promise<readonly BenchRow[]> {
  const { many: ships, lines, fewLines, saved, repeated } = counts[size]
  const evenings = [
    { lines, ships },
    { lines: fewLines, ships },
  ] as const
  const { ours, peer, behind } = await onTwoTables(...evenings, watchSaved, async (long, short) => ({
    ...(await middleMarks(size, saved, long, short)),
    behind: await savedBehind(long, repeated),
  }))
  const game = `${lines} lines and ${ships} ships`
  const repeating = `${repeated} marks as fast as a key repeats, ${game}: the last to all saved, against 2 s`
  return rowsOf('ms', {
    [`mark to "Saved", a box chosen: ${game} (peer: ${fewLines} lines)`]: shareOfPeer(1.3, ours, peer),
    [repeating]: shareOfPeer(1, [behind], 2000),
  })
}

/** Opens two games beside each other, in each of which `watch` reports how long a mark took to be seen. */
function onTwoTables<Value>(
  long: Evening,
  short: Evening,
  watch: () => void,
  measure: (long: Page, short: Page) => Promise<Value>,
): Promise<Value> {
  return inProgram({ long, short }, async (page, address) => {
    const tables = [
      await openTable(page.context(), address, 'long'),
      await openTable(page.context(), address, 'short'),
    ] as const
    for (const table of tables) await table.evaluate(watch)
    return measure(...tables)
  })
}

function middleMarks(size: BenchSize, marks: number, long: Page, short: Page) {
  return measured(roundsOf(size, 9), async () => ({
    ours: await middleMark(long, marks),
    peer: await middleMark(short, marks),
  }))
}

/** In the page: reports how long each mark took to be painted. */
function watchPaint(): void {
  const card = document.querySelector('.card-in-hand .card-paper')!
  const seen = new MutationObserver(() =>
    whenPainted(() => (globalThis.seenAfter = performance.now() - globalThis.pressedAt)),
  )
  seen.observe(card, { subtree: true, childList: true, attributes: true })
}

/** In the page: reports how long each mark took. A mark is saved when the page shows another saved line. */
function watchSaved(): void {
  const saved = '.saved:not(.saving, .unsaved)'
  let last = document.querySelector(saved)?.textContent
  const seen = new MutationObserver(() => {
    const line = document.querySelector(saved)?.textContent
    if (line === undefined || line === last) return
    last = line
    if (globalThis.seenAfter === 0) globalThis.seenAfter = performance.now() - globalThis.pressedAt
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
