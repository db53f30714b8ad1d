import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bridgePath, tableClosedCode, tablePagePath, tableSocketPath } from '#shared/bridge/frames'
import type { TablePicture } from '#shared/table-view/picture'
import { askAt, closed, connectAt, dialAt, enterBy, Hosted, next } from './hosted.testing'
import { TableHost } from './table-host'

const refusal = 'Unexpected server response: 403'
const day: TablePicture = { is: 'blank', theme: 'day' }
const night: TablePicture = { is: 'blank', theme: 'night' }

let on: Hosted
let table: TableHost
beforeEach(async () => {
  on = await Hosted.start()
  await mkdir(join(on.folder, 'assets'))
  await writeFile(join(on.folder, 'table.html'), '<p>the table</p>')
  await writeFile(join(on.folder, 'assets', 'table.js'), 'export {}')
  const reportFault = (problem: unknown) => on.faults.push(problem)
  table = new TableHost({ pageFolder: on.folder, random: randomBytes, reportFault })
})
afterEach(async () => {
  await table.end()
  await on.end()
  expect(on.faults).toEqual([])
})

async function addressed(): Promise<string> {
  const opened = await table.open()
  if (!opened.ok) throw new Error(opened.code)
  return opened.value.address
}

/** The table's origin and the cookie of a window that was let in. */
async function entered() {
  const address = await addressed()
  return { origin: new URL(address).origin, cookie: await enterBy(address) }
}

async function listening() {
  const { origin, cookie } = await entered()
  return connectAt(origin, { origin, cookie }, tableSocketPath)
}

test('its address opens the page once, with a cookie of its own', async () => {
  const { origin, pathname, search } = new URL(await addressed())
  const first = await askAt(origin, pathname + search, { 'sec-fetch-site': 'same-site' })
  expect(first).toMatchObject({ status: 303, headers: { location: tablePagePath } })
  expect(String(first.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/)
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  expect(await askAt(origin, tablePagePath, { cookie })).toMatchObject({ status: 200, body: '<p>the table</p>' })
  expect((await askAt(origin, pathname + search)).status).toBe(403)
})

test('its session has the page and what the page is built of, and nothing else by any method', async () => {
  const { origin, cookie } = await entered()
  expect((await askAt(origin, '/assets/table.js', { cookie })).status).toBe(200)
  for (const path of ['/', '/index.html', '/app.js', '/table.html', '/prints/fleet.pdf', '/assets/../app.js'])
    expect((await askAt(origin, path, { cookie })).status).toBe(404)
  for (const path of [tablePagePath, '/assets/table.js']) expect((await askAt(origin, path)).status).toBe(403)
  expect((await askAt(origin, tablePagePath, { cookie }, 'POST')).status).toBe(405)
  const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' }
  expect((await askAt(origin, tablePagePath, elsewhere)).status).toBe(403)
  const neighbour = { cookie, 'sec-fetch-site': 'same-site' }
  expect((await askAt(origin, '/assets/table.js', neighbour)).status).toBe(403)
})

test('its page may reach only the socket of its pictures, and has no reference to its opener', async () => {
  const { origin, cookie } = await entered()
  const { headers } = await askAt(origin, tablePagePath, { cookie })
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain(`connect-src ${origin.replace('http', 'ws')}${tableSocketPath}`)
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "worker-src 'none'", "frame-ancestors 'none'"]))
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(origin).not.toBe(on.host.origin)
})

test('a session of the table opens no bridge, by its own origin or by a forged one, and no file of the operator’s', async () => {
  const { origin, cookie } = await entered()
  const [, secret = ''] = cookie.split('=')
  const forged = `spotting-top-${new URL(on.host.origin).port}=${secret}`
  for (const from of [origin, on.host.origin]) {
    for (const given of [cookie, forged])
      await expect(on.connect({ origin: from, cookie: given }, bridgePath)).rejects.toThrow(refusal)
  }
  await expect(connectAt(origin, { origin, cookie }, bridgePath)).rejects.toThrow(refusal)
  for (const path of ['/', '/app.js']) expect((await on.ask(path, { cookie })).status).toBe(403)
  // Browsers keep one jar for all ports: with the operator's cookie beside its own it is still another origin.
  const both = `${await on.enter()}; ${cookie}`
  await expect(on.connect({ origin, cookie: both }, bridgePath)).rejects.toThrow(refusal)
})

test('a session of the operator does not listen where the table listens', async () => {
  const operator = await on.enter()
  const { origin } = await entered()
  for (const from of [origin, on.host.origin])
    await expect(connectAt(origin, { origin: from, cookie: operator }, tableSocketPath)).rejects.toThrow(refusal)
  await expect(on.connect({ origin: on.host.origin, cookie: operator }, tableSocketPath)).rejects.toThrow(refusal)
})

test('whatever happens, every message on its socket is a picture', async () => {
  const received: unknown[] = []
  table.show(day)
  const { origin, cookie } = await entered()
  dialAt(origin, { origin, cookie }, tableSocketPath).on('message', (data) => received.push(JSON.parse(String(data))))
  await expect.poll(() => received).toHaveLength(1)
  const page = await on.openPage()
  on.host.notify('menuChosen', { command: 'undo' })
  on.host.notify('gameAppended', { lines: ['secret'] })
  page.send(JSON.stringify({ call: 1, channel: 'settingsChange', input: { theme: 'night' } }))
  await next(page)
  table.show(night)
  await expect.poll(() => received).toEqual([{ picture: day }, { picture: night }])
})

test('a window that comes late is shown the latest picture at once', async () => {
  table.show(day)
  table.show(night)
  const { origin, cookie } = await entered()
  expect(await next(dialAt(origin, { origin, cookie }, tableSocketPath))).toEqual({ picture: night })
})

test('a window that speaks is shown the door', async () => {
  const socket = await listening()
  socket.send('{"call":1,"channel":"libraryList"}')
  expect([1008, 1009]).toContain(await closed(socket))
})

test('its state is notified when it opens and when it goes; closed by the operator it stays out', async () => {
  const states: boolean[] = []
  table.watch(({ isOpen }) => states.push(isOpen))
  const { origin, cookie } = await entered()
  const socket = await connectAt(origin, { origin, cookie }, tableSocketPath)
  await expect.poll(() => states).toEqual([true])
  expect(table.state()).toEqual({ isOpen: true, isFullScreen: false, screens: null, screen: null, isDisplaced: false })
  table.close()
  expect(await closed(socket)).toBe(tableClosedCode)
  await expect.poll(() => states).toEqual([true, false])
  await expect(connectAt(origin, { origin, cookie }, tableSocketPath)).rejects.toThrow(refusal)
  expect((await askAt(origin, tablePagePath, { cookie })).status).toBe(403)
})
