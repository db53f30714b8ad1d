import { run, tool } from './command.mjs'
import { build } from './build.mjs'
import { electronFolder, fetchElectronOnce } from './electron-binary.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './node-version.mjs'

/* Packs the app: for this system, or as told (`-- --linux --mac --win`, `-- --dir` for an unpacked folder). */
requireNode()
await installIfStale()
await build()
if ((await fetchElectronOnce()) === null) {
  console.error(
    'Packing needs Electron, which is not here and could not be fetched (npx install-electron tries again).',
  )
  process.exit(1)
}
const wanted = process.argv.slice(2)
const elsewhere = wanted.some((argument) => ['--linux', '--mac', '--win'].includes(argument))
process.exitCode = await run(process.execPath, [
  tool('electron-builder'),
  '--config=electron-builder.yml',
  '--publish=never',
  // For another system electron-builder fetches that system's Electron itself.
  ...(elsewhere ? [] : [`-c.electronDist=${electronFolder()}`]),
  ...wanted,
])
