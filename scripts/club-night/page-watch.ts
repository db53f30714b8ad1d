declare global {
  var clubNight: Watch
}

interface Watch {
  /** When the last key or button was pressed, and when the last frame was painted that something changed, ms. */
  pressedAt: number
  paintedAt: number
  isPainting: boolean
  onPress(event: Event): void
  paint(): void
  /** Comes when nothing has changed for so long; how long after the last key it was still, ms. */
  still(quietMs: number): Promise<number>
}

/** What changes by itself, and keeps nobody waiting: odds that are played out behind the form, the word "Saved". */
export const changesByItself = '[aria-label="Odds"], .odds, .sum-bar, .saved, [role="status"], .slips'

/**
 * In every page of the program, before anything of it runs: times what is pressed and the frames that it changes.
 * Functions in it have no name, which the page could not give.
 */
export function watchThePage(ignored: string): void {
  const { port1, port2 } = new MessageChannel()
  globalThis.clubNight = {
    pressedAt: 0,
    paintedAt: 0,
    isPainting: false,
    onPress({ timeStamp }) {
      this.pressedAt = timeStamp
      this.paint()
    },
    paint() {
      if (this.isPainting) return
      this.isPainting = true
      requestAnimationFrame(() => port2.postMessage(null))
    },
    async still(quietMs) {
      while (this.isPainting || performance.now() - this.paintedAt < quietMs) {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      return this.paintedAt - this.pressedAt
    },
  }
  // A message that is sent from within a frame comes when the frame has been painted.
  port1.onmessage = () => Object.assign(globalThis.clubNight, { paintedAt: performance.now(), isPainting: false })
  addEventListener('keydown', (event) => clubNight.onPress(event), true)
  addEventListener('pointerdown', (event) => clubNight.onPress(event), true)
  new MutationObserver((changes) => {
    const elements = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement))
    if (elements.some((element) => element && !element.closest(ignored))) clubNight.paint()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
