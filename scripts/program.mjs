import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, findTestBrowser, isRoot } from './browser.mjs'
import { root } from './root.mjs'

/**
 * Starts the built host, and gives its process and the address that it prints; rejects where it ends before that. It ends
 * with this program: the fourth wire is there to be cut.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{ host: import('node:child_process').ChildProcess, address: string }>}
 */
export async function spawnHost(args) {
  const host = spawn(process.execPath, [join(root, 'build/host/host.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const address = await new Promise((resolve, reject) => {
    let printed = ''
    host.stdout.on('data', (bytes) => {
      printed += String(bytes)
      const found = /^Open (\S+)/m.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    host.once('exit', (code) => reject(new Error(`The host ended with ${code} before it gave an address: ${printed}`)))
  })
  return { host, address }
}

/**
 * Ends a host, and comes back when it has ended.
 *
 * @param {import('node:child_process').ChildProcess} host
 * @param {NodeJS.Signals} signal
 */
export async function endHost(host, signal = 'SIGTERM') {
  if (host.exitCode !== null || host.signalCode !== null) return
  const ended = once(host, 'exit')
  host.kill(signal)
  await ended
}

/**
 * Launches an installed browser, else Playwright's own. `withoutWindow`: one that was made to run without, where
 * there is one.
 *
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export async function launchBrowser({ withoutWindow = false } = {}) {
  const executablePath = withoutWindow ? findTestBrowser() : (findBrowser() ?? findTestBrowser())
  const installed = executablePath === null ? {} : { executablePath }
  return chromium.launch({ ...installed, args: isRoot() ? ['--no-sandbox'] : [] })
}
