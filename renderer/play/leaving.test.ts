import { mount } from '@vue/test-utils'
import { beforeEach, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { useLeaving, whyUnsaved } from './leaving'
import SavedState from './SavedState.vue'
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

const unsavedWith = (code: string, count: number) =>
  whyUnsaved({ is: 'unsaved', count, code, values: { game: 'off-ushant' } })

it('marks that wait are shown as not saved, with the reason', () => {
  expect(unsavedWith('link-gone', 2)).toBe('Not saved: the program behind this window has stopped.')
  expect(unsavedWith('game-another', 1)).toMatch(/^Not saved\. The name “off-ushant” now belongs to another game/)
})

it('where every mark is saved it says so, and that saving is paused', () => {
  expect(unsavedWith('link-gone', 0)).toBe(
    'All marks so far are saved. Saving is paused: the program behind this window has stopped.',
  )
  expect(unsavedWith('game-another', 0)).toMatch(/^All marks so far are saved\. Saving is paused\. The name/)
})

it('the bar and the sentence below it say the same', () => {
  const bar = (count: number) =>
    mount(SavedState, { props: { saved: { is: 'unsaved', count, code: 'link-gone', values: {} }, reason: '' } }).text()
  expect(bar(2)).toMatch(/^Not saved\s*2 in memory/)
  expect(bar(0)).toMatch(/^Paused\s*all saved so far/)
  expect(bar(0)).not.toContain('Not saved')
})
