/** `npm run bench`: installs and builds what is stale, then measures beside the named peers. */
import { spawnSync } from 'node:child_process'
import process from 'node:process'

const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
run(process.execPath, ['scripts/build.mjs', '--if-stale'])
run(process.execPath, ['--expose-gc', '--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)])
