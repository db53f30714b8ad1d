/** How long a digit waits for another before it counts. */
const waitMilliseconds = 700

/** Digits typed one after another, as one number: `1` `2` is twelve where the track goes so far. */
export class TypedNumber {
  private digits = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private settle: (() => void) | undefined

  constructor(private readonly shown: (digits: string) => void) {}

  /** Takes a digit; `set` is called once, when no further digit can belong to the number. */
  type(digit: string, maximum: number, set: (value: number) => void): void {
    this.digits += digit
    if (Number(this.digits) > maximum) this.digits = digit
    this.shown(this.digits)
    clearTimeout(this.timer)
    this.settle = () => {
      const value = Number(this.digits)
      this.forget()
      set(Math.min(value, maximum))
    }
    // No number begins with 0.
    const next = Number(this.digits) * 10
    if (next === 0 || next > maximum) this.settle()
    else this.timer = setTimeout(this.settle, waitMilliseconds)
  }

  /** Counts what was typed so far at once. */
  finish(): boolean {
    if (!this.settle) return false
    this.settle()
    return true
  }

  forget(): void {
    clearTimeout(this.timer)
    this.digits = ''
    this.settle = undefined
    this.shown('')
  }
}
