import { hasDisplay, isRoot } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { electronAbsence, fetchElectronOnce, runElectron } from './electron.mjs'
import { serve } from './host.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './requirements.mjs'
import { root } from './root.mjs'

requireNode()
await installIfStale()
await buildIfStale()

const files = process.argv.slice(2)
const electron = hasDisplay() ? await fetchElectronOnce() : null
if (electron === null) {
  process.exitCode = await serve(files, { why: hasDisplay() ? `Electron is not here (${electronAbsence()}).` : '' })
} else {
  const { code, failure } = await runElectron(electron, [...(isRoot() ? ['--no-sandbox'] : []), root, ...files])
  process.exitCode = failure === null ? code : await serve(files, { why: failure })
}
