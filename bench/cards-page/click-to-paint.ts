/** Times the clicks on a card that the driver makes with a real mouse. */
export class ClickToPaint {
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
