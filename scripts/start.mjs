import { hasDisplay, isRoot } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { fetchElectronOnce } from './electron-binary.mjs'
import { runElectron } from './electron-run.mjs'
import { serve } from './host.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'

requireNode()
await installIfStale()
if (await buildIfStale()) console.log('Built.')

const files = process.argv.slice(2)
const electron = hasDisplay() ? await fetchElectronOnce() : null
if (electron === null) {
  if (hasDisplay()) console.log('Electron is not to be had here; opening the same program in a browser window.')
  process.exitCode = await serve(files)
} else {
  const { code, failure } = await runElectron(electron, [...(isRoot() ? ['--no-sandbox'] : []), root, ...files])
  if (failure !== null) console.log(`${failure}\nOpening the same program in a browser window.`)
  process.exitCode = failure === null ? code : await serve(files)
}
