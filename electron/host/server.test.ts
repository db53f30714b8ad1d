import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Hosted, closed, next } from './hosted.testing'
import { endWhenIdle } from './server'

describe('a connection', () => {
  let on: Hosted
  beforeEach(async () => {
    on = await Hosted.start()
  })
  afterEach(() => on.end())

  test('a page asks over its connection and is answered by number', async () => {
    const socket = await on.openPage()
    socket.send(JSON.stringify({ call: 7, channel: 'appDescribe' }))
    expect(await next(socket)).toMatchObject({ answer: 7, output: { name: 'Spotting Top' } })
    socket.close()
  })

  test('notices go to every open page, and open pages are counted', async () => {
    const pages = [await on.openPage(), await on.openPage()]
    const received = Promise.all(pages.map(next))
    on.host.notify('menuChosen', { command: 'undo' })
    const notice = { notice: 'menuChosen', payload: { command: 'undo' } }
    expect(await received).toEqual([notice, notice])
    const left = pages.map(closed)
    pages.forEach((socket) => socket.close())
    await Promise.all(left)
    await expect.poll(() => on.open).toEqual([1, 2, 1, 0])
  })

  test('a connection is refused without our origin, our host or a session, and at any other path', async () => {
    const cookie = await on.enter()
    const refusal = 'Unexpected server response: 403'
    await expect(on.connect({ cookie })).rejects.toThrow(refusal)
    await expect(on.connect({ cookie, origin: 'https://evil.example' })).rejects.toThrow(refusal)
    await expect(on.connect({ cookie, origin: 'null' })).rejects.toThrow(refusal)
    await expect(on.connect({ origin: on.host.origin })).rejects.toThrow(refusal)
    await expect(on.connect({ origin: on.host.origin, cookie, host: 'evil.example' })).rejects.toThrow(refusal)
    await expect(on.connect({ origin: on.host.origin, cookie }, '/other')).rejects.toThrow(refusal)
  })

  test('a frame that our page would never send ends the connection before any service is touched', async () => {
    const frames = [
      'no json',
      '[]',
      '{"call":0,"channel":"appDescribe"}',
      '{"call":1,"channel":"constructor"}',
      '{"call":1,"channel":"appDescribe","more":1}',
    ]
    for (const frame of frames) {
      const socket = await on.openPage()
      socket.send(frame)
      expect(await closed(socket)).toBe(1008)
    }
    const socket = await on.openPage()
    socket.send(Buffer.from('{"call":1,"channel":"appDescribe"}'), { binary: true })
    expect(await closed(socket)).toBe(1008)
  })

  test('a frame beyond all measure ends the connection', async () => {
    const socket = await on.openPage()
    const header = Buffer.from([0x81, 0xff, ...Array<number>(8).fill(0), 1, 2, 3, 4])
    header.writeBigUInt64BE(80_000_001n, 2)
    // Its announcement is enough: nobody waits for so many bytes.
    const wire = (socket as unknown as { readonly _socket: Socket })._socket
    wire.write(header)
    expect(await closed(socket)).toBe(1009)
  })

  test('a fault of ours is answered as broken; its text is reported to us and not sent to the page', async () => {
    const socket = await on.openPage()
    socket.send(JSON.stringify({ call: 3, channel: 'gameRemove', input: { game: 'tsushima' } }))
    expect(await next(socket)).toEqual({ broken: 3 })
    expect(on.faults).toHaveLength(1)
    socket.close()
  })

  test('a page that disconnects is reported, by the name its calls came under', async () => {
    const socket = await on.openPage()
    socket.send(JSON.stringify({ call: 1, channel: 'appDescribe' }))
    await next(socket)
    socket.close()
    await expect.poll(() => on.gone.length).toBe(1)
    expect(on.askedBy).toEqual(on.gone)
  })
})

describe('the watch for open pages', () => {
  const times = { startMs: 90_000, graceMs: 5_000 }

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test.each<readonly [string, readonly (number | 'stop')[], notBeforeMs: number, atMs: number | null]>([
    ['a window closed ends the host after the grace time', [1, 0], 4_999, 5_000],
    ['a window that never comes ends it too, later', [], 89_999, 90_000],
    ['a reload does not', [1, 0, 1], 1_000_000, null],
    ['once the address was printed instead, it serves on', ['stop', 1, 0], 1_000_000, null],
  ])('%s', (_, pagesOpen, notBeforeMs, atMs) => {
    const end = vi.fn()
    const watch = endWhenIdle(end, times)
    for (const open of pagesOpen) {
      if (open === 'stop') watch.stop()
      else watch.pagesChanged(open)
    }
    vi.advanceTimersByTime(notBeforeMs)
    expect(end).not.toHaveBeenCalled()
    if (atMs === null) return
    vi.advanceTimersByTime(atMs - notBeforeMs)
    expect(end).toHaveBeenCalledOnce()
  })
})
