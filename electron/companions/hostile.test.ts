import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openDialogue } from '#shared/game/dialogue-entries'
import { openedTable } from '../desk/machine.testing'
import { askTable, friend, north, ours, pairAt, TableAtHand, theirs, type Phone } from './open-table.testing'

/** What no answer to a stranger may hold. */
const secrets = /North|South|Majestic|not for anybody|journal|Bearer|\/tmp\//

let table: TableAtHand
let origin: string
let host: string
/** A player of one ship, a spectator, and one whose place was closed. */
let player: Phone
let spectator: Phone
let gone: Phone
/** A code that was used already. */
let used: string
let before: number

/** A table of its own, with somebody in every role. */
async function strangersCome(): Promise<void> {
  table = await TableAtHand.open()
  origin = await table.origin()
  host = new URL(origin).host
  const { invitation } = await table.ask({ do: 'invite', role: { is: 'spectator' } })
  used = invitation!.long
  player = await table.phone('Anna', { is: 'player', side: north, ships: [ours] })
  spectator = await table.phone('Eddie', { is: 'spectator' })
  gone = await table.phone('Mallory', { is: 'umpire' })
  await table.ask({ do: 'cutOff', session: await table.session('Mallory') })
  const { after } = await openedTable(table.services, table.game)
  const initiative = { id: 'who-begins', procedure: 'initiative', packVersion: '1.0.0', input: {} }
  await table.services.gameAppend({ game: table.game, batch: 'b', after, entries: [openDialogue(initiative)] })
  before = (await openedTable(table.services, table.game)).lastSeq
  await player.until(() => player.view['squadrons'])
}

/** Nothing was changed by any of it, and whoever has a place still plays. */
async function nothingHappened(): Promise<void> {
  const { lastSeq, state } = await openedTable(table.services, table.game)
  expect([lastSeq, state.ships[ours]!.boxes]).toEqual([before, {}])
  const phone = await player.again()
  expect(await phone.act(mark as never, 'last')).toMatchObject({ is: 'saved' })
}

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = {}, path = '/pair') =>
  askTable(origin, path, { method: 'POST', headers: { origin, ...json, ...headers }, body })
const code = (given: string) => JSON.stringify({ code: given, name: 'Eve' })

const requests: readonly (readonly [string, () => Promise<{ status: number; body: string }>])[] = [
  ['another Host', () => askTable(origin, '/', { headers: { host: 'evil.example' } })],
  ['the name of the machine as Host', () => askTable(origin, '/', { headers: { host: 'localhost' } })],
  ['Host without a port', () => askTable(origin, '/', { headers: { host: '127.0.0.1' } })],
  ['a Host with a user before it', () => askTable(origin, '/', { headers: { host: `x@${host}` } })],
  ['another Origin', () => askTable(origin, '/', { headers: { origin: 'http://evil.example' } })],
  ['an Origin of null', () => askTable(origin, '/', { headers: { origin: 'null' } })],
  ['an Origin of another port', () => askTable(origin, '/', { headers: { origin: 'http://127.0.0.1:1' } })],
  ['an Origin of another scheme', () => askTable(origin, '/', { headers: { origin: `https://${host}` } })],
  [
    'a script asked for by another site',
    () => askTable(origin, '/assets/companion-abcdefgh.js', { headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  ['the folder above', () => askTable(origin, '/../secret.txt')],
  ['the folder above, escaped', () => askTable(origin, '/%2e%2e/secret.txt')],
  ['the folder above, escaped twice', () => askTable(origin, '/%252e%252e/secret.txt')],
  ['the folder above, with backslashes', () => askTable(origin, '/..\\secret.txt')],
  ['a path with a null byte', () => askTable(origin, '/companion.html%00.js')],
  ['an absolute address', () => askTable(origin, 'http://evil.example/')],
  ['a file of the system', () => askTable(origin, '//etc/passwd')],
  ['the journal', () => askTable(origin, '/games/duel/journal.jsonl')],
  ['the operator’s bridge', () => askTable(origin, '/bridge')],
  ['a print', () => askTable(origin, '/prints/a.pdf')],
  ['a map of the source', () => askTable(origin, '/assets/companion-abcdefgh.js.map')],
  ['a property that every object has', () => askTable(origin, '/constructor')],
  ['pairing by GET', () => askTable(origin, `/pair?code=${used}&name=Eve`)],
  ['PUT', () => askTable(origin, '/', { method: 'PUT', headers: { origin }, body: 'x' })],
  ['DELETE', () => askTable(origin, '/', { method: 'DELETE', headers: { origin } })],
  [
    'OPTIONS of another site',
    () => askTable(origin, '/pair', { method: 'OPTIONS', headers: { origin: 'http://evil.example' } }),
  ],
  ['pairing from another site', () => pairAt(origin, used, 'Eve', { origin: 'http://evil.example' })],
  ['pairing without an Origin', () => askTable(origin, '/pair', { method: 'POST', headers: json, body: code(used) })],
  ['pairing by a form', () => post(`code=${used}&name=Eve`, { 'content-type': 'application/x-www-form-urlencoded' })],
  ['pairing by plain text', () => post(code(used), { 'content-type': 'text/plain' })],
  ['a code that was used', () => post(code(used))],
  ['a guessed code', () => post(code('ABCDEF'))],
  ['an empty code', () => post(code(''))],
  ['a code as long as a book', () => post(code('A'.repeat(100_000)))],
  ['a body that is no JSON', () => post('{')],
  ['a body of null', () => post('null')],
  ['a list', () => post('[]')],
  ['a role asked for', () => post(JSON.stringify({ code: used, name: 'Eve', role: { is: 'umpire' } }))],
  ['a prototype key', () => post(`{"code":"${used}","name":"Eve","__proto__":{"is":"here"}}`)],
  ['a name with hidden characters', () => post(JSON.stringify({ code: used, name: 'E\u202Eve' }))],
  ['a name as long as a book', () => post(JSON.stringify({ code: used, name: 'E'.repeat(500) }))],
  ['pairing at another path', () => post(code(used), {}, '/pair/')],
  ['pairing with a query', () => post(code(used), {}, '/pair?x')],
]

test('hostile requests are refused, say nothing and change nothing', async () => {
  await strangersCome()
  const accepted: string[] = []
  for (const [what, ask] of requests) {
    const { status, body } = await ask()
    if (status < 400 || status >= 500 || secrets.test(body)) accepted.push(`${what}: ${status} ${body.slice(0, 80)}`)
  }
  expect(accepted).toEqual([])
  await nothingHappened()
})

test('headers that are larger than any browser’s are cut off, and a connection that sends nothing holds nothing up', async () => {
  await strangersCome()
  await expect(askTable(origin, '/', { headers: { cookie: 'x'.repeat(100_000) } })).rejects.toThrow()
  const slow = connect(Number(new URL(origin).port), '127.0.0.1')
  slow.on('error', () => undefined)
  slow.write('POST /pair HTTP/1.1\r\nHost: ')
  expect((await askTable(origin, '/')).status).toBe(200)
  slow.destroy()
})

/** How an upgrade is answered. */
function upgrade(headers: Record<string, string>, path = '/table'): Promise<string> {
  const socket = new WebSocket(origin.replace('http', 'ws') + path, { headers })
  return new Promise((resolve) => {
    socket.once('open', () => (socket.terminate(), resolve('open')))
    socket.once('error', ({ message }) => resolve(message))
  })
}

const upgrades: readonly (readonly [string, () => Promise<string>])[] = [
  ['without a cookie', () => upgrade({ origin })],
  ['with a made-up cookie', () => upgrade({ origin, cookie: player.cookie.replace(/=.*/, '=aaaa') })],
  ['with the cookie of another port', () => upgrade({ origin, cookie: player.cookie.replace(/table-\d+/, 'table-1') })],
  ['with a good cookie from another site', () => upgrade({ origin: 'http://evil.example', cookie: player.cookie })],
  ['with a good cookie and no Origin', () => upgrade({ cookie: player.cookie })],
  ['with a good cookie to another Host', () => upgrade({ origin, cookie: player.cookie, host: 'evil.example' })],
  ['to the operator’s bridge', () => upgrade({ origin, cookie: player.cookie }, '/bridge')],
  ['with a query', () => upgrade({ origin, cookie: player.cookie }, '/table?x')],
  ['of a place that was closed', () => upgrade({ origin, cookie: gone.cookie })],
]

test('hostile upgrades are refused', async () => {
  await strangersCome()
  const accepted: string[] = []
  for (const [what, ask] of upgrades) {
    const answered = await ask()
    if (!/40[13]/.test(answered)) accepted.push(`${what}: ${answered}`)
  }
  expect(accepted).toEqual([])
  await nothingHappened()
})

const mark = { is: 'mark', ship: ours, box: '6-3', mark: 'struck', on: true }
const answer = { is: 'answer', dialogue: 'who-begins', question: 'round-1/south', answer: 1 }

const acts: readonly (readonly [string, () => Phone, object])[] = [
  ['on a ship of his side that is not his', () => player, { ...mark, ship: friend }],
  ['on a ship of the other side', () => player, { ...mark, ship: theirs }],
  ['on a ship that there is not', () => player, { ...mark, ship: 'nobody' }],
  ['on a box that she has not', () => player, { ...mark, box: '99-9' }],
  ['with a mark that these rules have not', () => player, { ...mark, mark: 'holy' }],
  ['with a figure beyond her card', () => player, { is: 'track', ship: ours, track: 'flotation', to: 99, was: 30 }],
  ['taking back what another did', () => player, { is: 'undo', of: 'a1' }],
  ['answering for the other side', () => player, answer],
  ['rolling for the other side', () => player, { is: 'roll', dialogue: 'who-begins', question: 'round-1/south' }],
  ['letting a dialogue count that has not been answered', () => player, { is: 'finish', dialogue: 'who-begins' }],
  ['of a dialogue that there is not', () => player, { ...answer, dialogue: 'nothing' }],
  ['of a spectator', () => spectator, mark],
  ['answering as a spectator', () => spectator, { ...answer, question: 'round-1/north' }],
]

test('acts beyond a role are refused', async () => {
  await strangersCome()
  const accepted: string[] = []
  for (const [what, who, act] of acts) if ((await who().act(act as never)).is !== 'refused') accepted.push(what)
  expect(accepted).toEqual([])
  await nothingHappened()
})

const messages: readonly (readonly [string, string | Buffer])[] = [
  ['that is no JSON', '{'],
  ['with a member too many', JSON.stringify({ is: 'act', id: 'x', act: { ...mark, by: 'rule' } })],
  ['with a prototype key', '{"is":"act","id":"x","act":{"is":"undo","of":"a","__proto__":{}}}'],
  ['of an unknown kind', JSON.stringify({ is: 'append', entries: [] })],
  ['larger than any', JSON.stringify({ is: 'look', ships: ['x'.repeat(10_000)] })],
  ['of bytes', Buffer.from('{"is":"ping"}')],
  [
    'asking for more ships than there are places',
    JSON.stringify({ is: 'look', ships: Array.from({ length: 200 }, (_, n) => `s${n}`) }),
  ],
]

test('messages that no page of ours sends close the connection', async () => {
  await strangersCome()
  const accepted: string[] = []
  for (const [what, message] of messages) {
    const phone = await spectator.again()
    phone.socket.send(message)
    if (![1008, 1009].includes((await phone.until(() => phone.closed))!)) accepted.push(what)
  }
  expect(accepted).toEqual([])
  await nothingHappened()
})

test('a flood of messages closes the connection, and looking at a ship of the other side sends nothing of her', async () => {
  await strangersCome()
  const phone = await spectator.again()
  for (let n = 0; n < 300; n++) phone.say({ is: 'ping' })
  expect(await phone.until(() => phone.closed)).toBe(1008)
  const curious = await player.again()
  curious.say({ is: 'look', ships: [theirs, ours] })
  await curious.until(() => curious.view[`face/${ours}`])
  expect(JSON.stringify(Object.keys(curious.view))).not.toContain(theirs)
})

test('five wrong codes, and the address has to wait', async () => {
  await strangersCome()
  const tries: string[] = []
  for (let n = 0; n < 7; n++) tries.push((await post(code(`ABCDE${n + 2}`))).body)
  expect(tries.at(-1)).toContain('Wait five minutes')
})
