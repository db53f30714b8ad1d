import { config, disableAutoUnmount } from '@vue/test-utils'
import { afterAll, vi } from 'vitest'
import type { App } from 'vue'

// Run before every file of tests: they share one window, which each leaves as it found it.

// A file says for itself whether its pages go after each test; the last of them goes with the file.
disableAutoUnmount()
const mounted = new Set<App>()
const follow = (app: App) => {
  mounted.add(app)
  app.onUnmount(() => mounted.delete(app))
}
config.global.plugins = [{ install: follow }]

const page = document.documentElement
const dress = page.getAttributeNames().map((name) => [name, page.getAttribute(name) ?? ''] as const)

afterAll(() => {
  for (const app of mounted) app.unmount()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  for (const [name, value] of dress) page.setAttribute(name, value)
  localStorage.clear()
  sessionStorage.clear()
})
