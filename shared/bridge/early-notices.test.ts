import { expect, test } from 'vitest'
import { noticeBoard } from './early-notices'

test('a notice reaches every listener until it stops listening', () => {
  const board = noticeBoard(['menu', 'print'])
  const heard: unknown[] = []
  const stop = board.listen('menu', (payload) => heard.push(['first', payload]))
  board.listen('menu', (payload) => heard.push(['second', payload]))
  board.notify('menu', 1)
  stop()
  board.notify('menu', 2)
  board.notify('print', 3)
  expect(heard).toEqual([
    ['first', 1],
    ['second', 1],
    ['second', 2],
  ])
})

test('what comes before the first listener waits for it, once, and the oldest gives way', () => {
  const board = noticeBoard(['menu'])
  for (let count = 1; count <= 20; count += 1) board.notify('menu', count)
  const first: unknown[] = []
  const second: unknown[] = []
  board.listen('menu', (payload) => first.push(payload))
  board.listen('menu', (payload) => second.push(payload))
  expect(first).toEqual(Array.from({ length: 16 }, (_, at) => at + 5))
  expect(second).toEqual([])
})
