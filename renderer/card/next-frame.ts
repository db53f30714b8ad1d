/**
 * Work that changes leave behind, done once however many of them come before the frame: what is seen is drawn within
 * the frame, and what is only read out waits until it has been painted, so that the eye need not wait for it.
 */
export class NextFrame {
  private frame: number | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly draw: () => void,
    private readonly afterPaint: () => void,
  ) {}

  ask(): void {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined
      this.draw()
      clearTimeout(this.timer)
      // What has changed again since is announced after the frame that shows it.
      this.timer = setTimeout(() => this.frame === undefined && this.afterPaint())
    })
  }

  cancel(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame)
    this.frame = undefined
    clearTimeout(this.timer)
  }
}
