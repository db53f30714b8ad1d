import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Runs a command to its end and gives its exit code; -1 when it could not be started or ran out of time.
 * Its output goes to the terminal, or to `read` as text.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: object, limitMs?: number, read?: (text: string) => void, quiet?: boolean, shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env, limitMs, read, quiet = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const output = read ? 'pipe' : quiet ? 'ignore' : 'inherit'
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [quiet ? 'ignore' : 'inherit', output, quiet ? 'ignore' : read ? 'pipe' : 'inherit'],
      shell,
    })
    for (const stream of read ? [child.stdout, child.stderr] : []) stream?.on('data', (bytes) => read(String(bytes)))
    const timer = limitMs === undefined ? undefined : setTimeout(() => child.kill(), limitMs)
    const finish = (code) => {
      clearTimeout(timer)
      resolve(code ?? -1)
    }
    child.once('error', () => finish(-1))
    child.once('close', finish)
  })
}

/** Runs npm: through its own script where npm started us, so that no shell is needed on Windows. */
export function npm(args, options) {
  const script = process.env.npm_execpath
  if (script && /\.c?js$/.test(script)) return run(process.execPath, [script, ...args], options)
  const windows = process.platform === 'win32'
  return run(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

/** The script of a tool installed in node_modules, to be run by Node itself: no shell, no .cmd. */
export function tool(name, command = name) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Where a command lies among the folders of PATH, or null. */
export function findOnPath(command) {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file)) ?? null
}

/** A step longer than this shows that it goes on, and again after as long. */
const signOfLifeMs = 10_000

/** Does one step of a start or a test: its name at once, its seconds on the same line when it is over. */
export async function step(name, work, print = (text) => void process.stdout.write(text)) {
  const began = performance.now()
  print(`${name} …`)
  const signs = setInterval(() => print(` ${secondsSince(began).toFixed(0)} s …`), signOfLifeMs)
  try {
    return await work()
  } finally {
    clearInterval(signs)
    print(` ${secondsSince(began).toFixed(1)} s\n`)
  }
}

export const secondsSince = (began) => (performance.now() - began) / 1000
