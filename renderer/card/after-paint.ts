/** Does the newest piece of work asked of it once the browser has painted: what is only heard must not keep the eye waiting. */
export class AfterPaint {
  private work: (() => void) | undefined
  private isSet = false

  /** Work that is asked for before the paint takes the place of what waits for it. */
  do(work: () => void): void {
    this.work = work
    if (this.isSet) return
    this.isSet = true
    requestAnimationFrame(() => setTimeout(() => this.doNow()))
  }

  cancel(): void {
    this.work = undefined
  }

  private doNow(): void {
    const { work } = this
    this.isSet = false
    this.work = undefined
    work?.()
  }
}
