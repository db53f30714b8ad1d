import { expect, test, vi } from 'vitest'
import { tableClosedCode } from '#shared/bridge/frames'
import type { TablePicture } from '#shared/table-view/picture'
import { hostTable } from './connect-table'

/** A socket that the test controls. */
class FakeSocket extends EventTarget {
  shows(picture: TablePicture) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ picture }) }))
  }
  isCut(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const dark: TablePicture = { is: 'blank', theme: 'night' }
const light: TablePicture = { is: 'blank', theme: 'day' }

function setUp() {
  vi.useFakeTimers()
  const sockets: FakeSocket[] = []
  const close = vi.fn()
  const open = () => {
    sockets.push(new FakeSocket())
    return sockets.at(-1) as unknown as WebSocket
  }
  return { sockets, close, table: hostTable({ open, close }) }
}

test('every listener gets every picture, and a late one gets the latest at once', () => {
  const { sockets, table } = setUp()
  const early = vi.fn()
  const late = vi.fn()
  const stop = table.onPicture(early)
  sockets[0]!.shows(dark)
  sockets[0]!.shows(light)
  table.onPicture(late)
  stop()
  sockets[0]!.shows(dark)
  expect(early.mock.calls).toEqual([[dark], [light]])
  expect(late.mock.calls).toEqual([[light], [dark]])
})

test('a lost connection is made again', async () => {
  const { sockets, table, close } = setUp()
  const received = vi.fn()
  table.onPicture(received)
  sockets[0]!.isCut()
  await vi.advanceTimersByTimeAsync(2_000)
  sockets[1]!.shows(dark)
  expect(received).toHaveBeenCalledWith(dark)
  expect(close).not.toHaveBeenCalled()
})

test('closed by the operator, the window goes and does not come back', async () => {
  const { sockets, close } = setUp()
  sockets[0]!.isCut(tableClosedCode)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(close).toHaveBeenCalledOnce()
  expect(sockets).toHaveLength(1)
})
