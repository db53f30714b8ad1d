/** A mark on the card of one ship among many: from the key to the frame that shows it, beside a table of few. */
import type { Page } from '@playwright/test'
import { median, roundsOf, shareOfPeer, type BenchRow, type BenchSize } from './bench-row'
import { launchBrowser } from './browser'
import { openTable, startProgram, windowSize } from './program'

const counts = {
  full: { lines: 200, many: 64, few: 10, marks: 15 },
  small: { lines: 20, many: 6, few: 2, marks: 2 },
} as const
/** No mark comes in step with the screen: the pause between two is no whole number of frames. */
const pauseMs = 87

declare global {
  /** How long the mark made last took to be painted, ms; 0 until it is. */
  var paintedAfter: number
}

export async function measure(size: BenchSize): Promise<BenchRow[]> {
  const { lines, many, few, marks } = counts[size]
  const program = await startProgram({ many: { lines, ships: many }, few: { lines, ships: few } })
  const browser = await launchBrowser({ withoutWindow: true })
  try {
    const context = await browser.newContext({ viewport: windowSize })
    await (await context.newPage()).goto(program.address)
    const tables = {
      ours: await openTable(context, program.address, 'many'),
      peer: await openTable(context, program.address, 'few'),
    }
    const waits: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
    for (const page of Object.values(tables)) await page.evaluate(watchPaint)
    for (const round of roundsOf(size, 9, 2)) {
      const [ours, peer] = [await paintedAfter(tables.ours, marks), await paintedAfter(tables.peer, marks)]
      if (round < 0) continue
      waits.ours.push(ours)
      waits.peer.push(peer)
    }
    return [shareOfPeer(`mark to paint with ${many} ships (peer: ${few} ships)`, 'ms', waits, 1.3)]
  } finally {
    await browser.close()
    await program.end()
  }
}

/** In the page: a message that is sent from within a frame comes when the frame has been painted. */
function watchPaint(): void {
  let pressed = 0
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => (globalThis.paintedAfter = performance.now() - pressed)
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
      globalThis.paintedAfter = 0
    },
    true,
  )
  const card = document.querySelector('.card-in-hand .card-paper')!
  const seen = new MutationObserver(() => requestAnimationFrame(() => port2.postMessage(null)))
  seen.observe(card, { subtree: true, childList: true, attributes: true })
}

/** The middle one of so many marks, ms. */
async function paintedAfter(page: Page, marks: number): Promise<number> {
  const waits: number[] = []
  for (let mark = 0; mark < marks; mark++) {
    await page.keyboard.press(' ')
    await page.waitForFunction(() => globalThis.paintedAfter > 0, undefined, { polling: 20 })
    waits.push(await page.evaluate(() => globalThis.paintedAfter))
    await page.waitForTimeout(pauseMs)
  }
  return median(waits)
}
