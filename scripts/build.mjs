import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf, isFresh, writeStamp } from './freshness.mjs'
import { installIfStale } from './installation.mjs'
import { licencesOf } from './licences.mjs'
import { step } from './command.mjs'
import { root } from './root.mjs'
import { copyStarterLibrary } from './starter-library.mjs'
import { requireWritable } from './requirements.mjs'

const sources = [
  'electron',
  'renderer',
  'shared',
  'scripts/build.mjs',
  'scripts/licences.mjs',
  'scripts/starter-library.mjs',
  'vite.config.ts',
  'vite.companion.config.ts',
  'package.json',
  'package-lock.json',
]
const stampFile = join(root, 'build/stamp')

/** Settings that main, preload and host have in common; each is one file. */
const node = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'silent',
  sourcemap: true,
}

/** `ws` is written for `require`. */
const withRequire = {
  js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
}

/** Packages that are packed as they are. */
const packed = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)

/**
 * What main and host import goes in, down to what is used of it, so that they start sooner; but for pdfkit, which reads
 * files of its own.
 * @type {Record<'main' | 'preload' | 'preloadTable' | 'host', import('esbuild').BuildOptions>}
 */
export const bundles = {
  main: {
    ...node,
    entryPoints: ['electron/main.ts'],
    outfile: 'build/main/main.js',
    format: 'esm',
    external: ['electron', ...packed],
    banner: withRequire,
  },
  preload: {
    ...node,
    entryPoints: ['electron/preload.ts'],
    outfile: 'build/main/preload.cjs',
    format: 'cjs',
    external: ['electron'],
    sourcemap: false,
  },
  preloadTable: {
    ...node,
    entryPoints: ['electron/shell/preload-table.ts'],
    outfile: 'build/main/preload-table.cjs',
    format: 'cjs',
    external: ['electron'],
    sourcemap: false,
  },
  host: {
    ...node,
    entryPoints: ['electron/host/main.ts'],
    outfile: 'build/host/host.js',
    format: 'esm',
    external: packed,
    banner: withRequire,
  },
}

/** Builds main, both preloads and host; gives the modules that went in. */
async function buildShells() {
  const { build } = await import('esbuild')
  const built = await Promise.all(Object.values(bundles).map((bundle) => build({ ...bundle, metafile: true })))
  return built.flatMap(({ metafile }) => Object.keys(metafile.inputs))
}

/** Builds the pages of one Vite file; gives the modules that went in, those of their workers too. */
async function buildPages(configFile) {
  const { build } = await import('vite')
  const modules = new Set()
  const { NODE_ENV } = process.env
  const notes = { name: 'modules', moduleParsed: ({ id }) => void modules.add(id) }
  try {
    await build({
      root: join(root, 'renderer'),
      configFile: join(root, configFile),
      logLevel: 'silent',
      plugins: [notes],
      worker: { plugins: () => [notes] },
    })
  } finally {
    // Vite calls the whole process a production, and what that process starts afterwards, such as tests, is none.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
  return [...modules]
}

/** One after the other: what a phone loads shares nothing with the program's own pages. */
async function buildRenderer() {
  return [...(await buildPages('vite.config.ts')), ...(await buildPages('vite.companion.config.ts'))]
}

/** Rebuilds everything; ends the program with the reason when that fails. */
export async function build() {
  const hash = await hashOf(root, sources)
  requireWritable('build')
  try {
    await step('Building the program', async () => {
      await rm(stampFile, { force: true })
      const modules = await Promise.all([buildShells(), buildRenderer()])
      await writeFile(join(root, 'build/licences.txt'), licencesOf(modules.flat(), packed))
      await rm(join(root, 'build/starter'), { recursive: true, force: true })
      await copyStarterLibrary(join(root, 'build/starter'))
      await writeStamp(stampFile, hash)
    })
  } catch (problem) {
    console.error(`${problem.message}\nThe build failed.`)
    process.exit(1)
  }
}

/** Builds if a source has changed since the last build. */
export async function buildIfStale() {
  if (!(await isFresh(stampFile, await hashOf(root, sources)))) await build()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await installIfStale()
  await build()
}
