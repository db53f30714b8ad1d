import { expect, test, vi } from 'vitest'
import { codeLivesMs } from '#shared/companion/code'
import { endedCode } from '#shared/companion/messages'
import { boxId, trackId } from '#shared/kernel/ids'
import { openedTable } from '../desk/machine.testing'
import { askTable, friend, north, northern, ours, pairAt, Phone, TableAtHand, theirs } from './open-table.testing'

const box = boxId('6-3')
const strike = { is: 'mark', ship: ours, box, mark: 'struck', on: true } as const
const flotation = trackId('flotation')
const cookieOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(answer.headers['set-cookie']).split(';')[0]!

test('a code lets one device in, with a strict cookie, and is dead after that and after five minutes', async () => {
  let now = 1_700_000_000_000
  const table = await TableAtHand.open({ clock: () => now })
  await table.ask({ do: 'set', asksFirst: false })
  const { invitation } = await table.ask({ do: 'invite', role: northern })
  const origin = await table.origin()
  const first = await pairAt(origin, invitation!.long, 'Anna', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' })
  expect(first.status).toBe(200)
  expect(String(first.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict; Path=\/; Max-Age=43200$/)
  expect(await pairAt(origin, invitation!.long, 'Eve')).toMatchObject({ status: 403 })
  const { guests, invitation: next } = await table.ask({ do: 'read' })
  expect(guests).toMatchObject([{ name: 'Anna', device: 'phone', browser: 'Safari', role: northern, is: 'lost' }])
  now += codeLivesMs
  expect(JSON.parse((await pairAt(origin, next!.long, 'Eve')).body)).toEqual({
    why: 'That code is not good, or no longer. Ask the operator for a new one.',
  })
})

test('a typed code needs the operator’s nod: until then nothing of the table is sent', async () => {
  const table = await TableAtHand.open()
  await table.ask({ do: 'set', asksFirst: false })
  const { invitation } = await table.ask({ do: 'invite', role: northern })
  const origin = await table.origin()
  const phone = await Phone.connect(origin, cookieOf(await pairAt(origin, invitation!.short.toLowerCase(), 'Fred')))
  await phone.until(() => phone.messages.length > 0)
  phone.say({ is: 'look', ships: [ours] })
  phone.say({ is: 'act', id: 'a', act: strike })
  await phone.heard()
  expect(await table.ask({ do: 'read' })).toMatchObject({ guests: [{ name: 'Fred', is: 'asking' }] })
  expect(phone.messages).toEqual([{ is: 'asking' }])
  await table.ask({ do: 'letIn', session: await table.session('Fred') })
  await phone.until(() => phone.view['squadrons'])
  expect((await openedTable(table.services, table.game)).state.ships[ours]!.boxes).toEqual({})
})

test('a mark is in the journal and on the other devices before it is answered; what comes twice counts once', async () => {
  const table = await TableAtHand.open()
  const [anna, bertie] = [await table.phone('Anna', northern), await table.phone('Bertie', northern)]
  bertie.say({ is: 'look', ships: [ours] })
  await bertie.until(() => bertie.view[`face/${ours}`])
  expect(await anna.act(strike, 'one')).toEqual({ is: 'saved', id: 'one' })
  expect((await openedTable(table.services, table.game)).state.ships[ours]!.boxes).toEqual({ [box]: ['struck'] })
  await bertie.until(() => JSON.stringify(bertie.view[`marks/${ours}`])?.includes('struck'))
  await bertie.until(() => JSON.stringify(bertie.view['log'])?.includes('struck'))
  const { lastSeq } = await openedTable(table.services, table.game)
  expect(await anna.act(strike, 'one')).toEqual({ is: 'saved', id: 'one' })
  // Both strike the same box: it is so, and both have done it.
  expect(await bertie.act(strike)).toMatchObject({ is: 'saved' })
  expect((await openedTable(table.services, table.game)).lastSeq).toBe(lastSeq)
  expect((await table.ask({ do: 'read' })).lately.map(({ text }) => text)).toContain('Anna: Majestic, cell 6·3 struck')
})

test('whoever sets a figure that another hand has set meanwhile is asked again, and may then have his', async () => {
  const table = await TableAtHand.open()
  const [anna, bertie] = [await table.phone('Anna', northern), await table.phone('Bertie', northern)]
  const set = (to: number, was: number) => ({ is: 'track', ship: ours, track: flotation, to, was }) as const
  const [a, b] = await Promise.all([anna.act(set(29, 30)), bertie.act(set(28, 30))])
  expect([a.is, b.is].sort()).toEqual(['conflict', 'saved'])
  const [late, early] = a.is === 'conflict' ? ([anna, 'Bertie'] as const) : ([bertie, 'Anna'] as const)
  const answer = a.is === 'conflict' ? a : b
  expect(answer).toMatchObject({ by: early, now: a.is === 'conflict' ? 28 : 29 })
  expect(await late.act(set(20, answer.is === 'conflict' ? answer.now : 0))).toMatchObject({ is: 'saved' })
})

test('an act can be taken back by whoever did it, and by nobody else', async () => {
  const table = await TableAtHand.open()
  const [anna, bertie] = [await table.phone('Anna', northern), await table.phone('Bertie', northern)]
  await anna.act(strike, 'mine')
  expect(await bertie.act({ is: 'undo', of: 'mine' })).toMatchObject({ is: 'refused' })
  expect(await anna.act({ is: 'undo', of: 'mine' })).toMatchObject({ is: 'saved' })
  expect((await openedTable(table.services, table.game)).state.ships[ours]!.boxes).toEqual({})
  expect(await anna.act({ is: 'undo', of: 'mine' })).toMatchObject({ is: 'refused' })
})

test('a role decides whose cards are sent and whose can be marked, and a new one is in force at once', async () => {
  const table = await TableAtHand.open()
  const phone = await table.phone('Anna', { is: 'player', side: north, ships: [ours] })
  phone.say({ is: 'look', ships: [ours, friend, theirs] })
  await phone.until(() => phone.view[`face/${friend}`])
  expect(Object.keys(phone.view).filter((part) => part.includes(theirs))).toEqual([])
  expect(await phone.act({ ...strike, ship: friend })).toMatchObject({ is: 'refused' })
  expect(await phone.act({ ...strike, ship: theirs })).toMatchObject({ is: 'refused' })
  await table.ask({ do: 'set', marksFriends: true })
  expect(await phone.act({ ...strike, ship: friend })).toMatchObject({ is: 'saved' })
  await table.ask({ do: 'setRole', session: await table.session('Anna'), role: { is: 'spectator' } })
  await phone.until(() => !(`face/${ours}` in phone.view))
  expect(phone.view['squadrons']).toEqual([])
  expect(await phone.act(strike)).toMatchObject({ is: 'refused' })
})

test('whoever is cut off learns it, gets nothing more and cannot come back', async () => {
  const table = await TableAtHand.open()
  const [anna, bertie] = [await table.phone('Anna', northern), await table.phone('Bertie', northern)]
  await table.ask({ do: 'cutOff', session: await table.session('Anna') })
  expect(await anna.until(() => anna.closed)).toBe(endedCode)
  expect(anna.messages.at(-1)).toEqual({ is: 'ended', why: 'cutOff' })
  await expect(anna.again()).rejects.toThrow('401')
  const place = await askTable(anna.origin, '/place', { headers: { cookie: anna.cookie } })
  expect(JSON.parse(place.body)).toEqual({ isKnown: false })
  expect(await bertie.act(strike)).toMatchObject({ is: 'saved' })
})

test('while marks are paused every device says so and none is taken', async () => {
  const table = await TableAtHand.open()
  const phone = await table.phone('Anna', northern)
  await table.ask({ do: 'set', isPaused: true })
  await phone.until(() => (phone.view['banner'] as { isPaused: boolean } | undefined)?.isPaused)
  expect(await phone.act(strike)).toMatchObject({ is: 'refused', why: 'All marks are paused. Nothing was changed.' })
})

test('a device whose connection broke comes back to the table as it is now', async () => {
  const table = await TableAtHand.open()
  const phone = await table.phone('Anna', northern)
  await phone.until(() => phone.view['squadrons'])
  phone.socket.terminate()
  await vi.waitFor(async () => expect((await table.ask({ do: 'read' })).guests[0]).toMatchObject({ is: 'lost' }))
  const bertie = await table.phone('Bertie', northern)
  await bertie.act(strike)
  const again = await phone.again()
  again.say({ is: 'look', ships: [ours] })
  await again.until(() => JSON.stringify(again.view[`marks/${ours}`])?.includes('struck'))
})

test('the table of a game is over when another is opened, and no file can be reached', async () => {
  const table = await TableAtHand.open()
  const phone = await table.phone('Anna', northern)
  const origin = await table.origin()
  expect(await askTable(origin, '/')).toMatchObject({ status: 200, body: '<p>the companion</p>' })
  const script = '/assets/companion-abcdefgh.js'
  const zipped = await askTable(origin, script, { headers: { 'accept-encoding': 'gzip, br' } })
  expect([zipped.headers['content-encoding'], zipped.status]).toEqual(['gzip', 200])
  for (const path of ['/secret.txt', '/../secret.txt', '/%2e%2e/secret.txt', '/companion.html', `${script}?x`])
    expect((await askTable(origin, path)).status).toBe(404)
  const other = await table.services.gameStart({ scenario: 'duel', title: 'Another' })
  if (!other.ok) throw new Error(other.code)
  await table.services.gameOpen({ game: other.value.game })
  expect(await phone.until(() => phone.closed)).toBe(endedCode)
  expect((await table.ask({ do: 'read' })).open).toBeNull()
  await expect(askTable(origin, '/')).rejects.toThrow('ECONNREFUSED')
})

test('over TLS it has a certificate of its own, whose fingerprint the operator sees', async () => {
  const table = await TableAtHand.open()
  const { open } = await table.ask({ do: 'open', game: table.game, address: '127.0.0.1', isSecure: true })
  expect(open!.address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
  expect(open!.fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
})
