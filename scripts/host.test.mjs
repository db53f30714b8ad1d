import processes from 'node:child_process'
import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as browser from './browser.mjs'
import { serve } from './host.mjs'

const started = []
const spies = {}

beforeEach(() => {
  started.length = 0
  vi.spyOn(processes, 'spawn').mockImplementation((...given) => {
    const host = Object.assign(new EventEmitter(), { connected: true, send: vi.fn() })
    started.push({ host, given })
    return host
  })
  syncBuiltinESMExports()
  for (const name of ['openWindow', 'openByDefault']) spies[name] = vi.spyOn(browser, name).mockReset()
  for (const name of ['findOpener', 'findBrowser']) spies[name] = vi.spyOn(browser, name).mockReturnValue(null)
  spies.hasDisplay = vi.spyOn(browser, 'hasDisplay').mockReturnValue(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const noElectron = 'Electron is not here (fetching it failed).'
const address = 'http://127.0.0.1:4100/?token=SECRET'

/** A host that has handed its address over; what it, the window and the terminal were given. */
function serving(options) {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const served = serve([], options)
  const [{ host, given }] = started
  expect(said).not.toHaveBeenCalled()
  host.emit('message', { address, data: '/data' })
  return { served, host, args: given[1], env: given[2].env, said, complained }
}

/** The same with a window of a known browser, or of the one that the system opens an address with. */
function opened(by, options) {
  spies.hasDisplay.mockReturnValue(true)
  const entered = vi.fn()
  const window = new EventEmitter()
  if (by === 'browser') spies.findBrowser.mockReturnValue('/usr/bin/browser')
  else spies.findOpener.mockReturnValue(['/usr/bin/xdg-open'])
  const open = spies[by === 'browser' ? 'openWindow' : 'openByDefault'].mockReturnValue({ window, entered })
  const all = { ...serving(options), window, entered }
  expect(open).toHaveBeenCalledTimes(1)
  expect(entered).not.toHaveBeenCalled()
  return all
}

it('that no window can be shown is not said before the command line has been read', async () => {
  const { served, host, said, env } = serving()
  expect(said).not.toHaveBeenCalled()
  expect(env).toMatchObject({ SPOTTING_TOP_WINDOWLESS: 'No display was found.' })
  host.emit('exit', 2)
  expect(await served).toBe(2)
})

it.each([
  ['when the page is there', ({ host }) => host.emit('message', 'entered'), []],
  ['with the host, whatever came of the window', ({ host }) => host.emit('exit', 0), []],
  ['when the browser has ended at once, and the host prints one', ({ window }) => window.emit('exit', 1), ['serve-on']],
])('the file with the address goes %s', (_, happens, sent) => {
  const all = opened('browser')
  happens(all)
  expect(all.entered).toHaveBeenCalled()
  expect(all.host.send.mock.calls.flat()).toEqual(sent)
})

it('where the file cannot be written the host prints an address', () => {
  spies.hasDisplay.mockReturnValue(true)
  spies.findBrowser.mockReturnValue('/usr/bin/browser')
  spies.openWindow.mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device')
  })
  const { host, complained } = serving()
  expect(host.send.mock.calls).toEqual([['serve-on']])
  expect(complained.mock.calls.flat().join()).not.toContain('SECRET')
})

it('without a browser of the Chromium family the default browser shows the program, and one thing is said', async () => {
  vi.useFakeTimers()
  const { served, host, args, window, entered, said } = opened('default', { why: noElectron })
  expect(args).toContain('--window')
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
  vi.useFakeTimers()
  const { host, env, window, entered, said } = opened('default', { why: noElectron })
  end(window)
  vi.advanceTimersByTime(60_000)
  expect(host.send.mock.calls).toEqual([['serve-on']])
  expect(env.SPOTTING_TOP_WINDOWLESS).toBe(`${noElectron} No browser has shown a window.`)
  expect(entered).toHaveBeenCalled()
  expect(said).not.toHaveBeenCalled()
})

it('a window of a known browser is one message too, after what kept Electron away', () => {
  const { said } = opened('browser', { why: 'It failed:\n- do this.' })
  expect(said.mock.calls).toEqual([['It failed:\n- do this.\nThe program opens in a window of your browser.']])
})
