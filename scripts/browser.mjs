import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { findOnPath } from './command.mjs'
import { writeStartFile } from './start-file.mjs'

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
