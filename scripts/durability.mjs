// Cuts a journal at every byte and flips each of them; then, whatever came of that, kills a playing program a thousand
// times (or as many as given) and looks for every mark it had said was saved.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { run, secondsSince, tool } from './command.mjs'
import { root } from './root.mjs'

const rounds = Number(process.argv[2] ?? 1000)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('usage: npm run durability [-- rounds]')
  process.exit(2)
}
const journal = join(root, 'electron/desk/journal')
const everyByte = { env: { EVERY_BYTE: '1' } }
const damage = await run(process.execPath, [tool('vitest'), 'run', join(journal, 'cut-and-flipped.test.ts')], everyByte)

const began = performance.now()
const { saved, missed, torn, refused } = await killChildren()
for (const what of refused) console.error(what)
const lines = `${saved} marks said to be saved, ${missed} missed, ${torn} torn ends, ${refused.length} refusals`
console.log(`killed ${rounds} times in ${secondsSince(began).toFixed(0)} s: ${lines}`)
if (damage !== 0) console.error('A damaged journal was not read as it should be: the report is above.')
process.exitCode = damage === 0 && missed === 0 && refused.length === 0 ? 0 : 1

async function killChildren() {
  const folder = join(root, '.cache', `durability-${process.pid}`)
  await mkdir(folder, { recursive: true })
  try {
    await build({
      entryPoints: ['kill-child', 'kill-rounds'].map((name) => join(journal, `${name}.testing.ts`)),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    })
    const { killRounds } = await import(pathToFileURL(join(folder, 'kill-rounds.testing.mjs')).href)
    return await killRounds(rounds, join(folder, 'kill-child.testing.mjs'), Math.random)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
