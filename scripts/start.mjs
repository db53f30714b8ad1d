import { spawn } from 'node:child_process'
import { hasDisplay, isRoot } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { fetchElectronOnce } from './electron-binary.mjs'
import { serve } from './host.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'

/** An Electron that fails this soon could not start at all (a missing library, a sandbox that is not allowed). */
const tooSoonMs = 5_000

requireNode()
await installIfStale()
if (await buildIfStale()) console.log('Built.')

const files = process.argv.slice(2)
const electron = hasDisplay() ? await fetchElectronOnce() : null
if (electron === null || !(await runElectron(electron))) {
  if (hasDisplay()) console.log('Electron is not to be had here; opening the same program in a browser window.')
  process.exitCode = await serve(files)
}

/** Runs the app to its end; false when it failed to start. */
function runElectron(electron) {
  const started = performance.now()
  const app = spawn(electron, [...(isRoot() ? ['--no-sandbox'] : []), root, ...files], { stdio: 'inherit' })
  return new Promise((resolve) => {
    app.once('error', () => resolve(false))
    app.once('exit', (code) => {
      process.exitCode = code ?? 1
      resolve(code === 0 || performance.now() - started > tooSoonMs)
    })
  })
}
