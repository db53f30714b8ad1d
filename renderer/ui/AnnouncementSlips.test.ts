import { mount } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import AnnouncementSlips from './AnnouncementSlips.vue'
import { freshPinia } from '../stores/bridge.testing'
import { stubResizes } from './resized.testing'

afterEach(() => vi.unstubAllGlobals())

test('notices have room of their own at the foot of the page for as long as they are there', () => {
  const report = stubResizes()
  freshPinia()
  const room = () => document.body.style.getPropertyValue('--foot-room')
  const slips = mount(AnnouncementSlips)
  report({ height: 46 })
  expect(room()).toBe('70px')
  report({ height: 0 })
  expect(room()).toBe('')
  report({ height: 46 })
  slips.unmount()
  expect(room()).toBe('')
})
