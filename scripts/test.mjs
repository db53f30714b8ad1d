import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run, tool } from './command.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'
import { closingLine, countFile, countPlaywright, countVitest, sumCounts } from './test-counts.mjs'
import { provideBrowser } from './test-browser.mjs'

requireNode()
await installIfStale()

const reports = join(root, '.cache/test')
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })

const node = (script, ...args) => run(process.execPath, [script, ...args])
/** What was found in order is kept by content: a second run looks at what has changed since. */
const kept = (name) => join(root, '.cache/kept', name)
/** The native compiler asks for one core: what it checks on several it checks twice. */
const typesOf = (project) =>
  node(
    tool('typescript-native', 'tsc'),
    ...['-p', `tsconfig.${project}.json`, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', kept(`${project}.tsbuildinfo`)],
  )
/** Side by side: each of them keeps one core busy at most. */
const allWell = async (...runs) => (await Promise.all(runs)).every((code) => code === 0)
const inTurn = async (...runs) => {
  for (const run of runs) if ((await run()) !== 0) return 1
  return 0
}

/** Each step says whether it went well; the first that did not is the last. */
const steps = {
  'types and lint': () =>
    allWell(
      node(tool('vue-tsc'), '-p', 'tsconfig.renderer.json'),
      inTurn(
        () => node(tool('oxfmt'), '--check', '.'),
        () => node(tool('oxlint'), '-c', 'oxlint.config.mjs', '--deny-warnings'),
        () => node(join(root, 'scripts/metrics.mjs')),
        () => typesOf('shared'),
        () => typesOf('electron'),
        () =>
          node(
            tool('eslint'),
            ...['renderer', '--max-warnings', '0'],
            ...['--cache', '--cache-strategy', 'content', '--cache-location', kept('eslint')],
          ),
      ),
    ),
  'unit and component tests': async () => {
    // The bench, which is run here to see that it runs, needs one too.
    if (!(await provideBrowser())) {
      console.error('The tests need Chrome or Chromium, and none could be found or fetched: install one.')
      return false
    }
    return (
      (await node(
        tool('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      )) === 0
    )
  },
  'browser tests': async () => {
    const args = [tool('@playwright/test', 'playwright'), 'test', '-c', 'e2e/playwright.config.ts']
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
    return (await run(process.execPath, [...args, '--reporter=list,json'], { env })) === 0
  },
}

const summary = []
let failed = null
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n— ${name}`)
  const began = performance.now()
  const well = await step()
  summary.push(`${well ? 'passed' : 'FAILED'}  ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (!well) {
    failed = name
    break
  }
}

console.log(`\n${summary.join('\n')}`)
const ran = [
  [unitReport, countVitest],
  [browserReport, countPlaywright],
].slice(0, Math.max(0, summary.length - 1))
const counts = sumCounts(await Promise.all(ran.map(([file, count]) => countFile(file, count))))
// A step without tests that failed counts as one.
if (failed !== null && counts.failed === 0) counts.failed = 1
console.log(closingLine(counts))
process.exitCode = failed === null ? 0 : 1
