import { buildIfStale } from './build.mjs'
import { run } from './command.mjs'
import { requireNode } from './node-version.mjs'

/* Builds what is stale, then measures beside the named peers. */
requireNode()
await buildIfStale()
const given = process.argv.slice(2)
process.exitCode = await run(process.execPath, ['--expose-gc', '--import', 'tsx', 'bench/run.ts', ...given])
