/** How long a press must last to be a hold, and how far a finger may slip in a tap. */
export const holdMilliseconds = 300
const slipPx = 10

export interface Spot {
  readonly clientX: number
  readonly clientY: number
}

export interface Gestures {
  tap(spot: Spot): void
  /** A press held, or the right button. */
  hold(spot: Spot): void
}

/** Distinguishes taps and holds of mouse, pen and finger on a card. A finger that scrolls is cancelled by the system. */
export class CardGestures {
  private press: Spot | undefined
  private pressedAt = 0
  private isTimed = false
  private held = false

  constructor(private readonly gestures: Gestures) {}

  down(event: PointerEvent): void {
    this.held = false
    if (!event.isPrimary || event.button !== 0) return this.cancel()
    this.press = event
    this.pressedAt = performance.now()
    if (!this.isTimed) this.timeHold(holdMilliseconds)
  }

  up(event: PointerEvent): void {
    const { press } = this
    if (!press) return
    this.cancel()
    if (!far(press, event)) this.gestures.tap(press)
  }

  /** The right button, or a long press that the system reports itself. */
  menu(spot: Spot): void {
    if (this.held) return
    this.cancel()
    this.gestures.hold(spot)
  }

  cancel(): void {
    this.press = undefined
  }

  /** One timer at a time: to set and stop one at every tap takes longer than the rest of a tap's gesture. */
  private timeHold(milliseconds: number): void {
    this.isTimed = true
    setTimeout(() => {
      this.isTimed = false
      const { press } = this
      if (!press) return
      const left = this.pressedAt + holdMilliseconds - performance.now()
      if (left > 0) return this.timeHold(left)
      this.press = undefined
      this.held = true
      this.gestures.hold(press)
    }, milliseconds)
  }
}

function far(from: Spot, to: Spot): boolean {
  return Math.abs(from.clientX - to.clientX) > slipPx || Math.abs(from.clientY - to.clientY) > slipPx
}
