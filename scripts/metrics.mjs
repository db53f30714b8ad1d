import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run, tool } from './command.mjs'
import { dialectLines } from './metrics/dialect.mjs'
import { arrowsUp } from './metrics/folder-order.mjs'
import { circles, importGraph } from './metrics/import-graph.mjs'
import { median, sourceFiles } from './metrics/source-files.mjs'
import { root } from './root.mjs'

/**
 * Files in which the form or the input of one procedure appears, the salvo of Perfidious Albion, tests included: the
 * measure of how far one mechanic is spread.
 */
const salvoInput = /\bsalvo-(input|fields|check|beside|form)\b|\b(Partial)?[sS]alvo(Input|Inputs|Form|Values)\b/
const otherFiles = /^scripts\/metrics|^shared\/rules\/(?!perfidious-albion)[^/]+\//

/*
 * The size and order of the code, held to the limits of metrics/limits.json: `npm run metrics [-- --list NAME]`, where
 * NAME is one of the limits whose finds are to be listed.
 */
const { values: options } = parseArgs({ options: { list: { type: 'string' } } })
const limits = JSON.parse(await readFile(join(root, 'scripts/metrics/limits.json'), 'utf8'))
const { printWidth } = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'))
if (printWidth !== 120) throw new Error(`Lines are counted at print width 120, and .oxfmtrc.json says ${printWidth}.`)

const files = sourceFiles()
const production = files.filter(({ isTest }) => !isTest)
const tests = files.filter(({ isTest }) => isTest)
const graph = importGraph(production.filter(({ isCode }) => isCode))

console.log(`${'area'.padEnd(34)}${row('files', 'lines', 'median', 'longest', 'tests')}`)
for (const area of [...new Set(files.map((file) => file.area))].sort()) {
  const lines = production.filter((file) => file.area === area).map((file) => file.lines)
  const tested = sum(tests.filter((file) => file.area === area))
  console.log(`${area.padEnd(34)}${row(lines.length, total(lines), median(lines), Math.max(0, ...lines), tested)}`)
}

/** Each figure with what it counts: what is over its limit is listed. */
const figures = {
  productionLines: { figure: sum(production) },
  productionFiles: { figure: production.length },
  testLines: { figure: sum(tests) },
  medianLines: { figure: median(production.map(({ lines }) => lines)), isLeast: true },
  filesOver400: listed(production.filter(({ lines }) => lines > 400).map(({ path, lines }) => `${path} ${lines}`)),
  arrowsUp: listed([...arrowsUp(graph).values()].flat()),
  circles: listed(circles(graph).map((circle) => circle.join(' '))),
  deadExports: listed(await deadExports()),
  dialectLines: listed(dialectLines(files)),
  salvoInputFiles: listed(salvoInputFiles(files.filter(({ isCode }) => isCode))),
}

console.log()
let isOver = false
for (const [name, { figure, found = [], isLeast = false }] of Object.entries(figures)) {
  const limit = limits[name]
  const isKept = isLeast ? figure >= limit : figure <= limit
  isOver ||= !isKept
  const bound = `${isLeast ? 'at least' : 'at most'} ${limit}`
  console.log(`${isKept ? 'kept' : 'OVER'}  ${name.padEnd(18)} ${String(figure).padStart(7)}  ${bound}`)
  if (!isKept || options.list === name) for (const each of found) console.log(`        ${each}`)
}
if (isOver) console.error('\nThe code has outgrown a limit of scripts/metrics/limits.json: mend what is listed above.')
process.exitCode = isOver ? 1 : 0

function listed(found) {
  return { figure: found.length, found }
}

function sum(some) {
  return total(some.map(({ lines }) => lines))
}

function total(lines) {
  return lines.reduce((all, each) => all + each, 0)
}

function row(...columns) {
  return columns.map((column) => String(column).padStart(9)).join('')
}

function salvoInputFiles(files) {
  return files.filter(({ path, text }) => salvoInput.test(text) && !otherFiles.test(path)).map(({ path }) => path)
}

/** What is exported and imported by no other file, types included: `path name`. */
async function deadExports() {
  let output = ''
  const options = [
    '--include',
    'files,exports,types,duplicates',
    '--reporter',
    'json',
    '--no-progress',
    '--no-exit-code',
  ]
  const code = await run(process.execPath, [tool('knip'), ...options], { read: (text) => (output += text) })
  const start = output.indexOf('{"')
  if (code !== 0 || start < 0) throw new Error(`knip gave no report:\n${output}`)
  const { issues } = JSON.parse(output.slice(start))
  return issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
    ...files.map(() => `${file} (whole file)`),
    ...[...exports, ...types].map(({ name }) => `${file} ${name}`),
  ])
}
