import { config, disableAutoUnmount } from '@vue/test-utils'
import { afterAll, afterEach, vi } from 'vitest'
import type { App } from 'vue'
import { HeldObserver } from './card/scroller.testing'

// Run before every file of tests: they share one window, which each leaves as it found it.

// After a test its pages go, what it put into the window, and its clock. A file may ask for the same earlier itself.
disableAutoUnmount()
const mounted = new Set<App>()
const follow = (app: App) => {
  mounted.add(app)
  app.onUnmount(() => mounted.delete(app))
}
config.global.plugins = [{ install: follow }]

// One observer serves the cards of all files.
window.IntersectionObserver = HeldObserver as never

const page = document.documentElement
const dress = page.getAttributeNames().map((name) => [name, page.getAttribute(name) ?? ''] as const)

afterEach(() => {
  for (const app of mounted) app.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  for (const [name, value] of dress) page.setAttribute(name, value)
  localStorage.clear()
  sessionStorage.clear()
})
