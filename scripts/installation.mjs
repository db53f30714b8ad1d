import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm } from './command.mjs'
import { root } from './root.mjs'

/** Whether what npm noted as installed has every package of the lock file in its version; other systems' packages are optional. */
export function agrees(lock, installed) {
  return Object.entries(lock.packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed.packages?.[path]?.version === wanted.version,
  )
}

/** Installs exactly what the lock file says, unless that is what is there. Ends the program when that fails. */
export async function installIfStale() {
  const read = async (file) => JSON.parse(await readFile(join(root, file), 'utf8'))
  const lock = await read('package-lock.json')
  // npm writes this note last, so an install that was broken off has none.
  const installed = await read('node_modules/.package-lock.json').catch(() => ({}))
  if (agrees(lock, installed)) return
  console.log('Installing what the lock file names …')
  const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-timeout=30000'])
  if (code === 0) return
  console.error('Installing failed; see the lines above. The first start needs the network.')
  process.exit(1)
}
