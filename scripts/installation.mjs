import { readFile } from 'node:fs/promises'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { join } from 'node:path'
import { npm, step } from './command.mjs'
import { requireWritable } from './requirements.mjs'
import { root } from './root.mjs'

/** The package of types, lint, tests, bench and packing; the program starts without. */
const toolsPackage = 'tools'
/** Starting takes none of them, nor what a package would merely go well with, such as TypeScript for Vue. */
const withoutTools = ['--no-workspaces', '--legacy-peer-deps']
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
/** npm's own waits between tries add up to minutes without a word. */
const patience = ['--fetch-timeout=30000', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000']

/** The paths of all packages in the lock file that the program itself needs, directly or in turn. */
export function startPackages({ packages }) {
  const needed = new Set()
  const add = (from) => {
    const { dependencies, devDependencies, optionalDependencies } = packages[from]
    for (const name of Object.keys({ ...dependencies, ...(from === '' && devDependencies), ...optionalDependencies })) {
      const path = found(packages, from, name)
      if (path === null || needed.has(path)) continue
      needed.add(path)
      add(path)
    }
  }
  add('')
  return needed
}

/** Where Node would find a package that is asked for in another's folder. */
function found(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return null
  }
}

/** Whether what npm noted as installed has these packages in the lock file's versions; other systems' are optional. */
export function agrees(lock, installed, paths = Object.keys(lock.packages)) {
  return [...paths].every((path) => {
    const wanted = lock.packages[path]
    return path === '' || wanted.optional || installed.packages?.[path]?.version === wanted.version
  })
}

/**
 * Installs what the lock file says, with the developers' tools where they are wanted or were there before, unless it is
 * there. Ends the program when that fails.
 */
export async function installIfStale({ tools = false } = {}) {
  const read = async (file) => JSON.parse(await readFile(join(root, file), 'utf8'))
  const lock = await read('package-lock.json')
  // npm writes this note last, so an install that was broken off has none.
  const installed = await read('node_modules/.package-lock.json').catch(() => null)
  const withTools = tools || (installed !== null && toolsPackage in installed.packages)
  if (agrees(lock, installed ?? {}, withTools ? undefined : startPackages(lock))) return
  requireWritable('node_modules')
  const { address, host, canBeAsked } = registryOf(process.env)
  const what = withTools ? 'the packages of the program and its developers’ tools' : 'the packages that starting needs'
  let printed = ''
  const code = await step(`Installing ${what} from ${host}`, async () => {
    if (canBeAsked && !(await answers(address))) return null
    // On top of a sound install only what is missing is fetched, and Electron stays; `--no-save` leaves the lock file be.
    const command = installed === null ? ['ci'] : ['install', '--no-save']
    const options = { read: (text) => void (printed += text) }
    return npm([...command, ...(withTools ? [] : withoutTools), ...quiet, ...patience], options)
  })
  if (code === 0) return
  console.error(whyNot(code, printed, host, what))
  process.exit(1)
}

/** Why installing failed, and what to do. */
export function whyNot(code, printed, host, what) {
  if (code === null || isOffline(printed))
    return `There is no network, or ${host} does not answer: it has ${what}, which are not here yet. Connect this machine and start again; once they are here no network is needed.`
  return `${printed.trim()}\nInstalling failed; npm says why above. Mend that and start again.`
}

/** How long the registry may take to answer at all. */
const answerMs = 4_000

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT']
const noAnswer = new RegExp(`\\b(${unreachable.join('|')}|network timeout)\\b`)

/** Whether this text says that the network could not be reached. */
export const isOffline = (text) => noAnswer.test(text)

/**
 * Where packages come from: the address, and whether it can be asked from here. npm hands its settings to what it
 * starts; a proxy, which is npm's own affair, or a start without npm leaves the question to the installing itself.
 */
export function registryOf(environment) {
  const settings = Object.entries(environment).filter(([, value]) => value)
  const isProxied = settings.some(([name]) => /^(npm_config_)?(https?_)?proxy$/i.test(name))
  const startedByNpm = settings.some(([name]) => /^npm_execpath$/i.test(name))
  const address = environment.npm_config_registry ?? 'https://registry.npmjs.org/'
  return { address, host: new URL(address).host, canBeAsked: startedByNpm && !isProxied }
}

/** Whether anything answers there in time; what answers with an error, or with a certificate unknown here, is there. */
export function answers(address, limitMs = answerMs) {
  return new Promise((resolve) => {
    const request = (address.startsWith('https:') ? secure : plain)(address, { method: 'HEAD' })
    const limit = setTimeout(() => end(false), limitMs)
    const end = (isThere) => {
      clearTimeout(limit)
      request.destroy()
      resolve(isThere)
    }
    request.once('response', () => end(true))
    request.on('error', ({ code }) => end(!isOffline(String(code))))
    request.end()
  })
}
