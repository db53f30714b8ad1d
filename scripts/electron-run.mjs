import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/** An Electron that fails this soon could not start at all. */
const tooSoonMs = 5_000
/** How much of its complaints is kept, in characters. */
const keptCharacters = 8_000

/** Runs Electron to its end: its exit code, and why it could not start, or null where it could. */
export function runElectron(electron, args) {
  const started = performance.now()
  const app = spawn(electron, args, { stdio: ['inherit', 'inherit', 'pipe'] })
  let complaint = ''
  app.stderr.on('data', (bytes) => {
    process.stderr.write(bytes)
    complaint = (complaint + String(bytes)).slice(-keptCharacters)
  })
  return new Promise((resolve) => {
    app.once('error', ({ message }) =>
      resolve({ code: 1, failure: `Electron is here, but it cannot be run: ${message}.` }),
    )
    app.once('close', (code, signal) => {
      const hasRun = code === 0 || performance.now() - started > tooSoonMs
      resolve({
        code: code ?? 1,
        failure: hasRun ? null : whyNotStarted(complaint, electron, signal ?? `code ${code}`),
      })
    })
  })
}

/** In a sentence, and what helps. */
function whyNotStarted(complaint, electron, end) {
  if (/SUID sandbox helper|No usable sandbox/.test(complaint))
    return refusedSandbox(join(dirname(electron), 'chrome-sandbox'))
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(complaint)?.[1]
  if (library)
    return `Electron is here, but the system lacks a library that it needs: ${library}. Install it, and start again.`
  return `Electron is here, but it ended at once (${end}).`
}

const refusedSandbox = (
  helper,
) => `Electron is here, but the system refuses it the sandbox that it works in. Ubuntu does so since 23.10, by AppArmor, to every program that it has no profile of.
Either of these helps, and neither takes the sandbox away:
- give Electron's helper its rights: sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'
- npm run dist, and install the .deb that it makes: that gives the helper its rights.`
