import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { en } from '#shared/words/en/index'
import { sayRefusal } from '#shared/words/say-refusal'
import { speaker } from '#shared/words/speak'
import type { Services } from '../desk/services'
import { hostServices } from './host-services'
import { endWhenIdle } from './idle'
import { readArguments, type HostArguments } from './options'
import { placesHere } from './places'
import { startHost, type Host } from './server'

/** How long the host outlives its last window: a reload must not end it. */
const graceMs = 5_000
/** How long it waits for the first window: a browser's first start can be slow. */
const startMs = 90_000

const words = speaker(en)
const built = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const given = readArguments(process.argv.slice(2))
if (typeof given === 'string') {
  console.error(given)
  process.exitCode = 2
} else {
  await run(given)
}

async function run(given: HostArguments): Promise<void> {
  const places = await placesHere(given.data === null ? null : resolve(given.data), homedir())
  const { version } = JSON.parse(await readFile(built('../../package.json'), 'utf8')) as { version: string }
  let host: Host | null = null
  const services = hostServices({
    places,
    starterFolder: built('../../assets/starter'),
    version,
    atHand: given.window,
    notify: (notice, payload) => host?.notify(notice, payload),
  })
  let ending: Promise<void> | null = null
  const end = () => (ending ??= close().finally(() => process.exit()))
  const close = async () => {
    await host?.close()
    await services.dispose()
  }
  const watch = endWhenIdle(() => void end(), { startMs, graceMs })
  if (!given.window) watch.stop()
  const unopened = [...given.files]

  host = await startHost({
    port: given.port,
    pageFolder: built('../renderer'),
    dispatch: services.dispatch,
    pageGone: (page) => void services.pageGone(page),
    readPrint: async (job) => {
      const path = services.printPath(job)
      return path === null ? null : readFile(path).catch(() => null)
    },
    random: randomBytes,
    reportFault: (problem) => console.error(problem),
    pagesChanged: (pages) => {
      watch.pagesChanged(pages)
      if (pages > 0) void openFiles(services, unopened.splice(0))
    },
  })
  const running = host
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void end())
  // The one message that comes: the window could not be opened after all.
  process.once('message', () => {
    watch.stop()
    printAddresses(running)
  })
  if (given.window) process.send?.({ address: running.newAddress(), data: places.data })
  else printAddresses(running)
}

async function openFiles(services: Services, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const opened = await services.openFile(resolve(file))
    if (!opened.ok) console.error(`${words('app.shell.notOpened', { file })}: ${sayRefusal(words, opened)}`)
  }
}

/** For the person at the terminal: one address, and another at every Enter. */
function printAddresses(host: Host): void {
  console.log(`Open ${host.newAddress()} (works once; Enter prints another, Ctrl+C ends).`)
  if (!process.stdin.isTTY) return
  createInterface({ input: process.stdin }).on('line', () => console.log(`Open ${host.newAddress()}`))
}
