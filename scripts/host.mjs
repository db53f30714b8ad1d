import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser, hasDisplay, openWindow } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'

/** A browser that ends this soon has not shown a window, milliseconds. */
const tooSoonMs = 3_000

/**
 * Runs the browser host to its end and gives its exit code. With a display and a browser it opens a window and ends
 * with it; otherwise it prints the address and serves until Ctrl+C.
 */
export function serve(args, { open = true } = {}) {
  const browser = open && hasDisplay() ? findBrowser() : null
  // Said by the host, where it serves: what is wrong with the command line is said first, and ends it.
  const windowless =
    open && browser === null ? `${hasDisplay() ? 'No Chrome or Chromium' : 'No display'} was found.` : ''
  const host = spawn(
    process.execPath,
    ['--enable-source-maps', join(root, 'build/host/host.js'), ...(browser === null ? [] : ['--window']), ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, SPOTTING_TOP_WINDOWLESS: windowless },
    },
  )
  if (browser !== null) host.once('message', (message) => openFor(host, browser, message))
  // The host closes its files before it goes, and we wait for it. On Windows Ctrl+C reaches it by itself, and `kill` is none too gentle.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => (process.platform === 'win32' ? undefined : host.kill(signal)))
  }
  return new Promise((resolve) => host.once('exit', (code) => resolve(code ?? 1)))
}

function openFor(host, browser, { address, data }) {
  const opened = performance.now()
  let started
  try {
    started = openWindow(browser, address, data)
  } catch (problem) {
    console.error(`No window could be opened: ${problem.message}`)
    return host.send('serve-on')
  }
  const { window, entered } = started
  // Its second message says that the page is there.
  host.once('message', entered)
  host.once('exit', entered)
  const serveOn = () => {
    if (performance.now() - opened >= tooSoonMs || !host.connected) return
    entered()
    host.send('serve-on')
  }
  window.once('error', serveOn)
  window.once('exit', (code) => code !== 0 && serveOn())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode()
  await installIfStale()
  await buildIfStale()
  const args = process.argv.slice(2)
  process.exitCode = await serve(
    args.filter((argument) => argument !== '--no-open'),
    { open: !args.includes('--no-open') },
  )
}
