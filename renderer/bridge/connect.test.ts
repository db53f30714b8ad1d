import { afterEach, expect, test, vi } from 'vitest'
import { reactive } from 'vue'
import { connect } from './connect'
import { fakeBridge } from '../stores/bridge.testing'

afterEach(() => vi.unstubAllGlobals())

test('in Electron the page’s own objects are made plain before they are handed to the preload', async () => {
  const sent: unknown[] = []
  const { bridge } = fakeBridge({ libraryReveal: async (input) => sent.push(structuredClone(input)) as never })
  vi.stubGlobal('spottingTop', bridge)
  await connect().bridge.libraryReveal(reactive({ path: 'ships' }))
  expect(sent).toEqual([{ path: 'ships' }])
})
