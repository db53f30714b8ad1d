import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWhenIdle } from './server'

const times = { startMs: 90_000, graceMs: 5_000 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a window closed ends the host after the grace time', () => {
  const end = vi.fn()
  const watch = endWhenIdle(end, times)
  watch.pagesChanged(1)
  watch.pagesChanged(0)
  vi.advanceTimersByTime(4_999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})

test('a reload does not', () => {
  const end = vi.fn()
  const watch = endWhenIdle(end, times)
  watch.pagesChanged(1)
  watch.pagesChanged(0)
  watch.pagesChanged(1)
  vi.advanceTimersByTime(1_000_000)
  expect(end).not.toHaveBeenCalled()
})

test('a window that never comes ends it too, later', () => {
  const end = vi.fn()
  endWhenIdle(end, times)
  vi.advanceTimersByTime(90_000)
  expect(end).toHaveBeenCalledOnce()
})

test('once the address has been printed instead, it serves on', () => {
  const end = vi.fn()
  const watch = endWhenIdle(end, times)
  watch.stop()
  watch.pagesChanged(1)
  watch.pagesChanged(0)
  vi.advanceTimersByTime(1_000_000)
  expect(end).not.toHaveBeenCalled()
})
