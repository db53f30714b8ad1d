import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { useLeaving } from './leaving'
import type { Saved } from '../stores/game-saved'

const view = { render: () => null }
const scope = effectScope()
let saved: Saved
let leaving: ReturnType<typeof useLeaving>
let router: ReturnType<typeof createRouter>

beforeEach(async () => {
  saved = { is: 'saved', line: 3 }
  const routes = [
    { path: '/', name: 'home', component: view },
    { path: '/play/:game', name: 'play', component: view },
  ]
  router = createRouter({ history: createMemoryHistory(), routes })
  await router.push('/play/ushant')
  leaving = scope.run(() => useLeaving(router, () => saved))!
})
afterEach(() => {
  vi.useRealTimers()
})

const unsaved: Saved = { is: 'unsaved', count: 3, code: 'save-disk-full', values: {} }

it('a game that is saved is left without a word', async () => {
  await router.push('/')
  expect(router.currentRoute.value.name).toBe('home')
  expect(leaving.asked.value).toBeNull()
})

it('marks that are not saved are asked about; who stays stays, who leaves leaves', async () => {
  saved = unsaved
  const staying = router.push('/')
  await vi.waitUntil(() => leaving.asked.value)
  expect(leaving.asked.value!.unsaved).toBe(unsaved)
  leaving.asked.value!.answer(false)
  await staying
  expect(router.currentRoute.value.name).toBe('play')
  const going = router.push('/')
  await vi.waitUntil(() => leaving.asked.value)
  leaving.asked.value!.answer(true)
  await going
  expect(router.currentRoute.value.name).toBe('home')
})

it('marks on their way to the disk are waited for', async () => {
  saved = { is: 'saving', count: 1 }
  const going = router.push('/')
  setTimeout(() => (saved = { is: 'saved', line: 4 }), 120)
  await going
  expect(router.currentRoute.value.name).toBe('home')
})

it('a window that is closed or reloaded asks while marks are not saved, and only then', () => {
  const closes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closes()).toBe(false)
  saved = { is: 'saving', count: 1 }
  expect(closes()).toBe(true)
  saved = unsaved
  expect(closes()).toBe(true)
})
