import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './command.mjs'
import { isFresh, writeStamp } from './freshness.mjs'
import { isOlder } from './node-version.mjs'
import { step } from './progress.mjs'
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
