import { flushPromises, mount } from '@vue/test-utils'
import { afterAll, expect, test, vi } from 'vitest'
import LazyPrintDialog from './LazyPrintDialog.vue'
import { printableShips } from '../stores/print-at-hand'
import { bridgeKey } from '../bridge/use-bridge'
import { fakeBridge, useFakeBridge } from '../stores/bridge.testing'
import { usePrint } from '../stores/print'
import { useAnnouncements } from '../ui/announcements'

vi.mock('./PrintDialog.vue', () => {
  throw new Error('the program has stopped')
})
afterAll(() => vi.doUnmock('./PrintDialog.vue'))

test('a print dialog that cannot be fetched is reported, and the keys of the page are its own again', async () => {
  const { bridge } = fakeBridge({})
  const pinia = useFakeBridge(bridge)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  mount(LazyPrintDialog, { global: { plugins: [pinia], provide: { [bridgeKey]: bridge } } })
  const print = usePrint(pinia)
  expect(print.wanted).toBe(false)
  print.ask(printableShips('Majestic', 'perfidious-albion', ['majestic']))
  await vi.waitFor(() => expect(print.open).toBe(false))
  await flushPromises()
  expect(useAnnouncements(pinia).shown).toContainEqual(
    expect.objectContaining({ kind: 'refusal', text: expect.stringContaining('did not respond') as string }),
  )
  warned.mockRestore()
})
