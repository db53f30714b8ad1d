import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { bundles } from './build.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './requirements.mjs'
import { root } from './root.mjs'

/*
 * Development: Vite serves both pages, the program's own and the second screen's, and swaps their modules as they change;
 * the host is rebuilt and restarted whenever its own sources change, and the pages reload. The content policy of the
 * pages is not in force here, as Vite needs more leave than it gives: `npm start` and the browser tests run under it.
 */
requireNode()
await installIfStale()
const { context } = await import('esbuild')
const { createServer } = await import('vite')

/** Beside the built one, which keeps what was built. */
const hostFile = 'build/host/dev.js'
let host = null
/** The sessions that we have with the host: the operator's, and that of the second screen once its window was asked for. */
const operator = { target: null, cookie: '' }
const table = { target: null, cookie: '' }

/** Starts the host, on the port it had before, and enters it with the address it prints. */
async function startHost() {
  const port = operator.target === null ? [] : ['--port', new URL(operator.target).port]
  host = spawn(process.execPath, ['--enable-source-maps', join(root, hostFile), ...port, ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve) => {
    host.stdout.on('data', (bytes) => resolve(/^Open (\S+)/m.exec(String(bytes))?.[1] ?? null))
    host.once('exit', () => resolve(null))
  })
  if (address === null) return
  await enter(operator, address)
}

/** Opens an address as a person does, and keeps the cookie of the session: `fetch` would say that a page asks. */
async function enter(session, address) {
  const [response] = await once(get(address), 'response')
  response.resume()
  session.target = new URL(address).origin
  session.cookie = (response.headers['set-cookie']?.[0] ?? '').split(';')[0]
}

async function restartHost() {
  if (host !== null) {
    const ended = new Promise((resolve) => host.once('exit', resolve))
    if (host.exitCode === null && host.kill()) await ended
  }
  await startHost()
  server?.ws.send({ type: 'full-reload' })
}

let server = null
let wasBuilt
const firstBuild = new Promise((resolve) => (wasBuilt = resolve))
const rebuilds = {
  name: 'restart the host',
  setup: (build) =>
    build.onEnd(async ({ errors }) => {
      if (errors.length === 0) await restartHost()
      wasBuilt()
    }),
}
const watching = await context({ ...bundles.host, outfile: hostFile, logLevel: 'warning', plugins: [rebuilds] })
// Watching builds at once: a build before it would start the host twice, the second time under the first page.
await watching.watch()
await firstBuild

/** A wire to the host, under our session there: lent to the page that Vite served, and to no other. */
function lent(session) {
  const configure = (proxy) =>
    proxy.on('proxyReqWs', (toHost, request, socket) => {
      if (request.headers.origin !== `http://${request.headers.host}`) return socket.destroy()
      toHost.setHeader('origin', session.target)
      toHost.setHeader('cookie', session.cookie)
    })
  return Object.assign(session, { ws: true, changeOrigin: true, configure })
}

/** The window comes with the address that the host gave it: it is entered here, and the page is Vite's. */
const tableDoor = {
  name: 'the door of the second screen',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/table.html', (request, response, next) => {
      const from = new URL(request.url ?? '/', 'http://page').searchParams.get('from')
      if (from === null) return next()
      enterTable(from).then(
        () => response.writeHead(303, { location: '/table.html' }).end(),
        () => response.writeHead(403).end(),
      )
    }),
}

async function enterTable(from) {
  const { protocol, hostname } = new URL(from)
  if (protocol !== 'http:' || hostname !== '127.0.0.1') throw new Error('no address of the host')
  await enter(table, from)
}

table.target = operator.target
server = await createServer({
  configFile: join(root, 'vite.config.ts'),
  plugins: [tableDoor],
  server: {
    open: !process.env.CI,
    // The addresses exactly: the page has modules in a folder of that name.
    proxy: {
      '^/bridge$': lent(operator),
      '^/table-pictures$': lent(table),
    },
  },
})
await server.listen()
server.printUrls()

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    host?.kill()
    await Promise.all([watching.dispose(), server.close()])
    process.exit(0)
  })
}
