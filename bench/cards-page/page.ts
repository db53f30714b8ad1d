import { createApp, nextTick, type App } from 'vue'
import FleetOverview from './FleetOverview.vue'
import { boxes, shipIds, struck, tableOf } from './fleet'
import { benchShips, type Ships } from './ships'
import '../../renderer/theme/fonts.css'
import '../../renderer/theme/tokens.css'
import '../../renderer/theme/base.css'

export type Which = 'ours' | 'peer'

let app: App | undefined

function take(): void {
  app?.unmount()
  app = undefined
}

/** Lays out so many fresh cards, to be mounted. `hand`: ours, to be marked. */
function lay(of: Which | 'hand', count: number): { readonly app: App; readonly ships: Ships } {
  take()
  const ships = benchShips(tableOf(count))
  return { app: (app = createApp(FleetOverview, { of, ids: shipIds(count), ships })), ships }
}

/** From the beginning of a frame until that frame has been painted, milliseconds. */
function frameOf(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      const begun = performance.now()
      port1.onmessage = () => resolve(performance.now() - begun)
      work()
      port2.postMessage(null)
    })
  })
}

const frames = async (count: number) => {
  for (let i = 0; i < count; i++) await frameOf(() => undefined)
}

/** Puts so many cards on the screen, and keeps them there. */
async function paint(of: Which, count: number): Promise<number> {
  return (await painted(of, count)).took
}

async function painted(of: Which, count: number): Promise<{ readonly took: number; readonly ships: Ships }> {
  take()
  await frames(3)
  const { app, ships } = lay(of, count)
  const took = await frameOf(() => app.mount('#app'))
  await frames(3)
  return { took, ships }
}

/** One mark in every card of so many. */
async function markAll(of: Which, count: number, rounds: number): Promise<number[]> {
  const { ships } = await painted(of, count)
  const ids = shipIds(count)
  let state = tableOf(count)
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    state = struck(state, ids, boxes[(round * 7) % boxes.length]!, true)
    const next = state
    took.push(await frameOf(() => ships.show(next)))
    await frames(1)
  }
  return took
}

/**
 * Taps on one card among 24: script from the first listener to the last write, milliseconds. What a click makes the
 * browser lay out and paint is not script; it is done before the next tap begins, as it would be between two clicks.
 */
async function clicks(of: Which, taps: number): Promise<number[]> {
  const { app, ships: held } = lay(of === 'ours' ? 'hand' : 'peer', 24)
  app.mount('#app')
  await frames(4)
  const card = document.querySelector(of === 'ours' ? '.card-in-hand' : '.peer-card')!
  const took: number[] = []
  for (let n = 0; n < taps; n++) {
    const { node, events } = tapOn(of, card, n % boxes.length)
    if (n % 20 === 0) await frames(1)
    listeners = 0
    for (const event of events) node.dispatchEvent(event)
    const heard = performance.now()
    await nextTick()
    took.push(listeners + performance.now() - heard)
    held.saved()
  }
  const marked = Object.keys(held.ship(shipIds(1)[0]!)!.boxes).length
  const expected = taps % (2 * boxes.length)
  if (marked !== Math.min(expected, 2 * boxes.length - expected)) throw new Error(`${of}: ${marked} boxes marked`)
  return took
}

/** Time spent in the listeners of the events dispatched since it was set to 0; what the browser does itself is left out. */
let listeners = 0
let reached = 0
for (const type of ['pointerdown', 'pointerup', 'click']) {
  window.addEventListener(type, () => (reached = performance.now()), { capture: true })
  window.addEventListener(type, () => (listeners += performance.now() - reached))
}

/** The events of a tap on the n-th cell, and the node that hears them. Asking where the card lies lays the page out. */
function tapOn(of: Which, card: Element, n: number): { readonly node: Element; readonly events: readonly Event[] } {
  const { left, top, width } = card.getBoundingClientRect()
  const px = width / 210
  const clientX = left + (13.2 + (n % 10) * 19 + 9.5) * px
  const clientY = top + (34.2 + Math.floor(n / 10) * 11 + 5.5) * px
  const at = { clientX, clientY, button: 0, isPrimary: true, bubbles: true, cancelable: true, detail: 1 }
  const events = [new PointerEvent('pointerdown', at), new PointerEvent('pointerup', at), new MouseEvent('click', at)]
  return { node: of === 'ours' ? card : card.children[n]!, events }
}

export const bench = { paint, markAll, clicks, take }
Object.assign(window, { bench })
