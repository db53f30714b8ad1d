export interface IdleWatch {
  readonly pagesChanged: (openPages: number) => void
  readonly stop: () => void
}

/** Runs `end` when no page has been open for a while: longer at the start, while a browser is still coming up. */
export function endWhenIdle(end: () => void, times: { readonly startMs: number; readonly graceMs: number }): IdleWatch {
  let stopped = false
  let timer = setTimeout(end, times.startMs)
  return {
    pagesChanged(openPages) {
      clearTimeout(timer)
      if (openPages === 0 && !stopped) timer = setTimeout(end, times.graceMs)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
