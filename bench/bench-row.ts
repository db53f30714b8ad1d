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

/** The numbers of the rounds to be run; those below 0 warm the engine and do not count. */
export function roundsOf(size: BenchSize, rounds: number, warming = 2): readonly number[] {
  return size === 'small' ? [0] : Array.from({ length: warming + rounds }, (_, at) => at - warming)
}

/** What every module of the bench exports. */
export type Measure = (size: BenchSize) => Promise<readonly BenchRow[]>

/** Figures of interleaved rounds, ours and peer measured in turn. */
export interface Rounds {
  readonly ours: readonly number[]
  readonly peer: readonly number[]
}

export function timesAsFast(name: string, unit: string, rounds: Rounds, atLeast: number): BenchRow {
  const ratios = rounds.peer.map((peer, i) => peer / rounds.ours[i]!)
  return row(name, unit, rounds, ratios, { bound: 'atLeast', ratio: atLeast })
}

export function shareOfPeer(name: string, unit: string, rounds: Rounds, atMost: number): BenchRow {
  const ratios = rounds.peer.map((peer, i) => rounds.ours[i]! / peer)
  return row(name, unit, rounds, ratios, { bound: 'atMost', ratio: atMost })
}

function row(name: string, unit: string, rounds: Rounds, ratios: number[], target: Target): BenchRow {
  return {
    name,
    ours: median(rounds.ours),
    peer: median(rounds.peer),
    unit,
    ratio: median(ratios),
    target,
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  }
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5)
}

function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
