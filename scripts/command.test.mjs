import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { step } from './command.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is printed of a step that takes so long. */
async function printed(lengthMs, end = () => undefined) {
  let text = ''
  const work = () => new Promise((resolve) => setTimeout(resolve, lengthMs)).then(end)
  const done = step('Building', work, (more) => void (text += more)).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(lengthMs)
  await done
  return text
}

test('a step is one line with its seconds', async () => {
  expect(await printed(2_300)).toBe('Building … 2.3 s\n')
})

test('a long one shows that it goes on', async () => {
  expect(await printed(24_000)).toBe('Building … 10 s … 20 s … 24.0 s\n')
})

test('the line is ended where the step fails', async () => {
  expect(await printed(500, () => Promise.reject(new Error('no')))).toBe('Building … 0.5 s\n')
})
