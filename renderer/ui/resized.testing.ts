import { vi } from 'vitest'

interface Resized {
  readonly contentRect: { readonly width?: number; readonly height: number }
}

/** In place of the browser's observer: gives what reports a size to the newest one. `vi.unstubAllGlobals` puts it back. */
export function stubResizes(): (contentRect: Resized['contentRect']) => void {
  let report: ((entries: readonly Resized[]) => void) | undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  return (contentRect) => report!([{ contentRect }])
}
