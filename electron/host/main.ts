import { randomBytes } from 'node:crypto'
import { access, constants, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { en } from '#shared/rules/words'
import { sayRefusal } from '#shared/words/say-refusal'
import { speaker } from '#shared/words/speak'
import { systemCode } from '../desk/disk-refusal'
import { lostBetween, sayUnsaved } from '../desk/games-in-turn'
import { makeFolders } from '../desk/library/place'
import type { Services } from '../desk/services'
import { hostServices } from './host-services'
import { placesHere, readArguments, usualPort, type HostArguments } from './options'
import { endWhenIdle, startHost, type Host, type HostOptions } from './server'
import { TableHost } from './table-host'

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
  const unopened = [...given.files]
  /** The window is connected: whoever opened it has been notified. */
  let hasEntered = false
  let services: Services | null = null
  const ready = (): Services => {
    if (services === null) throw new Error('a page asked before it was let in')
    return services
  }
  const pageFolder = built('../renderer')
  const reportFault = (problem: unknown) => console.error(problem)
  const table = new TableHost({ pageFolder, random: randomBytes, reportFault })
  const watch = endWhenIdle(() => void endWithoutPages(), { startMs, graceMs })

  // The port first: a failed start leaves no folder behind.
  const options: HostOptions = {
    port: given.port,
    pageFolder,
    dispatch: (...asked) => ready().dispatch(...asked),
    pageGone: (page) => void services?.pageGone(page),
    readPrint: async (job) => {
      const path = services?.printPath(job) ?? null
      return path === null ? null : readFile(path).catch(() => null)
    },
    random: randomBytes,
    reportFault,
    pagesChanged: (pages) => {
      watch.pagesChanged(pages)
      if (given.window && pages > 0 && !hasEntered && process.connected) hasEntered = process.send?.('entered') ?? true
      if (pages > 0) void openFiles(ready(), unopened.splice(0))
    },
  }
  const listening = await listen(options, usualPort(places.data))
  const refusal = typeof listening === 'string' ? listening : await whyNotWritable(places.data)
  if (refusal !== null || typeof listening === 'string') {
    console.error(refusal)
    watch.stop()
    if (typeof listening !== 'string') await listening.close()
    process.exit(1)
  }
  const host = listening
  services = hostServices({
    places,
    bundled: {
      starterFolder: built('../starter'),
      fontsFolder: built('../../assets/fonts'),
      companionFolder: built('../companion'),
    },
    version,
    atHand: given.window,
    notify: (notice, payload) => host.notify(notice, payload),
    secondScreen: table,
  })
  if (!given.window) watch.stop()

  let ending: Promise<void> | null = null
  const end = () => (ending ??= close().then((code) => process.exit(code)))
  /** The exit code: 1 if marks are lost by it, which are named then. */
  async function close(): Promise<number> {
    const before = ready().unsaved()
    await Promise.all([host.close(), table.end()])
    const lost = lostBetween(before, await ready().dispose())
    if (lost.length === 0) return 0
    console.error([words('app.shell.unsavedAtEnd'), ...sayUnsaved(words, lost)].join('\n'))
    return 1
  }
  let hasSaidItWaits = false
  /** The last window has been closed; marks that cannot be saved are not thrown away for that. */
  async function endWithoutPages(): Promise<void> {
    // Still opening: nobody can have come.
    if (services === null) return watch.pagesChanged(0)
    const waiting = services.unsaved()
    if (waiting.length === 0) return end()
    if (!hasSaidItWaits) console.error([words('app.shell.waits'), ...sayUnsaved(words, waiting)].join('\n'))
    hasSaidItWaits = true
    watch.pagesChanged(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void end())
  // The one message that comes: the window could not be opened after all.
  process.once('message', () => {
    watch.stop()
    printAddresses(host)
  })
  if (given.window) process.send?.({ address: host.newAddress(), data: places.data })
  else printAddresses(host)
}

/** The host, or a sentence that says why it cannot listen. Where no port is named, the usual one or else any. */
async function listen(options: HostOptions, usual: number): Promise<Host | string> {
  const { port } = options
  try {
    if (port !== 0) return await startHost(options)
    return await startHost({ ...options, port: usual }).catch(() => startHost(options))
  } catch (error) {
    const code = systemCode(error)
    if (code === undefined) throw error
    return code === 'EADDRINUSE'
      ? words('app.shell.portTaken', { port: String(port) })
      : words('app.shell.portRefused', { port: String(port), error: code })
  }
}

/** A sentence, or null: the folder is there, made if need be, and can be written to. */
async function whyNotWritable(folder: string): Promise<string | null> {
  try {
    await makeFolders(folder)
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    const code = systemCode(error)
    if (code === undefined) throw error
    return words('app.shell.dataRefused', { folder, error: code })
  }
}

async function openFiles(services: Services, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const opened = await services.openFile(resolve(file))
    if (!opened.ok) console.error(`${words('app.shell.notOpened', { file })}. ${sayRefusal(words, opened)}`)
  }
}

/** For the person at the terminal: one address, and another at every Enter. */
function printAddresses(host: Host): void {
  const windowless = process.env['SPOTTING_TOP_WINDOWLESS']
  if (windowless) console.log(windowless)
  console.log(`Open ${host.newAddress()} (works once; Enter prints another, Ctrl+C ends).`)
  if (!process.stdin.isTTY) return
  createInterface({ input: process.stdin }).on('line', () => console.log(`Open ${host.newAddress()}`))
}
