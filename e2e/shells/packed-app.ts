import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { extractAll } from '@electron/asar'
import { build } from 'esbuild'
import { run, tool } from '../../scripts/command.mjs'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** The app packed for Linux around a stand-in for Electron, and what is in its archive, unpacked. */
export interface PackedApp {
  readonly folder: string
  readonly executable: string
  readonly app: string
  /** Everything is packed, made and run below it. */
  readonly below: string
  remove(): Promise<void>
}

export async function packApp(): Promise<PackedApp> {
  const below = await mkdtemp(join(tmpdir(), 'packed-'))
  const electron = join(below, 'electron')
  await standIn(electron)
  let printed = ''
  const args = [
    `-c.electronDist=${electron}`,
    `-c.directories.output=${below}`,
    '--publish=never',
    '--linux',
    'dir',
    '--x64',
  ]
  const code = await run(process.execPath, [tool('electron-builder'), '--config=electron-builder.yml', ...args], {
    read: (text: string) => (printed += text),
  })
  if (code !== 0) throw new Error(printed)
  const folder = join(below, 'linux-unpacked')
  const app = join(below, 'app')
  extractAll(join(folder, 'resources/app.asar'), app)
  const remove = () => rm(below, { recursive: true, force: true })
  return { folder, executable: join(folder, 'spotting-top'), app, below, remove }
}

/** What electron-builder takes for Electron: an executable with a wire of fuses, all of them as Electron ships them. */
async function standIn(folder: string): Promise<void> {
  await mkdir(join(folder, 'resources'), { recursive: true })
  const wire = [
    Buffer.from('#!/bin/sh\n# dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
    Buffer.from([1, 9]),
    Buffer.from('101100010'),
  ]
  await writeFile(join(folder, 'electron'), Buffer.concat(wire), { mode: 0o755 })
  for (const file of ['chrome-sandbox', 'LICENSE', 'LICENSES.chromium.html']) await writeFile(join(folder, file), file)
}

/** Puts the fake where main finds the `electron` that it imports, and not among what was packed. */
export async function addFakeElectron({ below }: PackedApp): Promise<void> {
  await build({
    entryPoints: [join(project, 'electron/shell/fake-electron.testing.ts')],
    outfile: join(below, 'node_modules/electron/index.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  await writeFile(join(below, 'node_modules/electron/package.json'), '{ "main": "index.mjs" }')
}

/** Every file below a folder, by its path from there, with its size. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sized = files.map(
    async (file) => [relative(folder, file).replaceAll('\\', '/'), (await stat(file)).size] as const,
  )
  return new Map((await Promise.all(sized)).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
