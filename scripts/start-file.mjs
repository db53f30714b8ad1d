import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * A page that leads on to an address that works once. Every user of a machine can read command lines: the browser gets
 * the place of this file, which its own user alone can read. `remove` takes it away.
 */
export function writeStartFile(address, folder) {
  mkdirSync(folder, { recursive: true })
  // For its owner alone, by what mkdtemp promises.
  const own = mkdtempSync(join(folder, 'start-'))
  const file = join(own, 'start.html')
  const lines = [
    '<!doctype html>',
    '<meta charset="utf-8">',
    '<title>Spotting Top</title>',
    `<meta http-equiv="refresh" content="0;url=${address}">`,
  ]
  writeFileSync(file, lines.join('\n'), { mode: 0o600, flag: 'wx' })
  return { address: pathToFileURL(file).href, remove: () => rmSync(own, { recursive: true, force: true }) }
}
