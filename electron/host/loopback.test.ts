import { once } from 'node:events'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentPolicy } from '../page/page-files'
import { Hosted } from './hosted.testing'

let on: Hosted
beforeEach(async () => {
  on = await Hosted.start()
})
afterEach(() => on.end())

test('the printed address lets a browser in once, and its cookie keeps it in through a reload', async () => {
  const address = new URL(on.host.newAddress())
  const first = await on.ask(address.pathname + address.search)
  expect(first).toMatchObject({ status: 303, headers: { location: '/' } })
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  for (const _ of [1, 2]) expect(await on.ask('/', { cookie })).toMatchObject({ status: 200, body: '<p>the page</p>' })
  const again = await on.ask(address.pathname + address.search)
  expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined])
})

test('a session is known by its exact cookie among others, which is named for its port and out of reach of scripts', async () => {
  const address = new URL(on.host.newAddress())
  const { headers } = await on.ask(address.pathname + address.search)
  const [cookie = '', ...attributes] = String(headers['set-cookie']).split('; ')
  expect(cookie).toMatch(new RegExp(`^spotting-top-${address.port}=[\\w-]{43}$`))
  expect(attributes).toEqual(['HttpOnly', 'SameSite=Strict', 'Path=/'])
  expect((await on.ask('/', { cookie: `other=1; ${cookie}; last=2` })).status).toBe(200)
  for (const near of [`${cookie}x`, `spotting-top-${address.port}=`, cookie.replace(address.port, '1')])
    expect((await on.ask('/', { cookie: near })).status).toBe(403)
})

test('without a session there is a plain page that says how to come in, and nothing else', async () => {
  for (const path of ['/', '/index.html', '/app.js', '/prints/fleet.pdf', '/nothing']) {
    const { status, body } = await on.ask(path)
    expect(status).toBe(403)
    expect(body).toContain('Open the whole address')
    expect(body).not.toContain('the page</p>')
  }
})

test('every answer carries the content policy and the other guards, and no leave for other origins', async () => {
  const cookie = await on.enter()
  for (const answer of [await on.ask('/', { cookie }), await on.ask('/'), await on.ask('/none.js', { cookie })]) {
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
  const cookie = await on.enter()
  const { port } = new URL(on.host.origin)
  const own = { host: `127.0.0.1:${port}`, origin: on.host.origin, 'sec-fetch-site': 'none' }
  expect((await on.ask('/', { cookie, ...own })).status).toBe(200)
  for (const host of [`localhost:${port}`, '127.0.0.1', '127.0.0.1:1', `evil.example:${port}`])
    expect((await on.ask('/', { cookie, host })).status, host).toBe(403)
  for (const origin of ['https://evil.example', 'http://127.0.0.1:9999', 'null'])
    expect((await on.ask('/', { cookie, origin })).status, origin).toBe(403)
  for (const site of ['cross-site', 'same-site'])
    expect((await on.ask('/', { cookie, 'sec-fetch-site': site })).status, site).toBe(403)
})

test('a forged host does not use up a token', async () => {
  const address = new URL(on.host.newAddress())
  expect((await on.ask(address.pathname + address.search, { host: 'evil.example' })).status).toBe(403)
  expect((await on.ask(address.pathname + address.search)).status).toBe(303)
})

test('a browser from the launcher’s file gets a page of ours first, so that its strict cookie is sent', async () => {
  const address = new URL(on.host.newAddress())
  const fromOtherSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const answer = await on.ask(address.pathname + address.search, fromOtherSite)
  expect(answer).toMatchObject({ status: 200, headers: { 'content-security-policy': contentPolicy } })
  expect(answer.body).toContain('<meta http-equiv="refresh" content="0;url=/">')
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  expect((await on.ask('/', { cookie })).status).toBe(200)
  expect((await on.ask(address.pathname + address.search, fromOtherSite)).status).toBe(403)
})

test('a page of another site can neither use a token up by fetching nor come in without one', async () => {
  const address = new URL(on.host.newAddress())
  const fetched = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  expect((await on.ask(address.pathname + address.search, fetched)).status).toBe(403)
  const posted = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect((await on.ask(address.pathname + address.search, posted)).status).toBe(403)
  const fromOtherSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  expect((await on.ask('/?token=guess', fromOtherSite)).status).toBe(403)
  expect((await on.ask(address.pathname + address.search)).status).toBe(303)
})

test('nothing but reading is done over HTTP', async () => {
  const cookie = await on.enter()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await on.ask('/', { cookie }, method)).status).toBe(405)
})

test('no path leads out of the page’s folder', async () => {
  const cookie = await on.enter()
  await writeFile(join(on.folder, '.hidden.js'), 'secret')
  await writeFile(join(on.folder, '..', 'outside.js'), 'secret')
  await symlink(join(on.folder, '..', 'outside.js'), join(on.folder, 'link.js'))
  const ways = ['/../outside.js', '/%2e%2e/outside.js', '/..%2foutside.js', '/x/../../outside.js', '/..\\outside.js']
  for (const path of [...ways, '//outside.js', '/link.js', '/.hidden.js', '/app.js%00.js', '/app.js/', '/%E0%A4%A'])
    expect(await on.ask(path, { cookie })).toMatchObject({ status: 404 })
  expect((await on.ask('/app.js', { cookie })).status).toBe(200)
  await rm(join(on.folder, '..', 'outside.js'))
})

test('a file that is named for its content is cached by the browser; all else is requested again', async () => {
  const cookie = await on.enter()
  await mkdir(join(on.folder, 'assets'))
  const keptFor = async (path: string) => {
    if (path !== '/') await writeFile(join(on.folder, path), 'export {}')
    return (await on.ask(path, { cookie })).headers['cache-control']
  }
  for (const name of ['index-DetIJef3.js', 'base-BlONsOzO.css', 'IBMPlexSansCondensed_700Bold-DV1JRNg9.ttf'])
    expect(await keptFor(`/assets/${name}`)).toBe('private, max-age=31536000, immutable')
  for (const path of ['/', '/app.js', '/assets/index.js', '/assets/page-index.js', '/index-DetIJef3.js'])
    expect([path, await keptFor(path)]).toEqual([path, 'no-store'])
})

test('a print is for the session alone, and only by the name of its job', async () => {
  const cookie = await on.enter()
  expect(await on.ask('/prints/fleet.pdf', { cookie })).toMatchObject({
    status: 200,
    body: '%PDF-1.7',
    headers: { 'content-type': 'application/pdf' },
  })
  for (const path of ['/prints/other.pdf', '/prints/../fleet.pdf', '/prints/Fleet.pdf', '/prints/fleet.pdf.js'])
    expect((await on.ask(path, { cookie })).status).toBe(404)
})

test('who is refused and slams the door, or keeps it open, neither ends the program nor holds it up', async () => {
  const { hostname, port } = new URL(on.host.origin)
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
  expect((await on.ask('/')).status).toBe(403)
  await on.host.close()
  lingering.destroy()
})

test('it listens on the loopback address alone', async () => {
  const { hostname, port } = new URL(on.host.origin)
  expect(hostname).toBe('127.0.0.1')
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    const elsewhere = connect({ host: address, port: Number(port) })
    const reached = new Promise((resolve, reject) => elsewhere.once('connect', resolve).once('error', reject))
    await expect(reached).rejects.toThrow()
  }
})
