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

const args = process.argv.slice(2)
// Without a window it is the browser host that serves.
const opens = hasDisplay() && !args.includes('--no-open')
const electron = opens ? await fetchElectronOnce() : null
if (electron === null) {
  process.exitCode = await serve(args, { why: opens ? `Electron is not here (${electronAbsence()}).` : '' })
} else {
  const { code, failure } = await runElectron(electron, [...(isRoot() ? ['--no-sandbox'] : []), root, ...args])
  process.exitCode = failure === null ? code : await serve(args, { why: failure })
}
