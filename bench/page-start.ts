/** The start of the page: from its address to a card that can be marked, beside a page of Vue with one word on it. */
import type { BrowserContext } from '@playwright/test'
import { measured, roundsOf, rowsOf, shareOfPeer, type Measure } from './bench-row'
import { addressOf, inProgram, servePage } from './program'

const evening = { lines: 200, ships: 10 }
/** A browser keeps what it compiled of a script when it has met it a few times. */
const warming = 4

declare global {
  /** When what is waited for had been painted, ms from the beginning of the page; 0 until then. */
  var shownAt: number
}

export const measure: Measure = async (size) => {
  const empty = await servePage('empty-page')
  const { ours, peer } = await inProgram({ evening }, async (page, address) => {
    const context = page.context()
    // The browser is let into the empty page as well.
    await page.goto(empty.address)
    await page.close()
    return measured(roundsOf(size, 11, warming), async () => ({
      ours: await startedAfter(context, addressOf(address, 'evening'), '.card-in-hand .card'),
      peer: await startedAfter(context, new URL('/', empty.address).href, '.ready'),
    }))
  })
  await empty.end()
  const name = `start of the page to a card of ${evening.ships} that can be marked (peer: an empty Vue page)`
  return rowsOf('ms', { [name]: shareOfPeer(8, ours, peer) })
}

/** On a page of its own, as a new start has one. */
async function startedAfter(context: BrowserContext, address: string, awaited: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(watchFor, awaited)
  await page.goto(address)
  await page.waitForFunction(() => globalThis.shownAt > 0, undefined, { polling: 20 })
  const took = await page.evaluate(() => globalThis.shownAt)
  await page.close()
  return took
}

function watchFor(awaited: string): void {
  globalThis.shownAt = 0
  const seen = new MutationObserver(() => {
    if (!document.querySelector(awaited)) return
    seen.disconnect()
    whenPainted(() => (globalThis.shownAt = performance.now()))
  })
  seen.observe(document, { subtree: true, childList: true })
}
