import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { agrees, answers, isOffline, registryOf, startPackages, whyNot } from './installation.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/ws': { version: '8.23.0' },
    'node_modules/only-on-a-mac': { version: '2.0.0', optional: true },
  },
}

test.each([
  ['every package in its version, and nothing of other systems', { 'node_modules/ws': { version: '8.23.0' } }, true],
  ['another version', { 'node_modules/ws': { version: '8.22.0' } }, false],
  ['nothing installed', {}, false],
  ['an install broken off', undefined, false],
])('%s: it agrees, or is installed again', (_, packages, agreed) => expect(agrees(lock, { packages })).toBe(agreed))

const whole = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('starting takes the program’s own packages and what they need, wherever it lies, and no tools', () => {
  const packages = {
    '': { dependencies: { paper: '1' }, devDependencies: { page: '1' } },
    'node_modules/paper': { version: '1.0.0', dependencies: { font: '1' } },
    'node_modules/paper/node_modules/font': { version: '1.0.0', dependencies: { letter: '1' } },
    'node_modules/font': { version: '2.0.0' },
    'node_modules/letter': { version: '1.0.0' },
    'node_modules/page': { version: '1.0.0', devDependencies: { tests: '1' }, optionalDependencies: { quick: '1' } },
    'node_modules/quick': { version: '1.0.0', optional: true },
    'node_modules/tests': { version: '1.0.0' },
    tools: { devDependencies: { tests: '1' } },
  }
  expect([...startPackages({ packages })].sort()).toEqual([
    'node_modules/letter',
    'node_modules/page',
    'node_modules/paper',
    'node_modules/paper/node_modules/font',
    'node_modules/quick',
  ])
})

test('of what the lock file names, starting takes the build and leaves tests, lint, bench and packing', () => {
  const names = [...startPackages(whole)].map((path) => path.slice(path.lastIndexOf('node_modules/') + 13))
  expect(names).toEqual(expect.arrayContaining(['electron', 'esbuild', 'pdfkit', 'vite', 'vue']))
  const { devDependencies: tools } = JSON.parse(readFileSync('tools/package.json', 'utf8'))
  // Electron brings types of its own.
  expect(names.filter((name) => name in tools)).toEqual(['@types/node'])
})

test('a package that another must have beside it is the program’s own, since starting installs no peers', () => {
  const installed = startPackages(whole)
  const missing = [...installed].flatMap((path) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = whole.packages[path]
    return Object.keys(peerDependencies).filter(
      (name) => !peerDependenciesMeta[name]?.optional && !installed.has(`node_modules/${name}`),
    )
  })
  expect(missing).toEqual([])
})

test('no address of one machine’s registry is in the lock file', () => {
  const addresses = Object.values(whole.packages).flatMap(({ resolved, link }) => (resolved && !link ? [resolved] : []))
  expect(addresses.filter((address) => !address.startsWith('https://registry.npmjs.org/'))).toEqual([])
})

test('without a network it is said what is missing and what to do, and nothing else', () => {
  const said = whyNot(null, '', 'registry.npmjs.org', 'the packages that starting needs')
  expect(said).toBe(
    'There is no network, or registry.npmjs.org does not answer: it has the packages that starting needs, which are not here yet. Connect this machine and start again; once they are here no network is needed.',
  )
  expect(whyNot(1, 'npm error code ENOTFOUND', 'registry.npmjs.org', 'the packages that starting needs')).toBe(said)
})

test('any other failure is said in npm’s own words, and the network is not blamed', () => {
  const said = whyNot(1, 'npm error code EACCES\n', 'registry.npmjs.org', 'the packages')
  expect(said).toMatch(/^npm error code EACCES\nInstalling failed/)
  expect(said).not.toMatch(/network|Connect/)
})

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

test.each([
  ['npm error code ECONNREFUSED', true],
  ['npm error network timeout at: http://127.0.0.1/vue', true],
  ['npm error code EINTEGRITY', false],
])('npm’s own words for a network that is not there are known: %s', (words, is) => expect(isOffline(words)).toBe(is))
