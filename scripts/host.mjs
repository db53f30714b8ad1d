import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser, findOpener, hasDisplay, openByDefault, openWindow } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './requirements.mjs'
import { root } from './root.mjs'

/** A browser that ends this soon has not shown a window, milliseconds. */
const tooSoonMs = 3_000
/** The default browser hands over and ends at once: what it was given is on its screen by then, or will not be. */
const shownMs = 20_000

/**
 * Runs the browser host to its end and gives its exit code. With a display it opens a window of a browser that can do
 * without an address bar, else the default browser, and ends with it; otherwise it prints the address and serves until
 * Ctrl+C, as with `--no-open`. `why` is what kept Electron from being used, in sentences.
 */
export function serve(args, { why = '' } = {}) {
  const open = !args.includes('--no-open')
  const shows = open && hasDisplay()
  const browser = shows ? findBrowser() : null
  const opener = shows && browser === null ? findOpener() : null
  const isOpened = browser !== null || opener !== null
  const host = spawn(
    process.execPath,
    ['--enable-source-maps', join(root, 'build/host/host.js'), ...(isOpened ? ['--window'] : []), ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // Said by the host, where it serves: what is wrong with the command line is said first, and ends it.
      env: { ...process.env, SPOTTING_TOP_WINDOWLESS: open ? after(why, whyNoWindow(shows, isOpened)) : '' },
    },
  )
  if (browser !== null) host.once('message', (message) => openIn(host, browser, message, why))
  else if (opener !== null) host.once('message', (message) => openInDefault(host, opener, message, why))
  // The host closes its files before it goes, and we wait for it. On Windows Ctrl+C reaches it by itself, and `kill` is none too gentle.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => (process.platform === 'win32' ? undefined : host.kill(signal)))
  }
  return new Promise((resolve) => host.once('exit', (code) => resolve(code ?? 1)))
}

function whyNoWindow(shows, isOpened) {
  if (!shows) return 'No display was found.'
  return isOpened ? 'No browser has shown a window.' : 'No browser was found.'
}

/** One message of two parts; a part of several lines keeps its last one to itself. */
const after = (why, rest) => (why === '' ? rest : `${why}${why.includes('\n') ? '\n' : ' '}${rest}`)

/** A window of its own, which the browser's process lasts as long as. */
function openIn(host, browser, { address, data }, why) {
  const begun = performance.now()
  const opened = opening(host, () => openWindow(browser, address, data))
  if (opened === null) return
  if (why !== '') console.log(after(why, 'The program opens in a window of your browser.'))
  // Its second message says that the page is there.
  host.once('message', opened.entered)
  const failed = () => performance.now() - begun < tooSoonMs && opened.serveOn()
  opened.window.once('error', failed)
  opened.window.once('exit', (code) => code !== 0 && failed())
}

/** A page in the default browser: that it is there is what is said, or else the address. */
function openInDefault(host, opener, { address, data }, why) {
  const opened = opening(host, () => openByDefault(opener, address, data))
  if (opened === null) return
  const patience = setTimeout(opened.serveOn, shownMs)
  host.once('exit', () => clearTimeout(patience))
  host.once('message', () => {
    clearTimeout(patience)
    opened.entered()
    console.log(after(why, 'The program is open in your default browser, and ends when you close it there.'))
  })
  const failed = () => {
    clearTimeout(patience)
    opened.serveOn()
  }
  opened.window.once('error', failed)
  opened.window.once('exit', (code) => code !== 0 && failed())
}

/** What was opened, with what takes the file with the address away and what lets the host print one; null if nothing was. */
function opening(host, open) {
  try {
    const { window, entered } = open()
    host.once('exit', entered)
    let isServing = false
    const serveOn = () => {
      if (isServing || !host.connected) return
      isServing = true
      entered()
      host.send('serve-on')
    }
    return { window, entered, serveOn }
  } catch (problem) {
    console.error(`No window could be opened: ${problem.message}`)
    host.send('serve-on')
    return null
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode()
  await installIfStale()
  await buildIfStale()
  process.exitCode = await serve(process.argv.slice(2))
}
