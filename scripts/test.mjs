import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { provideBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { run, secondsSince, tool } from './command.mjs'
import { installIfStale } from './installation.mjs'
import { requireNode } from './requirements.mjs'
import { root } from './root.mjs'
import { closingLines, countFile, countPlaywright, countVitest, sumCounts } from './test-counts.mjs'

requireNode()

const reports = join(root, '.cache/test')
const unitReport = join(reports, 'unit.json')
const unitReporters = ['default', 'json', './scripts/second-try.mjs'].map((name) => `--reporter=${name}`)
const browserReport = join(reports, 'browser.json')

const node = async (script, ...args) => (await run(process.execPath, [script, ...args])) === 0
/** What was found in order is kept by content: a second run looks at what has changed since. */
const kept = (name) => join(root, '.cache/kept', name)
/** The native compiler asks for one core: what it checks on several it checks twice. */
const typesOf = (project) => () =>
  node(
    tool('typescript-native', 'tsc'),
    ...['-p', `tsconfig.${project}.json`, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', kept(`${project}.tsbuildinfo`)],
  )

/** Steps in turn; those of an inner list run side by side with each other, each on one core. */
const steps = [
  { 'install the tools': () => installIfStale({ tools: true }).then(() => true) },
  [
    { 'types of the pages': () => node(tool('vue-tsc'), '-p', 'tsconfig.renderer.json') },
    {
      format: () => node(tool('oxfmt'), '--check', '.'),
      lint: () => node(tool('oxlint'), '-c', 'oxlint.config.mjs', '--deny-warnings'),
      metrics: () => node(join(root, 'scripts/metrics.mjs')),
      'types of shared': typesOf('shared'),
      'types of electron, tests and bench': typesOf('electron'),
      'lint of the pages': () =>
        node(
          tool('eslint'),
          ...['renderer', '--max-warnings', '0'],
          ...['--cache', '--cache-strategy', 'content', '--cache-location', kept('eslint')],
        ),
    },
  ],
  {
    // The bench, which is run among the unit tests to see that it runs, needs a browser too.
    'find a browser': async () => {
      if (await provideBrowser()) return true
      console.error('The tests need Chrome or Chromium, and none could be found or fetched: install one.')
      return false
    },
    build: () => buildIfStale().then(() => true),
    'unit and component tests': () => node(tool('vitest'), 'run', ...unitReporters, `--outputFile.json=${unitReport}`),
    'browser tests': async () => {
      const args = [tool('@playwright/test', 'playwright'), 'test', '-c', 'e2e/playwright.config.ts']
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
      return (await run(process.execPath, [...args, '--reporter=list,json'], { env })) === 0
    },
  },
]

/** One line a step, in the order they ended. */
const summary = []

/** Runs steps one after another; the first that fails is the last. */
async function inTurn(named) {
  for (const [name, work] of Object.entries(named)) {
    console.log(`\n— ${name}`)
    const began = performance.now()
    const passed = await work()
    summary.push(`${passed ? 'passed' : 'FAILED'}  ${secondsSince(began).toFixed(1).padStart(6)} s  ${name}`)
    if (!passed) return false
  }
  return true
}

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
const began = performance.now()
let passed = true
for (const part of steps) {
  passed = (await Promise.all([part].flat().map(inTurn))).every(Boolean)
  if (!passed) break
}

console.log(`\n${summary.join('\n')}\n${secondsSince(began).toFixed(1).padStart(14)} s  in all`)
const ran = [
  ['unit and component tests', unitReport, countVitest],
  ['browser tests', browserReport, countPlaywright],
].filter(([name]) => summary.some((line) => line.endsWith(`  ${name}`)))
const counts = sumCounts(await Promise.all(ran.map(([, file, count]) => countFile(file, count))))
// A step without tests that failed counts as one.
if (!passed && counts.failed === 0) counts.failed = 1
console.log(closingLines(counts))
process.exitCode = passed ? 0 : 1
