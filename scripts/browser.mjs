import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findOnPath, run, tool } from './command.mjs'

const onLinux = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'brave-browser',
]
const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser']
const onWindows = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** An installed browser of the Chromium family, or null. `SPOTTING_TOP_BROWSER` names one by hand. */
export function findBrowser() {
  const named = process.env.SPOTTING_TOP_BROWSER
  if (named) return existsSync(named) ? named : null
  return candidates().find((file) => file !== null && existsSync(file)) ?? null
}

/** The browser of the tests: where there is one without a window, it does the same for a third less work. */
export function findTestBrowser() {
  return process.env.SPOTTING_TOP_BROWSER ? findBrowser() : (findOnPath('chromium-headless-shell') ?? findBrowser())
}

function candidates() {
  switch (process.platform) {
    case 'darwin':
      return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
        onMac.map((name) => join(folder, `${name}.app`, 'Contents/MacOS', name)),
      )
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
        onWindows.map((path) => (process.env[variable] ? join(process.env[variable], path) : null)),
      )
    default:
      return onLinux.map(findOnPath)
  }
}

/** Whether a window can be seen here at all. */
export function hasDisplay() {
  if (process.platform !== 'linux') return true
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

export const isRoot = () => process.getuid?.() === 0

/**
 * Opens an address in a window of its own without address bar. The child ends when its last window is closed;
 * `entered` is called once the page is there, and takes away what the address was handed over in.
 */
export function openWindow(browser, address, dataFolder) {
  const profile = profileFolder(browser, dataFolder)
  const start = writeStartFile(address, dirname(profile))
  const args = [`--app=${start.address}`, `--user-data-dir=${profile}`, '--no-first-run', '--no-default-browser-check']
  // Later starts take the place the window was left in.
  if (!existsSync(profile)) args.push('--window-size=1280,860')
  if (isRoot()) args.push('--no-sandbox', '--test-type')
  return { window: spawn(browser, args, { stdio: 'ignore' }), entered: start.remove }
}

/** The command that opens a file with what the system has for it, or null. */
export function findOpener() {
  switch (process.platform) {
    case 'darwin':
      return ['open']
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler']
    default: {
      const opener = findOnPath('xdg-open')
      return opener === null ? null : [opener]
    }
  }
}

/** Opens an address in the default browser, as `openWindow` does in one that is known; its child ends at once. */
export function openByDefault([command, ...first], address, dataFolder) {
  const start = writeStartFile(address, dataFolder)
  return { window: spawn(command, [...first, start.address], { stdio: 'ignore' }), entered: start.remove }
}

/** A browser from a snap may only write to its own folder. */
function profileFolder(browser, dataFolder) {
  const inSnap = /^\/snap\/|\/snap$/.test(realpathSync(browser))
  return inSnap ? join(homedir(), 'snap/chromium/common/spotting-top') : join(dataFolder, 'window')
}

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
