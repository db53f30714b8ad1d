/**
 * Measures every module of the bench and prints one table: `npm run bench [-- --json FILE] [-- --only NAME]`. All modules
 * are run in turn, three times over; a run while other programs keep the machine busy is loud, and made up for by
 * another. `--small` runs each once and briefly, to show that it still runs.
 */
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { measureSeparately, modules } from './measure-separately'
import { figuresOf, isLoud, quietRuns, quietRunsWanted, sentence, type Figure, type ModuleRun } from './verdict'

/** What a browser that was just closed still has to do. */
const settleMs = 300
const sampleMs = 500

/** How many cores are busy while this program sleeps: what the rest of the machine asks for. */
async function busyCores(): Promise<number> {
  await sleep(settleMs)
  const before = spent()
  await sleep(sampleMs)
  const after = spent()
  return ((after.busy - before.busy) / (after.all - before.all)) * cpus().length
}

function spent(): { readonly busy: number; readonly all: number } {
  let busy = 0
  let idle = 0
  for (const { times } of cpus()) {
    busy += times.user + times.nice + times.sys + times.irq
    idle += times.idle
  }
  return { busy, all: busy + idle }
}

/** A machine that stays loud is measured as it is. */
const mostRuns = 5

const { values: options } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' }, small: { type: 'boolean', default: false } },
})
const chosen = modules.filter((name) => options.only === undefined || name.includes(options.only))
if (chosen.length === 0) {
  process.stderr.write(`No module of the bench is called ${options.only}. There are ${modules.join(', ')}.\n`)
  process.exit(2)
}
const figures = figuresOf(options.small ? await runSmall() : await runFull())
if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`)
print(figures)
if (figures.some(({ failed }) => failed !== null)) process.exitCode = 1

async function runSmall(): Promise<readonly ModuleRun[]> {
  // Much of it waits for a page: one half runs while the other waits.
  const middle = Math.ceil(chosen.length / 2)
  const halves = [chosen.slice(0, middle), chosen.slice(middle)]
  const outcomes = await Promise.all(halves.map((modules) => measureSeparately(modules, 'small')))
  return outcomes.flat().map((outcome) => ({ ...outcome, busyCores: 0 }))
}

async function runFull(): Promise<readonly ModuleRun[]> {
  const runs: ModuleRun[] = []
  const isWanting = (module: string) =>
    quietRuns(runs, module) < quietRunsWanted && !runs.some((run) => run.module === module && run.failed !== null)
  let before = await busyCores()
  for (let round = 1; round <= mostRuns; round++) {
    for (const module of chosen.filter(isWanting)) {
      process.stdout.write(`run ${round}: ${module}\n`)
      const [outcome] = await measureSeparately([module], 'full')
      const after = await busyCores()
      const run = { ...outcome!, busyCores: Math.max(before, after) }
      const load = `other programs kept ${run.busyCores.toFixed(2)} cores busy`
      process.stdout.write(isLoud(run) ? `  LOUD: ${load}\n` : `  quiet: ${load}\n`)
      runs.push(run)
      before = after
    }
  }
  return runs
}

function print(figures: readonly Figure[]): void {
  let module = ''
  for (const figure of figures) {
    if (figure.module !== module) process.stdout.write(`\n${(module = figure.module)}\n`)
    process.stdout.write(`${sentence(figure, !options.small)}\n`)
  }
  const measured = figures.filter(({ failed }) => failed === null)
  const failed = `failed modules: ${figures.length - measured.length}`
  if (options.small) return void process.stdout.write(`\n${measured.length} figures; ${failed}\n`)
  const short = measured.filter(({ met }) => !met).length
  process.stdout.write(`\n${measured.length} figures, ${short} short of their target; ${failed}\n`)
  const loud = measured.filter(({ runs }) => runs.filter((run) => !run.loud).length < quietRunsWanted).length
  if (loud > 0) process.stdout.write(`${loud} of them rest on loud runs: measure again when the machine is quiet\n`)
}
