import { existsSync, readFileSync } from 'node:fs'
import { findTestBrowser, isRoot } from './browser.mjs'
import { findOnPath, run, tool } from './command.mjs'

const aptLimitMs = 300_000
const downloadLimitMs = 60_000

/**
 * Sees to a browser for the tests: an installed one, else Debian's chromium where packages may be installed, else
 * Playwright's own. False when there is none to be had.
 */
export async function provideBrowser() {
  if (findTestBrowser() !== null) return true
  if (await installFromDebian()) return true
  console.log('No Chrome or Chromium was found; asking Playwright for its own, for a minute at most …')
  const args = [tool('@playwright/test', 'playwright'), 'install', '--only-shell', 'chromium']
  return (await run(process.execPath, args, { limitMs: downloadLimitMs })) === 0
}

async function installFromDebian() {
  if (process.platform !== 'linux' || !isDebian() || findOnPath('apt-get') === null) return false
  const prefix = isRoot() ? [] : ['sudo', '-n']
  if (!isRoot() && (await run('sudo', ['-n', 'true'], { quiet: true, limitMs: 5_000 })) !== 0) return false
  console.log('No Chrome or Chromium was found; installing Debian’s …')
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', '-q', ...args]
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: aptLimitMs })
  }
  if ((await apt('update')) !== 0) return false
  await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  return findTestBrowser() !== null
}

/** Ubuntu's package of that name only points to its own shop. */
function isDebian() {
  if (!existsSync('/etc/os-release')) return false
  const release = readFileSync('/etc/os-release', 'utf8')
  return /^ID(_LIKE)?=.*debian/m.test(release) && !/ubuntu/i.test(release)
}
