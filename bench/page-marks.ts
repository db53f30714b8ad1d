/** A mark on the card of one ship among many: from the key to the frame that shows it, beside a table of few. */
import { measured, roundsOf, rowsOf, shareOfPeer, type Measure } from './bench-row'
import { inProgram, middleMark, openTable } from './program'

const counts = {
  full: { lines: 200, many: 64, few: 10, marks: 15 },
  small: { lines: 20, many: 6, few: 2, marks: 2 },
} as const

export const measure: Measure = async (size) => {
  const { lines, many, few, marks } = counts[size]
  const evenings = { many: { lines, ships: many }, few: { lines, ships: few } }
  const { ours, peer } = await inProgram(evenings, async (page, address) => {
    const full = await openTable(page.context(), address, 'many')
    const bare = await openTable(page.context(), address, 'few')
    for (const page of [full, bare]) await page.evaluate(watchPaint)
    return measured(roundsOf(size, 9), async () => ({
      ours: await middleMark(full, marks),
      peer: await middleMark(bare, marks),
    }))
  })
  return rowsOf('ms', { [`mark to paint with ${many} ships (peer: ${few} ships)`]: shareOfPeer(1.3, ours, peer) })
}

/** In the page: a message that is sent from within a frame comes when the frame has been painted. */
function watchPaint(): void {
  let pressed = 0
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => (globalThis.seenAfter = performance.now() - pressed)
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
      globalThis.seenAfter = 0
    },
    true,
  )
  const card = document.querySelector('.card-in-hand .card-paper')!
  const seen = new MutationObserver(() => requestAnimationFrame(() => port2.postMessage(null)))
  seen.observe(card, { subtree: true, childList: true, attributes: true })
}
