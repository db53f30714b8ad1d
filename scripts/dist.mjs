import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { build } from './build.mjs'
import { findOnPath, run, tool } from './command.mjs'
import { debArchitecture, makeDeb, packAll, readWanted, reasonIn } from './packages.mjs'
import { electronAbsence, electronFolder, fetchElectronOnce } from './electron.mjs'
import { requireNode } from './requirements.mjs'
import { root } from './root.mjs'

/* Packs the app: for this system, or as asked (`----linux --mac --win`, `-- --dir` for an unpacked folder). */
const config = load(await readFile(join(root, 'electron-builder.yml'), 'utf8'))
const wanted = readWanted(process.argv.slice(2), config, process.platform)
if (typeof wanted === 'string') {
  console.error(wanted)
  process.exit(2)
}
requireNode()
await build()
if ((await fetchElectronOnce()) === null) {
  console.error(`Packing needs Electron, which is not here: ${electronAbsence()} (npx install-electron tries again).`)
  process.exit(1)
}

const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const release = join(root, 'release')
const linuxFolder = join(release, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`)
const here = { linux: '--linux', darwin: '--mac', win32: '--win' }[process.platform]

/** Null, or why it failed. */
async function builder(system, kind, ...more) {
  let printed = ''
  const read = (text) => {
    printed += text
    process.stdout.write(text)
  }
  // For another system electron-builder fetches that system's Electron itself.
  const electron = system === here ? [`-c.electronDist=${electronFolder()}`] : []
  const args = ['--config=electron-builder.yml', '--publish=never', ...electron, system, kind, ...more]
  return (await run(process.execPath, [tool('electron-builder'), ...args], { read })) === 0 ? null : reasonIn(printed)
}

/** What a command of the system makes of the packed folder; null, or why it failed. */
async function bySystem(command, make) {
  if (findOnPath(command) === null) return `it needs ${command}, which is not here`
  const code = await make()
  return code === 0 ? null : `${command} ended with ${code}`
}

/** What needs nothing that would have to be downloaded. */
const ownLinux = {
  deb: () =>
    bySystem('dpkg-deb', () =>
      makeDeb(linuxFolder, join(release, `${name}_${version}_${debArchitecture(process.arch)}.deb`), process.arch),
    ),
  'tar.gz': () =>
    bySystem('tar', () => {
      const owner = ['--owner=0', '--group=0', '--numeric-owner', `--transform=s,^\\.,${name}-${version},`]
      return run('tar', [...owner, '-czf', join(release, `${name}-${version}.tar.gz`), '-C', linuxFolder, '.'])
    }),
}

function make(system, kind) {
  if (system !== '--linux') return builder(system, kind)
  return ownLinux[kind]?.() ?? builder(system, kind, '--prepackaged', linuxFolder)
}

await rm(release, { recursive: true, force: true })
const failed = await packAll(wanted, { packFolder: (system) => builder(system, 'dir'), make })
for (const { what, why } of failed) console.error(`Not made: ${what}, since ${why}.`)
console.log(failed.length === 0 ? `All of it lies in ${release}.` : `What could be made lies in ${release}.`)
process.exitCode = failed.length === 0 ? 0 : 1
