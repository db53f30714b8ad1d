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

/** Taps and holds of mouse, pen and finger, told apart for one card. A finger that scrolls is cancelled by the system. */
export class CardGestures {
  private press: Spot | undefined
  private held = false

  constructor(private readonly gestures: Gestures) {}

  down(event: PointerEvent): void {
    this.held = false
    if (!event.isPrimary || event.button !== 0) return this.cancel()
    this.press = event
    setTimeout(() => this.holdNow(event), holdMilliseconds)
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

  /** If it is still the same press: that is quicker to ask than a timer is to be stopped at every tap. */
  private holdNow(press: Spot): void {
    if (this.press !== press) return
    this.press = undefined
    this.held = true
    this.gestures.hold(press)
  }
}

function far(from: Spot, to: Spot): boolean {
  return Math.abs(from.clientX - to.clientX) > slipPx || Math.abs(from.clientY - to.clientY) > slipPx
}
