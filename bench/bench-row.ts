/** One line of the bench: ours beside what a person would otherwise use, measured in the same run. */
export interface BenchRow {
  readonly name: string
  readonly ours: number
  /** The peer's figure; the name of the peer is in `name`. */
  readonly peer: number
  readonly unit: string
  readonly ratio: number
  readonly target: Target
  /** Middle half of the ratio over the rounds: lower and upper quartile. */
  readonly spread: readonly [number, number]
}

/** `atLeast`: how many times as fast as the peer (peer / ours). `atMost`: how much of the peer (ours / peer). */
export interface Target {
  readonly bound: 'atLeast' | 'atMost'
  readonly ratio: number
}

/** `full` measures. `small` only shows that the module still runs: as few rounds as it can do with, times mean nothing. */
export type BenchSize = 'full' | 'small'

/** What every module of the bench exports. */
export type Measure = (size: BenchSize) => Promise<readonly BenchRow[]>

/** One figure a round. */
type Figures = readonly number[]

/** The numbers of the rounds to be run; those below 0 warm the engine and do not count. */
export function roundsOf(size: BenchSize, rounds: number, warming = 2): readonly number[] {
  return size === 'small' ? [0] : Array.from({ length: warming + rounds }, (_, at) => at - warming)
}

/** How often something is done in a round. */
export const timesOf = (size: BenchSize, times: number): number => (size === 'small' ? 1 : times)

/** Measures round after round, ours and peers within each; gives the figures of the rounds that count, by name. */
export async function measured<Name extends string>(
  rounds: readonly number[],
  measure: (round: number) => Readonly<Record<Name, number>> | Promise<Readonly<Record<Name, number>>>,
): Promise<Readonly<Record<Name, Figures>>> {
  const figures = {} as Record<Name, number[]>
  for (const round of rounds) {
    const each = await measure(round)
    if (round >= 0) for (const name in each) (figures[name] ??= []).push(each[name])
  }
  return figures
}

/** How long this takes, ms, as the mean of so many times. */
export function millisecondsOf(work: () => unknown, times = 1): number {
  globalThis.gc?.({ type: 'minor' })
  const start = performance.now()
  for (let time = 0; time < times; time++) work()
  return (performance.now() - start) / times
}

/** How long this takes to its end, ms. */
export async function millisecondsUntil(work: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.({ type: 'minor' })
  const start = performance.now()
  await work()
  return performance.now() - start
}

type RowNamed = (name: string, unit: string) => BenchRow

/** Ours is to be so many times as fast as the peer. */
export function timesAsFast(times: number, ours: Figures, peer: Figures): RowNamed {
  const ratios = peer.map((figure, round) => figure / ours[round]!)
  return rowOf({ bound: 'atLeast', ratio: times }, ours, peer, ratios)
}

/** Ours is to be at most so much of the peer, or of a limit that is the same in every round. */
export function shareOfPeer(share: number, ours: Figures, peer: Figures | number): RowNamed {
  const beside = typeof peer === 'number' ? ours.map(() => peer) : peer
  const ratios = beside.map((figure, round) => ours[round]! / figure)
  return rowOf({ bound: 'atMost', ratio: share }, ours, beside, ratios)
}

/** Rows by their names, all in one unit. */
export function rowsOf(unit: string, rows: Readonly<Record<string, RowNamed>>): readonly BenchRow[] {
  return Object.entries(rows).map(([name, row]) => row(name, unit))
}

function rowOf(target: Target, ours: Figures, peer: Figures, ratios: Figures): RowNamed {
  return (name, unit) => ({
    name,
    ours: median(ours),
    peer: median(peer),
    unit,
    ratio: median(ratios),
    target,
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  })
}

export function median(figures: Figures): number {
  return quantile(figures, 0.5)
}

function quantile(figures: Figures, share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
