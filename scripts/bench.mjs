import { buildIfStale } from './build.mjs'
import { run } from './command.mjs'
import { requireNode } from './requirements.mjs'
import { provideBrowser } from './browser.mjs'

/* Builds what is stale, then measures beside the named peers. */
requireNode()
if (await provideBrowser()) {
  await buildIfStale()
  const given = process.argv.slice(2)
  process.exitCode = await run(process.execPath, ['--expose-gc', '--import', 'tsx', 'bench/run.ts', ...given])
} else {
  console.error('The bench needs Chrome or Chromium, and none could be found or fetched: install one.')
  process.exitCode = 1
}
