/** How long a press must last to be a hold, and how far a finger may slip in it. */
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

/** Taps and holds of mouse, pen and finger, told apart for one card. */
export class CardGestures {
  private pressed: Spot | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private held = false

  constructor(private readonly gestures: Gestures) {}

  down(event: PointerEvent): void {
    this.cancel()
    if (!event.isPrimary || event.button !== 0) return
    this.pressed = { clientX: event.clientX, clientY: event.clientY }
    this.timer = setTimeout(() => this.holdNow(), holdMilliseconds)
  }

  move(event: PointerEvent): void {
    if (this.pressed && far(this.pressed, event)) this.cancel()
  }

  up(event: PointerEvent): void {
    const { pressed } = this
    this.cancel()
    if (pressed && !far(pressed, event)) this.gestures.tap(pressed)
  }

  /** The right button, a long press that the system reports itself, or the menu key. */
  menu(event: MouseEvent): void {
    event.preventDefault()
    if (this.held) return
    this.cancel()
    this.gestures.hold(event)
  }

  cancel(): void {
    clearTimeout(this.timer)
    this.pressed = undefined
    this.held = false
  }

  private holdNow(): void {
    const { pressed } = this
    if (!pressed) return
    this.pressed = undefined
    this.held = true
    this.gestures.hold(pressed)
  }
}

function far(from: Spot, to: Spot): boolean {
  return Math.abs(from.clientX - to.clientX) > slipPx || Math.abs(from.clientY - to.clientY) > slipPx
}
