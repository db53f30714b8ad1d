import { chmod, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { folderForTest } from '../electron/desk/desk.testing'
import { openByDefault, openWindow } from './browser.mjs'

const address = 'http://127.0.0.1:4100/?token=SECRET'

/** A browser that notes how it was started and ends. */
async function notingBrowser() {
  const folder = await folderForTest()
  const browser = join(folder, 'browser')
  const noted = join(folder, 'noted')
  await writeFile(browser, `#!/bin/sh\nprintf '%s\\n' "$0" "$@" > '${noted}'\nenv >> '${noted}'\n`)
  await chmod(browser, 0o755)
  return { folder, browser, noted }
}

const isWindows = process.platform === 'win32'
if (isWindows) console.log('skipped: the browser of these tests is a shell script, which Windows cannot run')

test.skipIf(isWindows).each([
  ['a window of a known browser', /--app=(\S+)/, (browser, folder) => openWindow(browser, address, folder)],
  ['the default browser', /^first\n(\S+)/m, (browser, folder) => openByDefault([browser, 'first'], address, folder)],
])(
  'the one-use address is on no command line of %s: it lies in a file for the user’s own eyes, until the page is there',
  async (_, place, open) => {
    const { folder, browser, noted } = await notingBrowser()
    const { window, entered } = open(browser, folder)
    await once(window, 'exit')
    const started = await readFile(noted, 'utf8')
    expect(started).not.toContain('SECRET')
    const file = fileURLToPath(place.exec(started)?.[1] ?? '')
    expect(await readFile(file, 'utf8')).toContain(address)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(dirname(file))).mode & 0o777).toBe(0o700)
    entered()
    entered()
    expect((await readdir(folder)).sort()).toEqual(['browser', 'noted'])
  },
)
