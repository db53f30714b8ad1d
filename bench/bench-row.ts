/** One line of the bench: ours beside what a person would otherwise use, in the same run. */
export interface BenchRow {
  readonly name: string
  readonly ours: number
  /** The peer's figure; the name of the peer stands in `name`. */
  readonly peer: number
  readonly unit: string
  /** `atLeast`: how many times as fast as the peer (peer / ours). `atMost`: how much of the peer (ours / peer). */
  readonly ratio: number
  readonly target: string
  readonly met: boolean
  /** Middle half of the ratio over the rounds: lower and upper quartile. */
  readonly spread?: readonly [number, number]
}

/** Figures of interleaved rounds, ours and peer measured in turn. */
export interface Rounds {
  readonly ours: readonly number[]
  readonly peer: readonly number[]
}

export function timesAsFast(name: string, unit: string, rounds: Rounds, atLeast: number): BenchRow {
  const ratios = rounds.peer.map((peer, i) => peer / rounds.ours[i]!)
  return row(name, unit, rounds, ratios, `at least ${atLeast}`, median(ratios) >= atLeast)
}

export function shareOfPeer(name: string, unit: string, rounds: Rounds, atMost: number): BenchRow {
  const ratios = rounds.peer.map((peer, i) => rounds.ours[i]! / peer)
  return row(name, unit, rounds, ratios, `at most ${atMost}`, median(ratios) <= atMost)
}

function row(name: string, unit: string, rounds: Rounds, ratios: number[], target: string, met: boolean): BenchRow {
  return {
    name,
    ours: median(rounds.ours),
    peer: median(rounds.peer),
    unit,
    ratio: median(ratios),
    target,
    met,
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
