import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchRow, BenchSize } from './bench-row'

/** Every module of the bench, in the order in which they are run. */
export const modules = [
  'cards',
  'decks',
  'dice',
  'fire-on-the-waters',
  'fleet-board',
  'journal-append',
  'journal-hostile',
  'journal-open',
  'library',
  'marks',
  'odds',
  'page-start',
  'pdf',
  'report',
  'squadron-d20',
  'table-view',
] as const

/** The result of one module. */
export interface Outcome {
  readonly module: string
  readonly rows: readonly BenchRow[]
  readonly failed: string | null
}

/** The longest module takes a minute; one that takes so long hangs. */
const limitMs = 600_000

/**
 * Measures modules one after the other in a process of their own. One that throws, hangs or ends the process costs its
 * own rows alone: the rest are measured in a new process.
 */
export async function measureSeparately(
  modules: readonly string[],
  size: BenchSize,
  limit = limitMs,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  while (outcomes.length < modules.length) {
    const left = modules.slice(outcomes.length)
    const reported = await runChild(left, size, limit, (outcome) => outcomes.push(outcome))
    const lost = left.find((module) => !outcomes.some((outcome) => outcome.module === module))
    if (lost !== undefined) outcomes.push({ module: lost, rows: [], failed: reported })
  }
  return outcomes
}

/** Resolves, when the process has ended, to how it ended. */
async function runChild(
  modules: readonly string[],
  size: BenchSize,
  limit: number,
  report: (outcome: Outcome) => void,
): Promise<string> {
  const child = fork(fileURLToPath(new URL('measure-child.ts', import.meta.url)), [size, ...modules], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    // A page that is built to be measured is built as it is built for players.
    env: { ...process.env, NODE_ENV: 'production' },
    // As JSON a ratio that is no number would come as none.
    serialization: 'advanced',
  })
  let isLate = false
  const stop = () => {
    isLate = true
    child.kill('SIGKILL')
  }
  let timer = setTimeout(stop, limit)
  child.on('message', (outcome: Outcome) => {
    clearTimeout(timer)
    timer = setTimeout(stop, limit)
    report(outcome)
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  clearTimeout(timer)
  return isLate ? `not done after ${limit / 1000} s` : `its process ended (${signal ?? `exit code ${code}`})`
}
