import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { contentPolicy } from '../page/content-policy'
import { deskInMemory } from '../page/desk.testing'
import { startHost, type Host } from './server'

let folder: string
let host: Host
let faults: unknown[]
let open: number[]
let askedBy: object[]
let gone: object[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-'))
  await writeFile(join(folder, 'index.html'), '<p>the page</p>')
  await writeFile(join(folder, 'app.js'), 'export {}')
  faults = []
  open = []
  askedBy = []
  gone = []
  const desk = deskInMemory((notice, payload) => host.notify(notice, payload))
  host = await startHost({
    port: 0,
    pageFolder: folder,
    dispatch: (channel, input, page) => {
      askedBy.push(page)
      return desk.dispatch(channel, input)
    },
    pageGone: (page) => gone.push(page),
    readPrint: async (job) => (job === 'fleet' ? Buffer.from('%PDF-1.7') : null),
    random: randomBytes,
    reportFault: (problem) => faults.push(problem),
    pagesChanged: (pages) => open.push(pages),
  })
})
afterEach(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Asks by hand: the path goes out exactly as written, and Host and Origin are ours to forge. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(host.origin)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (bytes) => (body += String(bytes)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asking.on('error', reject)
    asking.end()
  })
}

async function enter(): Promise<string> {
  const address = new URL(host.newAddress())
  const { headers } = await ask(address.pathname + address.search)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

function page(headers: Record<string, string>, path = '/bridge'): Promise<WebSocket> {
  const socket = new WebSocket(host.origin.replace('http', 'ws') + path, { headers })
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}
const openPage = async () => page({ origin: host.origin, cookie: await enter() })
const next = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))
const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))

test('the printed address lets a browser in, and its cookie keeps it in through a reload', async () => {
  const address = new URL(host.newAddress())
  const first = await ask(address.pathname + address.search)
  expect(first).toMatchObject({ status: 303, headers: { location: '/' } })
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  for (const _ of [1, 2]) expect(await ask('/', { cookie })).toMatchObject({ status: 200, body: '<p>the page</p>' })
})

test('the address works once', async () => {
  const address = new URL(host.newAddress())
  await ask(address.pathname + address.search)
  const second = await ask(address.pathname + address.search)
  expect(second.status).toBe(403)
  expect(second.headers['set-cookie']).toBeUndefined()
})

test('without a session there is a plain page that says how to come in, and nothing else', async () => {
  for (const path of ['/', '/index.html', '/app.js', '/prints/fleet.pdf', '/nothing']) {
    const { status, body } = await ask(path)
    expect(status).toBe(403)
    expect(body).toContain('Open the whole address')
    expect(body).not.toContain('the page</p>')
  }
})

test('every answer carries the content policy and the other guards, and no leave for other origins', async () => {
  const cookie = await enter()
  for (const answer of [await ask('/', { cookie }), await ask('/'), await ask('/none.js', { cookie })]) {
    expect(answer.headers).toMatchObject({
      'content-security-policy': contentPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('another name for this machine, and another origin, are refused', async () => {
  const cookie = await enter()
  const { port } = new URL(host.origin)
  expect((await ask('/', { cookie, host: `localhost:${port}` })).status).toBe(403)
  expect((await ask('/', { cookie, host: 'evil.example' })).status).toBe(403)
  expect((await ask('/', { cookie, origin: 'https://evil.example' })).status).toBe(403)
  expect((await ask('/', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('a forged host does not use up a token', async () => {
  const address = new URL(host.newAddress())
  expect((await ask(address.pathname + address.search, { host: 'evil.example' })).status).toBe(403)
  expect((await ask(address.pathname + address.search)).status).toBe(303)
})

test('nothing but reading is done over HTTP', async () => {
  const cookie = await enter()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await ask('/', { cookie }, method)).status).toBe(405)
})

test('no path leads out of the page’s folder', async () => {
  const cookie = await enter()
  await writeFile(join(folder, '.hidden.js'), 'secret')
  await writeFile(join(folder, '..', 'outside.js'), 'secret')
  await symlink(join(folder, '..', 'outside.js'), join(folder, 'link.js'))
  const ways = ['/../outside.js', '/%2e%2e/outside.js', '/..%2foutside.js', '/x/../../outside.js', '/..\\outside.js']
  for (const path of [...ways, '//outside.js', '/link.js', '/.hidden.js', '/app.js%00.js', '/app.js/', '/%E0%A4%A'])
    expect(await ask(path, { cookie })).toMatchObject({ status: 404 })
  expect((await ask('/app.js', { cookie })).status).toBe(200)
  await rm(join(folder, '..', 'outside.js'))
})

test('a print is for the session alone, and only by the name of its job', async () => {
  const cookie = await enter()
  expect(await ask('/prints/fleet.pdf', { cookie })).toMatchObject({
    status: 200,
    body: '%PDF-1.7',
    headers: { 'content-type': 'application/pdf' },
  })
  for (const path of ['/prints/other.pdf', '/prints/../fleet.pdf', '/prints/Fleet.pdf', '/prints/fleet.pdf.js'])
    expect((await ask(path, { cookie })).status).toBe(404)
})

test('a page asks over its connection and is answered by number', async () => {
  const socket = await openPage()
  socket.send(JSON.stringify({ call: 7, channel: 'appDescribe' }))
  expect(await next(socket)).toMatchObject({ answer: 7, output: { name: 'Spotting Top' } })
  socket.close()
})

test('notices go to every open page, and open pages are counted', async () => {
  const pages = [await openPage(), await openPage()]
  const heard = Promise.all(pages.map(next))
  host.notify('menuChosen', { command: 'undo' })
  const notice = { notice: 'menuChosen', payload: { command: 'undo' } }
  expect(await heard).toEqual([notice, notice])
  const gone = pages.map(closed)
  pages.forEach((socket) => socket.close())
  await Promise.all(gone)
  await expect.poll(() => open).toEqual([1, 2, 1, 0])
})

test('a connection is refused without our origin, our host or a session, and at any other path', async () => {
  const cookie = await enter()
  const refusal = 'Unexpected server response: 403'
  await expect(page({ cookie })).rejects.toThrow(refusal)
  await expect(page({ cookie, origin: 'https://evil.example' })).rejects.toThrow(refusal)
  await expect(page({ cookie, origin: 'null' })).rejects.toThrow(refusal)
  await expect(page({ origin: host.origin })).rejects.toThrow(refusal)
  await expect(page({ origin: host.origin, cookie, host: 'evil.example' })).rejects.toThrow(refusal)
  await expect(page({ origin: host.origin, cookie }, '/other')).rejects.toThrow(refusal)
})

test('who is refused and slams the door, or keeps it open, neither ends the program nor holds it up', async () => {
  const { hostname, port } = new URL(host.origin)
  const upgrade = 'GET /bridge HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  for (let slammed = 0; slammed < 50; slammed++) {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(upgrade)
    socket.resetAndDestroy()
  }
  const lingering = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  lingering.write(upgrade)
  expect(String(await once(lingering, 'data'))).toContain('403')
  expect((await ask('/')).status).toBe(403)
  await host.close()
  lingering.destroy()
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
    const socket = await openPage()
    socket.send(frame)
    expect(await closed(socket)).toBe(1008)
  }
  const socket = await openPage()
  socket.send(Buffer.from('{"call":1,"channel":"appDescribe"}'), { binary: true })
  expect(await closed(socket)).toBe(1008)
})

test('a frame beyond all measure ends the connection', async () => {
  const socket = await openPage()
  socket.send(JSON.stringify({ call: 1, channel: 'libraryImport', input: 'x'.repeat(9_100_000) }))
  expect(await closed(socket)).toBe(1009)
})

test('a fault of ours is answered as broken, told to us and not to the page', async () => {
  const socket = await openPage()
  socket.send(JSON.stringify({ call: 3, channel: 'gameRemove', input: { game: 'tsushima' } }))
  expect(await next(socket)).toEqual({ broken: 3 })
  expect(faults).toHaveLength(1)
  socket.close()
})

test('it listens on the loopback address alone', async () => {
  const { hostname, port } = new URL(host.origin)
  expect(hostname).toBe('127.0.0.1')
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    const elsewhere = connect({ host: address, port: Number(port) })
    const reached = new Promise((resolve, reject) => elsewhere.once('connect', resolve).once('error', reject))
    await expect(reached).rejects.toThrow()
  }
})

test('a page that goes away is told of, by the name its calls came under', async () => {
  const socket = await openPage()
  socket.send(JSON.stringify({ call: 1, channel: 'appDescribe' }))
  await next(socket)
  socket.close()
  await expect.poll(() => gone.length).toBe(1)
  expect(askedBy).toEqual(gone)
})
