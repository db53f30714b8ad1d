/** Does the newest piece of work asked of it once the browser has painted: what is only heard must not keep the eye waiting. */
export class AfterPaint {
  private frame = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  do(work: () => void): void {
    this.cancel()
    this.frame = requestAnimationFrame(() => {
      this.timer = setTimeout(work)
    })
  }

  cancel(): void {
    cancelAnimationFrame(this.frame)
    clearTimeout(this.timer)
  }
}
