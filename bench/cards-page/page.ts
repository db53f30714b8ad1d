import { createApp, nextTick, type App } from 'vue'
import '../../renderer/theme/base.css'
import '../../renderer/theme/fonts.css'
import '../../renderer/theme/tokens.css'
import type { GameState } from '#shared/game/state'
import BareBox from './BareBox.vue'
import FleetOverview from './FleetOverview.vue'
import SmallCards from './SmallCards.vue'
import { benchShips, boxes, shipIds, struck, tableOf, type Ships } from './ships'

export type Which = 'ours' | 'peer'

let app: App | undefined

function take(): void {
  app?.unmount()
  app = undefined
}

/** Creates so many fresh cards, to be mounted. `hand`: ours, to be marked. */
function showCards(of: Which | 'hand', count: number): { readonly app: App; readonly ships: Ships } {
  take()
  const ships = benchShips(tableOf(count))
  return { app: (app = createApp(FleetOverview, { of, ids: shipIds(count), ships })), ships }
}

/** Puts the overview that the fleet board took the place of on the page. */
function overview(state: GameState): void {
  take()
  app = createApp(SmallCards, { state, ships: benchShips(state) })
  app.mount('#app')
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
  const { app, ships } = showCards(of, count)
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

/** A player looks at a card before the first tap on it. */
const lookedAtMs = 500

/**
 * Taps on one card among 24, each followed by what it makes Vue do: script until the browser may paint, milliseconds.
 * What a tap makes the browser lay out and paint is not script; it is done before the next tap begins, as it would be
 * between two taps of a hand.
 */
async function clicks(taps: number): Promise<number[]> {
  const { app, ships: held } = showCards('hand', 24)
  app.mount('#app')
  await frames(4)
  await new Promise((resolve) => setTimeout(resolve, lookedAtMs))
  const card = document.querySelector('.card-in-hand')!
  const took = await scriptOfTaps(card, taps, (n) => cellAt(card, n % boxes.length), held.saved)
  const marked = Object.keys(held.ship(shipIds(1)[0]!)!.boxes).length
  const expected = taps % (2 * boxes.length)
  if (marked !== Math.min(expected, 2 * boxes.length - expected)) throw new Error(`${marked} boxes marked`)
  return took
}

/** The same taps on one element with one handler of Vue, which changes a class of it. */
async function bareClicks(taps: number): Promise<number[]> {
  take()
  app = createApp(BareBox)
  app.mount('#app')
  await frames(4)
  await new Promise((resolve) => setTimeout(resolve, lookedAtMs))
  const box = document.querySelector('.bare-box')!
  const took = await scriptOfTaps(box, taps, () => ({ x: 5, y: 5 }))
  if (box.classList.contains('struck') !== (taps % 2 === 1)) throw new Error('a click was not heard')
  return took
}

/** A clock of 5 µs says little of one tap on a bare element, and enough of so many between two frames. */
const tapsTogether = 20

/** The script of a tap on this element until the browser may paint, milliseconds, as the mean of each so many; `after` is not counted. */
async function scriptOfTaps(
  element: Element,
  taps: number,
  spot: (n: number) => { readonly x: number; readonly y: number },
  after: () => void = () => undefined,
): Promise<number[]> {
  const script = timedListeners(element)
  const means: number[] = []
  for (let first = 0; first < taps; first += tapsTogether) {
    await frames(1)
    const count = Math.min(tapsTogether, taps - first)
    let took = 0
    for (let n = first; n < first + count; n++) {
      const events = eventsOfTap(spot(n))
      script.begin()
      for (const event of events) element.dispatchEvent(event)
      const handled = performance.now()
      await nextTick()
      took += script.spent() + performance.now() - handled
      after()
    }
    means.push(took / count)
  }
  return means
}

let clickToPaint: ClickToPaint | undefined

/** Shows so many cards, the first of them to be clicked by the driver's mouse. */
async function beginClicks(count: number): Promise<void> {
  showCards('hand', count).app.mount('#app')
  await frames(4)
  await new Promise((resolve) => setTimeout(resolve, lookedAtMs))
  clickToPaint = new ClickToPaint(document.querySelector('.card-in-hand')!)
}

/** The time spent in listeners on this element, without the browser's own dispatch. */
function timedListeners(element: Element) {
  let spent = 0
  let reached = 0
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    // On the element itself the capturing listener comes before all others, and the one added last after them.
    element.addEventListener(type, () => (reached = performance.now()), { capture: true })
    element.addEventListener(type, () => (spent += performance.now() - reached))
  }
  return { begin: () => (spent = 0), spent: () => spent }
}

function eventsOfTap({ x: clientX, y: clientY }: { readonly x: number; readonly y: number }): readonly Event[] {
  const at = { clientX, clientY, button: 0, isPrimary: true, bubbles: true, cancelable: true, detail: 1 }
  return [new PointerEvent('pointerdown', at), new PointerEvent('pointerup', at), new MouseEvent('click', at)]
}

export const bench = {
  ...{ paint, markAll, clicks, bareClicks, take, beginClicks, overview },
  cellAt: (n: number) => clickToPaint!.cellAt(n),
  takeWaits: () => clickToPaint!.take(),
}
Object.assign(window, { bench })

/** Times the clicks on a card that the driver makes with a real mouse. */
class ClickToPaint {
  private pressedAt: number | undefined
  private waits: number[] = []

  constructor(private readonly card: Element) {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => this.waits.push(performance.now() - (data as number))
    card.addEventListener('pointerup', ({ timeStamp }) => (this.pressedAt = timeStamp), { capture: true })
    // The first change after a click is its mark; later ones are looks prepared while the mouse rests.
    new MutationObserver(() => {
      const { pressedAt } = this
      this.pressedAt = undefined
      // What is sent from within a frame comes when that frame has been painted.
      if (pressedAt !== undefined) requestAnimationFrame(() => port2.postMessage(pressedAt))
    }).observe(card.querySelector('.card-paper')!, { subtree: true, childList: true, attributes: true })
  }

  /** From each release of the button to the frame with its mark, milliseconds; the next call gives the later ones. */
  take(): readonly number[] {
    const { waits } = this
    this.waits = []
    return waits
  }

  /** The middle of the n-th cell, in pixels of the window. */
  cellAt(n: number): { readonly x: number; readonly y: number } {
    return cellAt(this.card, n)
  }
}

/** Asking for the place of the card forces a layout. */
export function cellAt(card: Element, n: number): { readonly x: number; readonly y: number } {
  const { left, top, width } = card.getBoundingClientRect()
  const px = width / 210
  return { x: left + (13.2 + (n % 10) * 19 + 9.5) * px, y: top + (34.2 + Math.floor(n / 10) * 11 + 5.5) * px }
}
