import { median, type BenchRow, type Target } from './bench-row'

/** One run of one module: its rows, or why there are none. */
export interface ModuleRun {
  readonly module: string
  /** Cores that other programs kept busy around the run. */
  readonly busyCores: number
  readonly rows: readonly BenchRow[]
  readonly failed: string | null
}

/** A row over all its runs, as the table and the file show it. */
export interface Figure {
  readonly module: string
  readonly name: string
  readonly unit: string
  readonly ratio: number
  readonly target: string
  readonly met: boolean
  /** Why the module could not be measured, where it could not; then nothing else here means anything. */
  readonly failed: string | null
  readonly runs: readonly RowRun[]
}

interface RowRun {
  readonly ours: number
  readonly peer: number
  readonly ratio: number
  readonly spread: readonly [number, number]
  readonly busyCores: number
  readonly loud: boolean
}

export const quietRunsWanted = 3

/** With more than this the other programs show in the figures. */
const loudCores = 0.25
/** Two runs of the same program differ by as much, so a row that reaches so much of its target has met it. */
const nearEnough = 0.95

export const isLoud = ({ busyCores }: ModuleRun): boolean => busyCores > loudCores

export function quietRuns(runs: readonly ModuleRun[], module: string): number {
  return runs.filter((run) => run.module === module && !isLoud(run)).length
}

/** One figure for each row, in the order of the modules; a module that failed in any run has a failed one as well. */
export function figuresOf(runs: readonly ModuleRun[]): readonly Figure[] {
  return [...new Set(runs.map(({ module }) => module))].flatMap((module) => {
    const its = runs.filter((run) => run.module === module)
    const names = [...new Set(its.flatMap(({ rows }) => rows.map(({ name }) => name)))]
    const failed = its.find((run) => run.failed !== null)?.failed ?? null
    return [
      ...names.map((name) => figureOf(module, name, its)),
      ...(failed === null ? [] : [failedFigure(module, failed)]),
    ]
  })
}

function figureOf(module: string, name: string, its: readonly ModuleRun[]): Figure {
  const measured = its.flatMap((run) => run.rows.filter((row) => row.name === name).map((row) => ({ run, row })))
  const quiet = measured.filter(({ run }) => !isLoud(run))
  const counted = quiet.length >= quietRunsWanted ? quiet : measured
  const { unit, target } = measured[0]!.row
  const ratio = median(counted.map(({ row }) => row.ratio))
  return {
    ...{ module, name, unit, ratio },
    target: `at ${target.bound === 'atLeast' ? 'least' : 'most'} ${target.ratio}`,
    met: isMet(ratio, target),
    failed: null,
    runs: measured.map(({ run, row: { ours, peer, ratio, spread } }) => {
      return { ours, peer, ratio, spread, busyCores: run.busyCores, loud: isLoud(run) }
    }),
  }
}

function failedFigure(module: string, failed: string): Figure {
  return { module, name: module, unit: '', ratio: Number.NaN, target: '', met: false, failed, runs: [] }
}

function isMet(ratio: number, { bound, ratio: wanted }: Target): boolean {
  return bound === 'atLeast' ? ratio >= nearEnough * wanted : nearEnough * ratio <= wanted
}

/** A figure in one line, with its ratio in each run. */
export function sentence({ name, unit, ratio, target, met, failed, runs }: Figure, hasVerdict = true): string {
  if (failed !== null) return `  FAILED ${name}: ${failed}`
  const each = runs.map((run) => `${run.ratio.toFixed(2)}${run.loud ? ' loud' : ''}`).join(', ')
  const ours = median(runs.map((run) => run.ours))
  const peer = median(runs.map((run) => run.peer))
  const figures = `ours ${rounded(ours)} ${unit}, peer ${rounded(peer)} ${unit}`
  const verdict = hasVerdict ? (met ? 'met    ' : 'SHORT  ') : ''
  return `  ${verdict}${name}: ratio ${ratio.toFixed(2)} (${each}), ${target}; ${figures}`
}

function rounded(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3)
}
