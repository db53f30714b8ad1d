import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import AnnouncementSlips from './AnnouncementSlips.vue'

afterEach(() => vi.unstubAllGlobals())

test('notices have room of their own at the foot of the page for as long as they are there', () => {
  let report: ((entries: readonly unknown[]) => void) | undefined
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
  setActivePinia(createPinia())
  const room = () => document.body.style.getPropertyValue('--foot-room')
  const slips = mount(AnnouncementSlips)
  report!([{ contentRect: { height: 46 } }])
  expect(room()).toBe('70px')
  report!([{ contentRect: { height: 0 } }])
  expect(room()).toBe('')
  report!([{ contentRect: { height: 46 } }])
  slips.unmount()
  expect(room()).toBe('')
})
