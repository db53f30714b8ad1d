import { expect, test } from 'vitest'
import { isProxy, reactive } from 'vue'
import { channels, notices } from '#shared/bridge/channels'
import { inputs } from '#shared/bridge/contract'
import { plainBridge } from '#shared/bridge/plain-bridge'
import { sampleInputs } from '#shared/bridge/sample-inputs.testing'
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
