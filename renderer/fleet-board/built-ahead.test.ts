import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useBuiltAhead } from './built-ahead'

/** Called in the next idle moment. */
let waiting = new Map<number, () => void>()
const idle = () => {
  const now = [...waiting.values()]
  waiting = new Map()
  for (const call of now) call()
}

let asked = 0
beforeEach(() => {
  waiting = new Map()
  vi.stubGlobal('requestIdleCallback', (call: () => void) => (waiting.set(++asked, call), asked))
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
})
afterEach(() => void vi.unstubAllGlobals())

test('a part is built in each idle moment until all is done, and no more is waited for', () => {
  const scope = effectScope()
  const parts = scope.run(() =>
    useBuiltAhead(
      () => false,
      (built) => built >= 2,
    ),
  )!
  expect(parts.value).toBe(0)
  idle()
  expect(parts.value).toBe(1)
  idle()
  idle()
  expect([parts.value, waiting.size]).toEqual([2, 0])
  scope.stop()
})

test('once it is shown all of it is built, and nothing is waited for', async () => {
  const isShown = ref(false)
  const scope = effectScope()
  const parts = scope.run(() =>
    useBuiltAhead(
      () => isShown.value,
      () => false,
    ),
  )!
  idle()
  isShown.value = true
  await nextTick()
  expect([parts.value, waiting.size]).toEqual([Infinity, 0])
  scope.stop()
})

test('what is taken off the page is not built any further', () => {
  const scope = effectScope()
  scope.run(() =>
    useBuiltAhead(
      () => false,
      () => false,
    ),
  )
  expect(waiting.size).toBe(1)
  scope.stop()
  expect(waiting.size).toBe(0)
})
