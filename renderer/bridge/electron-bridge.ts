import type { Bridge } from '#shared/bridge/contract'

declare global {
  interface Window {
    /** Put there by the preload, in Electron only. */
    readonly spottingTop?: Bridge
  }
}

/** The bridge that Electron's preload exposes, or null in a browser. */
export function electronBridge(): Bridge | null {
  return window.spottingTop ?? null
}
