// Cuts a journal at every byte and flips each of them; then kills a playing program a thousand times (or as many as
// given) and looks for every mark it had said was saved.
import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './root.mjs'

/**
 * Runs both parts whatever becomes of the first, and gives the exit code. `damage` says whether every damaged journal was
 * read as it should be, `kill` what `killRounds` counted.
 */
export async function durability(rounds, { damage, kill, print = console.log, printError = console.error }) {
  const isDamageRead = damage()
  const began = performance.now()
  const { saved, missed, torn, refused } = await kill(rounds)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  for (const what of refused) printError(what)
  const lines = `${saved} marks said to be saved, ${missed} missed, ${torn} torn ends, ${refused.length} refusals`
  print(`killed ${rounds} times in ${seconds} s: ${lines}`)
  if (!isDamageRead) printError('A damaged journal was not read as it should be: the report is above.')
  return isDamageRead && missed === 0 && refused.length === 0 ? 0 : 1
}

function damageEveryByte() {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'electron/desk/journal/cut-and-flipped.test.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EVERY_BYTE: '1' },
  })
  return status === 0
}

async function killChildren(rounds) {
  const folder = join(root, '.cache', `durability-${process.pid}`)
  const sources = ['kill-child', 'kill-rounds'].map((name) => join(root, 'electron/desk/journal', `${name}.testing.ts`))
  await mkdir(folder, { recursive: true })
  try {
    await build({
      entryPoints: sources,
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rounds = Number(process.argv[2] ?? 1000)
  if (!Number.isInteger(rounds) || rounds < 1) {
    console.error('usage: npm run durability [-- rounds]')
    process.exit(2)
  }
  process.exitCode = await durability(rounds, { damage: damageEveryByte, kill: killChildren })
}
