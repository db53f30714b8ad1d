import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBrowser, findOpener, hasDisplay, openByDefault, openWindow } from './browser.mjs'
import { serve } from './host.mjs'

const { started } = vi.hoisted(() => ({ started: [] }))

vi.mock('node:child_process', () => ({
  spawn: (...given) => {
    const host = Object.assign(new EventEmitter(), { connected: true, send: vi.fn() })
    started.push({ host, given })
    return host
  },
}))
vi.mock('./browser.mjs', () => ({
  findBrowser: vi.fn(),
  findOpener: vi.fn(),
  hasDisplay: vi.fn(),
  openByDefault: vi.fn(),
  openWindow: vi.fn(),
}))

beforeEach(() => {
  started.length = 0
  vi.mocked(openWindow).mockReset()
  vi.mocked(openByDefault).mockReset()
  vi.mocked(findOpener).mockReturnValue(null)
  vi.mocked(findBrowser).mockReturnValue(null)
  vi.mocked(hasDisplay).mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

const noElectron = 'Electron is not here (fetching it failed).'

/** A host that has handed its address over to the default browser, and what is said at the terminal. */
function openedByDefault() {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.mocked(hasDisplay).mockReturnValue(true)
  vi.mocked(findOpener).mockReturnValue(['/usr/bin/xdg-open'])
  const window = new EventEmitter()
  const entered = vi.fn()
  vi.mocked(openByDefault).mockReturnValue({ window, entered })
  const served = serve([], { why: noElectron })
  const [{ host, given }] = started
  host.emit('message', { address: 'http://127.0.0.1:4100/?token=SECRET', data: '/data' })
  expect(openByDefault).toHaveBeenCalledTimes(1)
  return { served, host, given, window, entered, said }
}

it('without a browser of the Chromium family the default browser shows the program, and one thing is said', async () => {
  const { served, host, given, window, entered, said } = openedByDefault()
  expect(given[1]).toContain('--window')
  window.emit('exit', 0)
  expect(said).not.toHaveBeenCalled()
  host.emit('message', 'entered')
  vi.advanceTimersByTime(60_000)
  expect(said.mock.calls).toEqual([
    [`${noElectron} The program is open in your default browser, and ends when you close it there.`],
  ])
  expect(entered).toHaveBeenCalled()
  expect(host.send).not.toHaveBeenCalled()
  host.emit('exit', 0)
  expect(await served).toBe(0)
})

it.each([
  ['cannot be run', (window) => window.emit('error', new Error('ENOENT'))],
  ['fails', (window) => window.emit('exit', 3)],
  ['shows nothing', (window) => window.emit('exit', 0)],
])('where the default browser %s the host says so with the address, once', (_, end) => {
  const { host, given, window, entered, said } = openedByDefault()
  end(window)
  vi.advanceTimersByTime(60_000)
  expect(host.send.mock.calls).toEqual([['serve-on']])
  expect(given[2].env.SPOTTING_TOP_WINDOWLESS).toBe(`${noElectron} No browser has shown a window.`)
  expect(entered).toHaveBeenCalled()
  expect(said).not.toHaveBeenCalled()
})

it('a window of a known browser is one message too, after what kept Electron away', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.mocked(hasDisplay).mockReturnValue(true)
  vi.mocked(findBrowser).mockReturnValue('/usr/bin/browser')
  vi.mocked(openWindow).mockReturnValue({ window: new EventEmitter(), entered: vi.fn() })
  void serve([], { why: 'It failed:\n- do this.' })
  const [{ host }] = started
  expect(said).not.toHaveBeenCalled()
  host.emit('message', { address: 'http://127.0.0.1:4100/?token=SECRET', data: '/data' })
  expect(said.mock.calls).toEqual([['It failed:\n- do this.\nThe program opens in a window of your browser.']])
})
