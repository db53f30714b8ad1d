import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run, step } from './command.mjs'
import { isFresh, writeStamp } from './freshness.mjs'
import { isOlder } from './requirements.mjs'
import { root } from './root.mjs'

const folder = join(root, 'node_modules/electron')
const triedFile = join(root, '.cache/electron-tried')
const limitMs = 240_000
const executables = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }

/** The Electron that is there, or null. `ELECTRON_OVERRIDE_DIST_PATH` names a folder with one. */
export function findElectron() {
  const note = join(folder, 'path.txt')
  const executable = existsSync(note) ? readFileSync(note, 'utf8') : (executables[process.platform] ?? 'electron')
  const path = join(electronFolder(), executable)
  return existsSync(path) ? path : null
}

/** The folder that Electron is looked for in. */
export function electronFolder() {
  return process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist')
}

/** Finds Electron, fetching it at the first start of each version; a failure is remembered and not tried again. */
export async function fetchElectronOnce() {
  const found = findElectron()
  if (found !== null || !existsSync(join(folder, 'install.js'))) return found
  const { version, engines } = about()
  if (isOlder(engines.node) || (await isFresh(triedFile, version))) return null
  const fetching = () => run(process.execPath, [join(folder, 'install.js'), '--no'], { limitMs, quiet: true })
  await step(`Fetching Electron ${version}, once`, fetching)
  const fetched = findElectron()
  // Where nothing can be written it is tried again at the next start.
  if (fetched === null) await writeStamp(triedFile, version).catch(() => undefined)
  return fetched
}

/** Why there is no Electron, in a few words; null when there is one. */
export function electronAbsence() {
  if (findElectron() !== null) return null
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (named) return `there is none in ${named}`
  const { engines } = about()
  if (isOlder(engines.node)) return `it asks for Node ${engines.node}, and this is ${process.versions.node}`
  return existsSync(triedFile) ? 'fetching it failed' : 'it has not been fetched; npm start fetches it'
}

/** What Electron's own package says of it. */
function about() {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** An Electron that fails this soon could not start at all. */
const tooSoonMs = 5_000
/** How much of its complaints is kept, in characters. */
const keptCharacters = 8_000

/** Runs Electron to its end: its exit code, and why it could not start, or null where it could. */
export function runElectron(electron, args) {
  const started = performance.now()
  const app = spawn(electron, args, { stdio: ['inherit', 'inherit', 'pipe'] })
  let complaint = ''
  app.stderr.on('data', (bytes) => {
    process.stderr.write(bytes)
    complaint = (complaint + String(bytes)).slice(-keptCharacters)
  })
  return new Promise((resolve) => {
    app.once('error', ({ message }) =>
      resolve({ code: 1, failure: `Electron is here, but it cannot be run: ${message}.` }),
    )
    app.once('close', (code, signal) => {
      const hasRun = code === 0 || performance.now() - started > tooSoonMs
      resolve({
        code: code ?? 1,
        failure: hasRun ? null : whyNotStarted(complaint, electron, signal ?? `code ${code}`),
      })
    })
  })
}

/** In a sentence, and what helps. */
function whyNotStarted(complaint, electron, end) {
  if (/SUID sandbox helper|No usable sandbox/.test(complaint))
    return refusedSandbox(join(dirname(electron), 'chrome-sandbox'))
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(complaint)?.[1]
  if (library)
    return `Electron is here, but the system lacks a library that it needs: ${library}. Install it, and start again.`
  return `Electron is here, but it ended at once (${end}).`
}

const refusedSandbox = (
  helper,
) => `Electron is here, but the system refuses it the sandbox that it works in. Ubuntu does so since 23.10, by AppArmor, to every program that it has no profile of.
Either of these helps, and neither takes the sandbox away:
- give Electron's helper its rights: sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'
- npm run dist, and install the .deb that it makes: that gives the helper its rights.`
