import { expect, test } from 'vitest'
import { isProxy, reactive } from 'vue'
import { channels, notices } from '#shared/bridge/channels'
import { inputs } from '#shared/bridge/contract'
import { plainBridge } from '#shared/bridge/plain-bridge'
import { sampleInputs } from '#shared/bridge/sample-inputs.testing'
import { FakeContextBridge } from './fake-context-bridge.testing'
import { startApp } from './started.testing'

/** Main hands back whatever reaches it, so that an input makes the whole way there and back. */
async function echoingApp() {
  const started = await startApp()
  const { handlers } = started.electron.fakeIpc
  for (const channel of channels) handlers.set(channel, (_event, input) => ({ got: input }))
  return started
}

/** Every object and list of it reactive by itself, so that a copy of the outermost alone is not enough. */
function reactiveThroughout(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return reactive(value.map(reactiveThroughout))
  return reactive(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reactiveThroughout(part)])))
}

test('every channel takes an input that is reactive throughout', async () => {
  const { bridge } = await echoingApp()
  for (const channel of channels) {
    const sample = sampleInputs[channel]
    expect(inputs[channel].safeParse(sample), channel).toMatchObject({ success: true })
    const input = reactiveThroughout(sample)
    expect(isProxy(input), channel).toBe(sample !== undefined)

    const ask = plainBridge(bridge)[channel] as (input: unknown) => Promise<unknown>
    expect(await ask(input), channel).toEqual({ got: sample })
    if (sample === undefined) continue
    // Without the page's side it is refused, in a plain object too: that is what these samples are for.
    const asIs = bridge[channel] as (input: unknown) => unknown
    expect(() => asIs(input), channel).toThrow('An object could not be cloned.')
    expect(() => asIs({ input }), channel).toThrow('An object could not be cloned.')
  }
})

test('a listener may return what it likes', async () => {
  const { bridge, electron } = await startApp()
  for (const notice of notices) {
    const received: unknown[] = []
    const listenAndReturn = (payload: unknown) => {
      received.push(payload)
      return reactive({}) as never
    }
    const stop = plainBridge(bridge).on[notice](listenAndReturn)
    electron.fakeIpc.send(notice, { of: 'main' })
    expect(received, notice).toContainEqual({ of: 'main' })
    stop()
  }
})

test('what cannot be written as JSON rejects, and does not throw at whoever asks', async () => {
  const { bridge } = await startApp()
  const around: Record<string, unknown> = { pack: 'perfidious-albion' }
  around['ship'] = around
  const asked = plainBridge(bridge).libraryReadShip(around as never)
  await expect(asked).rejects.toThrow('circular')
})

/** A bridge that hands every input back, as a page calls it. */
function echo() {
  const bridge = new FakeContextBridge()
  bridge.exposeInMainWorld('api', { echo: (input: unknown) => input, later: async (input: unknown) => input })
  return bridge.world['api'] as { echo(input: unknown): unknown; later(input: unknown): Promise<unknown> }
}

const proxies = {
  'a reactive object': reactive({ title: 'Storms' }),
  'a reactive list in a plain object': { cards: reactive(['1A']) },
  'a reactive object that holds a function': { deck: reactive({ open: () => undefined }) },
  'a proxy beside a function': { act: () => undefined, deck: reactive({ title: 'Storms' }) },
}

test.each(Object.entries(proxies))('%s is refused on the way in and on the way out', async (_, input) => {
  expect(() => echo().echo(input)).toThrow('An object could not be cloned.')
  const bridge = new FakeContextBridge()
  bridge.exposeInMainWorld('api', { now: () => input, later: async () => input })
  const api = bridge.world['api'] as { now(): unknown; later(): Promise<unknown> }
  expect(() => api.now()).toThrow('An object could not be cloned.')
  await expect(api.later()).rejects.toThrow('An object could not be cloned.')
})

test('what a listener of the page returns crosses too', () => {
  const bridge = new FakeContextBridge()
  bridge.exposeInMainWorld('api', { listen: (listener: () => unknown) => void listener() })
  const api = bridge.world['api'] as { listen(listener: () => unknown): void }
  expect(() => api.listen(() => reactive({}))).toThrow('An object could not be cloned.')
})

test('data crosses as copies, without prototypes; functions, promises and messages of errors do', async () => {
  const given = { list: [1, null, 'two'], day: new Date(0), bytes: new Uint8Array([1, 2]) }
  expect(echo().echo(given)).toEqual(given)
  expect(echo().echo(given)).not.toBe(given)
  class Deck {
    title = 'Storms'
    #hidden = 1
    hidden() {
      return this.#hidden
    }
  }
  expect(echo().echo(new Deck())).toEqual({ title: 'Storms' })
  expect((echo().echo(() => 7) as () => number)()).toBe(7)
  expect(await echo().later(given)).toEqual(given)
  class Broken extends Error {
    readonly code = 'ENOSPC'
  }
  expect(echo().echo(new Broken('full'))).toEqual(new Error('full'))
  expect(echo().echo(new Broken('full'))).not.toHaveProperty('code')
})

test('what is exposed on the window is frozen, and exposed once', () => {
  const bridge = new FakeContextBridge()
  bridge.exposeInMainWorld('api', { on: { tick: () => undefined } })
  expect(Object.isFrozen(bridge.world['api'])).toBe(true)
  expect(Object.isFrozen((bridge.world['api'] as { on: object }).on)).toBe(true)
  expect(() => bridge.exposeInMainWorld('api', {})).toThrow('existing property')
  expect(() => bridge.exposeInMainWorld('other', new Proxy({ ask: () => undefined }, {}))).toThrow('cloned')
})
