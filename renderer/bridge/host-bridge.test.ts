import { expect, test, vi } from 'vitest'
import { BridgeBroken, hostBridge } from './host-bridge'

/** A socket that the test controls. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1
  readyState = 0
  readonly sent: unknown[] = []
  send(frame: string) {
    this.sent.push(JSON.parse(frame))
  }
  comesUp() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  says(frame: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  goesDown() {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

/** `shut`: the program that answers does not know this page. */
function setUp(shut = false) {
  const sockets: FakeSocket[] = []
  const links: string[] = []
  const open = () => {
    sockets.push(new FakeSocket())
    return sockets.at(-1) as unknown as WebSocket
  }
  const { bridge, reconnect } = hostBridge((link) => links.push(link), { open, isShut: async () => shut })
  return { sockets, socket: sockets[0]!, links, bridge, reconnect }
}

test('calls made before the connection is up are sent when it is, in order', async () => {
  const { socket, bridge } = setUp()
  const described = bridge.appDescribe()
  void bridge.libraryReadShip({ pack: 'perfidious-albion', ship: 'mikasa' })
  expect(socket.sent).toEqual([])
  socket.comesUp()
  expect(socket.sent).toEqual([
    { call: 1, channel: 'appDescribe' },
    { call: 2, channel: 'libraryReadShip', input: { pack: 'perfidious-albion', ship: 'mikasa' } },
  ])
  socket.says({ answer: 1, output: { name: 'Spotting Top' } })
  expect(await described).toEqual({ name: 'Spotting Top' })
})

test('answers find their calls whatever their order', async () => {
  const { socket, bridge } = setUp()
  socket.comesUp()
  const calls = Promise.all([bridge.settingsRead(), bridge.libraryList()])
  socket.says({ answer: 2, output: 'second' })
  socket.says({ answer: 1, output: 'first' })
  expect(await calls).toEqual(['first', 'second'])
})

test('a call that broke rejects alone', async () => {
  const { socket, bridge } = setUp()
  socket.comesUp()
  const broken = bridge.settingsRead()
  const fine = bridge.libraryList()
  socket.says({ broken: 1 })
  socket.says({ answer: 2, output: 'fine' })
  await expect(broken).rejects.toThrow(BridgeBroken)
  expect(await fine).toBe('fine')
})

test('notices go to their listeners', () => {
  const { socket, bridge } = setUp()
  const received = vi.fn()
  const stop = bridge.on.menuChosen(received)
  socket.says({ notice: 'menuChosen', payload: { command: 'undo' } })
  stop()
  socket.says({ notice: 'menuChosen', payload: { command: 'redo' } })
  expect(received.mock.calls).toEqual([[{ command: 'undo' }]])
})

test('when the program ends, open and later calls reject, and `linkIs` is called', async () => {
  const { socket, bridge, links } = setUp()
  socket.comesUp()
  const open = bridge.settingsRead()
  socket.goesDown()
  await expect(open).rejects.toThrow(BridgeBroken)
  await expect(bridge.libraryList()).rejects.toThrow(BridgeBroken)
  expect(links).toEqual(['up', 'gone'])
})

test('it reconnects until the host is back; calls and notices then use the new connection', async () => {
  vi.useFakeTimers()
  const { sockets, socket, bridge, links } = setUp()
  socket.comesUp()
  const received = vi.fn()
  bridge.on.menuChosen(received)
  socket.goesDown()
  await vi.advanceTimersByTimeAsync(2_000)
  sockets[1]!.goesDown()
  await vi.advanceTimersByTimeAsync(2_000)
  const asked = bridge.settingsRead()
  sockets[2]!.comesUp()
  expect(links).toEqual(['up', 'gone', 'gone', 'up'])
  sockets[2]!.says({ answer: 1, output: 'settings' })
  sockets[2]!.says({ notice: 'menuChosen', payload: {} })
  expect(await asked).toBe('settings')
  expect(received).toHaveBeenCalledOnce()
})

test('a restarted program that does not know the page is not taken for one that has gone', async () => {
  const { sockets, socket, links, reconnect } = setUp(true)
  socket.comesUp()
  socket.goesDown()
  await Promise.resolve()
  expect(links).toEqual(['up', 'gone', 'shut'])
  reconnect()
  sockets[1]!.comesUp()
  expect(links.at(-1)).toBe('up')
})
