import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answers, isOffline, registryOf } from './installation.mjs'

async function addressOf(server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${server.address().port}/`
}

test('a registry that answers is there, with an error too', async () => {
  expect(await answers(await addressOf(createServer((_, response) => response.writeHead(404).end())))).toBe(true)
})

test('one that takes the call and says nothing is not', async () => {
  const sockets = []
  const silent = createSocketServer((socket) => sockets.push(socket))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  expect(await answers(await addressOf(silent), 50)).toBe(false)
})

test('nor is one that refuses the call, or has a name that nobody knows', async () => {
  const gone = createSocketServer()
  const address = await addressOf(gone)
  gone.close()
  expect(await answers(address)).toBe(false)
  expect(await answers('http://registry.invalid/')).toBe(false)
  // A port that pages may not ask is a port like any other here.
  expect(await answers('http://127.0.0.1:9/')).toBe(false)
})

test('the address is that of npm’s settings', () => {
  const started = { npm_execpath: '/npm-cli.js' }
  expect(registryOf(started)).toMatchObject({ host: 'registry.npmjs.org', canBeAsked: true })
  expect(registryOf({ ...started, npm_config_registry: 'http://mirror.test:4873/npm/' })).toEqual({
    address: 'http://mirror.test:4873/npm/',
    host: 'mirror.test:4873',
    canBeAsked: true,
  })
})

test.each([{}, { HTTPS_PROXY: 'http://proxy.test' }, { npm_config_proxy: 'http://proxy.test' }])(
  'what stands behind a proxy, or was not started by npm, is not asked from here: %j',
  (environment) => {
    const npm = Object.keys(environment).length > 0 ? { npm_execpath: '/npm-cli.js' } : {}
    expect(registryOf({ ...npm, ...environment }).canBeAsked).toBe(false)
  },
)

test('npm’s own words for a network that is not there are known', () => {
  expect(isOffline('npm error code ECONNREFUSED')).toBe(true)
  expect(isOffline('npm error network timeout at: http://127.0.0.1/vue')).toBe(true)
  expect(isOffline('npm error code EINTEGRITY')).toBe(false)
})
