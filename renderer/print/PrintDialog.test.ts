import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import PrintDialog from './PrintDialog.vue'
import { bridgeKey } from '../stores/bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { usePrint } from '../stores/print'
import { packId } from '#shared/kernel/ids'
import { done, refused } from '#shared/kernel/result'

enableAutoUnmount(afterEach)

test('ship cards are asked for, and made at a press', async () => {
  const { bridge } = fakeBridge({
    settingsChange: async () => refused('not-here'),
    printCards: async () => done({ path: 'prints/Majestic.pdf', pages: 1, bytes: 54_000, boxed: [] }),
  })
  const pinia = useFakeBridge(bridge)
  mount(PrintDialog, { attachTo: document.body, global: { plugins: [pinia], provide: { [bridgeKey]: bridge } } })
  usePrint().ask('Majestic', { from: 'library', pack: packId('perfidious-albion'), ships: ['majestic'] })
  await flushPromises()
  const sheet = document.querySelector<HTMLElement>('[role=dialog]')!
  const make = [...sheet.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Make the PDF'))!
  expect(make.disabled).toBe(false)
  make.click()
  await flushPromises()
  expect(sheet.textContent).toContain('prints/Majestic.pdf')
})
