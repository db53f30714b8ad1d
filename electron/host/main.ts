import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { deskInMemory } from '../page/desk.testing'
import { endWhenIdle } from './idle'
import { readArguments } from './options'
import { placesOf, type Places } from './places'
import { startHost, type Host } from './server'

/** How long the host outlives its last window: a reload must not end it. */
const graceMs = 5_000
/** How long it waits for the first window: a browser's first start can be slow. */
const startMs = 90_000

const given = readArguments(process.argv.slice(2))
if (typeof given === 'string') {
  console.error(given)
  process.exit(2)
}

const places = given.data === null ? await placesHere() : placesUnder(resolve(given.data))
const reportFault = (problem: unknown) => console.error(problem)
let host: Host | null = null
const desk = deskInMemory((notice, payload) => host?.notify(notice, payload))
const watch = endWhenIdle(() => void end(), { startMs, graceMs })
if (!given.window) watch.stop()

host = await startHost({
  port: given.port,
  pageFolder: fileURLToPath(new URL('../renderer', import.meta.url)),
  dispatch: desk.dispatch,
  readPrint: async () => null,
  random: randomBytes,
  reportFault,
  pagesChanged: watch.pagesChanged,
})
handOut(host)
// The window could not be opened after all.
process.once('message', () => {
  watch.stop()
  if (host) printAddresses(host)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end())

/** Gives the address to whoever opens the window, or to the person at the terminal. */
function handOut(host: Host): void {
  if (given.window && process.send) {
    process.send({ address: host.newAddress(), data: places.data })
    return
  }
  printAddresses(host)
}

function printAddresses(host: Host): void {
  console.log(`Open ${host.newAddress()} (works once; Enter prints another, Ctrl+C ends).`)
  if (process.stdin.isTTY) {
    createInterface({ input: process.stdin }).on('line', () => console.log(`Open ${host.newAddress()}`))
  }
}

async function end(): Promise<void> {
  await host?.close()
  await desk.close()
  process.exit(0)
}

async function placesHere(): Promise<Places> {
  const home = homedir()
  const personalFolders = await readFile(join(home, '.config', 'user-dirs.dirs'), 'utf8').catch(() => null)
  return placesOf({ platform: process.platform, env: process.env, home, personalFolders })
}

function placesUnder(data: string): Places {
  return { data, documents: data }
}
