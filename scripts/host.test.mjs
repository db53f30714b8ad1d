import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBrowser, hasDisplay, openWindow } from './browser.mjs'
import { serve } from './host.mjs'

const { started } = vi.hoisted(() => ({ started: [] }))

vi.mock('node:child_process', () => ({
  spawn: (...given) => {
    const host = Object.assign(new EventEmitter(), { connected: true, send: vi.fn() })
    started.push({ host, given })
    return host
  },
}))
vi.mock('./browser.mjs', () => ({ findBrowser: vi.fn(), hasDisplay: vi.fn(), openWindow: vi.fn() }))

beforeEach(() => {
  started.length = 0
  vi.mocked(openWindow).mockReset()
  vi.mocked(findBrowser).mockReturnValue(null)
  vi.mocked(hasDisplay).mockReturnValue(false)
})
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

/** A host that has handed its address over to a window. */
function opened() {
  vi.mocked(hasDisplay).mockReturnValue(true)
  vi.mocked(findBrowser).mockReturnValue('/usr/bin/browser')
  const window = new EventEmitter()
  const entered = vi.fn()
  vi.mocked(openWindow).mockReturnValue({ window, entered })
  const served = serve([])
  const [{ host }] = started
  host.emit('message', { address: 'http://127.0.0.1:4100/?token=SECRET', data: '/data' })
  expect(openWindow).toHaveBeenCalledTimes(1)
  return { served, host, window, entered }
}

it('the file with the address goes when the page is there', () => {
  const { host, entered } = opened()
  expect(entered).not.toHaveBeenCalled()
  host.emit('message', 'entered')
  expect(entered).toHaveBeenCalled()
  expect(openWindow).toHaveBeenCalledTimes(1)
})

it('it goes with the host, whatever came of the window', async () => {
  const { served, host, entered } = opened()
  host.emit('exit', 0)
  expect(await served).toBe(0)
  expect(entered).toHaveBeenCalled()
})

it('it goes when the browser has ended at once, and the host prints an address', () => {
  const { host, window, entered } = opened()
  window.emit('exit', 1)
  expect(entered).toHaveBeenCalled()
  expect(host.send.mock.calls).toEqual([['serve-on']])
})

it('where the file cannot be written the host prints an address', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(hasDisplay).mockReturnValue(true)
  vi.mocked(findBrowser).mockReturnValue('/usr/bin/browser')
  vi.mocked(openWindow).mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device')
  })
  void serve([])
  const [{ host }] = started
  host.emit('message', { address: 'http://127.0.0.1:4100/?token=SECRET', data: '/data' })
  expect(host.send.mock.calls).toEqual([['serve-on']])
  expect(said.mock.calls.flat().join()).not.toContain('SECRET')
})
