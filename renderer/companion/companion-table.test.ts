import { expect, test } from 'vitest'
import { companionTable } from './companion-table'
import { boxId, shipId } from '#shared/kernel/ids'

/** A socket that a test opens, cuts and speaks through. */
class FakeSocket extends EventTarget {
  readyState = 0
  readonly sent: unknown[] = []
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
  comesUp(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  cut(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
  says(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

async function phone({ hasPlace = true as boolean | null, stored = new Map<string, string>() } = {}) {
  const sockets: FakeSocket[] = []
  let wake = () => {}
  let can = hasPlace
  let ids = 0
  const table = companionTable({
    wires: {
      open: () => {
        sockets.push(new FakeSocket())
        return sockets.at(-1) as unknown as WebSocket
      },
      hasPlace: async () => can,
      watch: (back) => ((wake = back), () => {}),
    },
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, text) => void stored.set(name, text),
      removeItem: (name) => void stored.delete(name),
    },
    now: () => 0,
    newId: () => `id-${++ids}-${stored.size}`,
  })
  table.come()
  await Promise.resolve()
  return {
    table,
    stored,
    socket: () => sockets.at(-1)!,
    wake: () => wake(),
    sockets,
    reach: (is: boolean) => (can = is),
  }
}

const whole = { is: 'view', whole: true, parts: { banner: { title: 'Duel' } }, gone: [] }
const strike = { is: 'mark', ship: shipId('majestic'), box: boxId('6-3'), mark: 'struck', on: true } as const

/** A phone at the table. */
async function atTable(given?: Parameters<typeof phone>[0]) {
  const on = await phone(given)
  on.socket().comesUp()
  on.socket().says(whole)
  return on
}

test('a mark is sent at once, and waits until the table answers for it', async () => {
  const { table, socket } = await atTable()
  table.act(strike, 'struck')
  expect(socket().sent).toMatchObject([{ is: 'act', act: strike }])
  expect(table.waiting.value).toHaveLength(1)
  socket().says({ is: 'saved', id: table.waiting.value[0]!.id })
  expect(table.waiting.value).toEqual([])
  expect(table.undoes.value).toEqual({ says: 'struck', isSent: true })
})

test('marks made while the wireless is gone are kept, even by a page that is opened again, and sent in order', async () => {
  const { table, socket, stored, wake } = await atTable()
  socket().cut()
  table.act(strike, 'one')
  table.act({ ...strike, box: boxId('5-3') }, 'two')
  expect(table.waiting.value.map(({ isSent }) => isSent)).toEqual([false, false])
  const again = await phone({ stored })
  again.socket().comesUp()
  again.socket().says(whole)
  expect(again.socket().sent).toMatchObject([{ act: { box: '6-3' } }, { act: { box: '5-3' } }])
  wake()
  expect(socket().sent).toEqual([])
})

test('a refusal and a conflict are said, and what was refused waits no longer', async () => {
  const { table, socket } = await atTable()
  table.act(strike, 'struck')
  socket().says({ is: 'refused', id: table.waiting.value[0]!.id, why: 'Not yours.' })
  expect(table.objections).toEqual([{ is: 'refused', says: 'struck', why: 'Not yours.' }])
  expect([table.waiting.value, table.undoes.value]).toEqual([[], null])
})

test('a phone that is cut off holds nothing of the table any more', async () => {
  const { table, socket } = await atTable()
  expect(table.parts.size).toBe(1)
  socket().says({ is: 'ended', why: 'cutOff' })
  expect([table.parts.size, table.where.value, table.ended.value]).toEqual([0, 'ended', 'cutOff'])
})

test('a page without a place shows the door', async () => {
  const { table } = await phone({ hasPlace: false })
  expect([table.where.value, table.isKnown.value]).toEqual(['outside', true])
})

test('while the table cannot be reached the page keeps trying, at once when the network is back', async () => {
  const { table, wake, sockets, reach } = await phone({ hasPlace: null })
  expect([table.isUp.value, table.againIn.value, sockets.length]).toEqual([false, 1, 0])
  reach(true)
  wake()
  await Promise.resolve()
  expect(sockets).toHaveLength(1)
})
