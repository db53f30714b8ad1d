// Cuts a journal at every byte and flips each of them; then kills a playing program a thousand times (or as many as
// given) and looks for every mark it had said was saved.
import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const rounds = Number(process.argv[2] ?? 1000)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('usage: npm run durability [-- rounds]')
  process.exit(2)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const everyByte = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'electron/desk/journal/cut-and-flipped.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, EVERY_BYTE: '1' } },
)
if (everyByte.status !== 0) process.exit(1)

const folder = join(root, '.cache', `durability-${process.pid}`)
await mkdir(folder, { recursive: true })
try {
  await build({
    entryPoints: ['kill-child', 'kill-rounds'].map((name) => join(root, 'electron/desk/journal', `${name}.testing.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  const { killRounds } = await import(pathToFileURL(join(folder, 'kill-rounds.testing.mjs')).href)
  const began = performance.now()
  const { saved, missed, torn, refused } = await killRounds(rounds, join(folder, 'kill-child.testing.mjs'), Math.random)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  for (const what of refused) console.error(what)
  const lines = `${saved} marks said to be saved, ${missed} missed, ${torn} torn ends, ${refused.length} refusals`
  console.log(`killed ${rounds} times in ${seconds} s: ${lines}`)
  process.exitCode = missed === 0 && refused.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
