import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { useAnnouncements } from '../ui/announcements'
import { fakeBridge, useFakeBridge } from './bridge.testing'
import { useSettings } from './settings'
import { bareSettings, type Settings } from '../play/bare-machine.testing'
import { done, refused } from '#shared/kernel/result'

const asRead: Settings = { ...bareSettings, folder: '/books/Spotting Top' }

beforeEach(() => void vi.useFakeTimers())

describe('settings', () => {
  it('are what the machine remembers', async () => {
    useFakeBridge(fakeBridge({ settingsRead: async () => asRead }).bridge)
    const store = useSettings()
    await store.read()
    expect(store.settings).toEqual(asRead)
  })

  it('dress the page: light, targets, size', async () => {
    useFakeBridge(
      fakeBridge({ settingsRead: async () => ({ ...asRead, theme: 'night', touch: true, scalePercent: 125 }) }).bridge,
    )
    const store = useSettings()
    await store.read()
    const page = document.createElement('html')
    store.dress(page)
    expect(page.dataset).toMatchObject({ theme: 'night', touch: 'true' })
    expect(page.style.getPropertyValue('--scale')).toBe('1.25')
  })

  it('change at once, before the machine has written them', () => {
    useFakeBridge(fakeBridge({ settingsChange: () => new Promise(() => undefined) }).bridge)
    const store = useSettings()
    void store.change({ theme: 'contrast' })
    expect(store.theme).toBe('contrast')
  })

  it('keep what the machine answers', async () => {
    useFakeBridge(fakeBridge({ settingsChange: async () => done({ ...asRead, scalePercent: 110 }) }).bridge)
    const store = useSettings()
    await store.change({ scalePercent: 110 })
    expect(store.settings.scalePercent).toBe(110)
  })

  it('go back, with the reason shown, when they cannot be written', async () => {
    useFakeBridge(fakeBridge({ settingsChange: async () => refused('no-such-code') }).bridge)
    const store = useSettings()
    await store.change({ touch: true })
    await nextTick()
    expect(store.settings.touch).toBe(false)
    expect(useAnnouncements().shown.map(({ text }) => text)).toEqual([
      'That was refused (no-such-code). Nothing was changed.',
    ])
  })
})
