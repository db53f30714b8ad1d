import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import WebSocket from 'ws'
import { folderForTest } from '../electron/desk/desk.testing'
import { root } from './root.mjs'

const cleanUp = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

/** The address of the page that Vite serves. */
async function started() {
  const folder = await folderForTest()
  const env = { ...process.env, CI: '1', NO_COLOR: '1' }
  const dev = spawn(process.execPath, [join(root, 'scripts/dev.mjs'), '--data', folder], { env, stdio: 'pipe' })
  cleanUp.push(async () => {
    const ended = once(dev, 'exit')
    if (dev.kill()) await ended
  })
  let printed = ''
  return new Promise((found, failed) => {
    dev.stderr.on('data', (bytes) => (printed += String(bytes)))
    dev.stdout.on('data', (bytes) => {
      printed += String(bytes)
      const address = /Local:\s+(http:\S+)/.exec(printed)?.[1]
      if (address) found(new URL(address))
    })
    dev.once('exit', () => failed(new Error(printed)))
  })
}

/** How the host answers a page of that origin which asks for the bridge. */
async function bridged(page, origin) {
  const socket = new WebSocket(new URL('/bridge', page.href.replace('http', 'ws')), { origin })
  try {
    await Promise.race([once(socket, 'open'), once(socket, 'close').then(() => Promise.reject(new Error('closed')))])
    return 'open'
  } catch {
    return 'refused'
  } finally {
    socket.terminate()
  }
}

it('the page that Vite serves reaches the host, a page of another site does not', async () => {
  const page = await started()
  expect(await bridged(page, page.origin)).toBe('open')
  expect(await bridged(page, 'http://evil.example')).toBe('refused')
})
