import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from './host.mjs'

const { started } = vi.hoisted(() => ({ started: [] }))

vi.mock('node:child_process', () => ({
  spawn: (...given) => {
    const host = new EventEmitter()
    started.push({ host, given })
    return host
  },
}))
vi.mock('./browser.mjs', () => ({ findBrowser: () => null, hasDisplay: () => false, openWindow: () => undefined }))

afterEach(() => vi.restoreAllMocks())

it('that no window can be shown is not said before the command line has been read', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const served = serve(['--sail'])
  const [{ host, given }] = started
  expect(said).not.toHaveBeenCalled()
  expect(given[2].env).toMatchObject({ SPOTTING_TOP_WINDOWLESS: 'No display was found.' })
  host.emit('exit', 2)
  expect(await served).toBe(2)
})
