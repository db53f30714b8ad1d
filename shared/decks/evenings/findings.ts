import type { Tally } from './play-evenings'

/** A sampled figure with its 95 % interval. */
export interface Found {
  readonly figure: number
  readonly low: number
  readonly high: number
}

/** What the evenings came to. Lists by turn begin with turn 1; chances 0 to 1. */
export interface Findings {
  readonly games: number
  /** At least one event in this turn. */
  readonly inTurn: readonly Found[]
  /** At least one event by the end of this turn. */
  readonly byTurn: readonly Found[]
  readonly firstIn: readonly Found[]
  /** Exactly 0, 1, 2 … events in the game. */
  readonly count: readonly Found[]
  readonly mean: Found
  /** For each kind that was asked for, the chance that one of it has been played by the end of each turn. */
  readonly kindBy: readonly (readonly Found[])[]
}

export function findingsOf(tally: Tally): Findings {
  const { games, turns, kindFirstIn } = tally
  const share = (hits: number) => shareOf(hits, games)
  const firstOf = (kind: number) => kindFirstIn.subarray(kind * turns, (kind + 1) * turns)
  return {
    games,
    inTurn: Array.from(tally.withEvent, share),
    byTurn: runningSums(tally.firstIn).map(share),
    firstIn: Array.from(tally.firstIn, share),
    count: histogramOf(tally.events).map(share),
    mean: meanOfGames(tally.events),
    kindBy: Array.from({ length: kindFirstIn.length / turns }, (_, kind) => runningSums(firstOf(kind)).map(share)),
  }
}

/** 95 in 100 (Wilson): honest also where nothing was found in a hundred thousand games. */
export function shareOf(hits: number, games: number): Found {
  const z = 1.959964
  const figure = hits / games
  const weight = 1 + z ** 2 / games
  const centre = (figure + z ** 2 / (2 * games)) / weight
  const half = (z * Math.sqrt((figure * (1 - figure)) / games + (z / (2 * games)) ** 2)) / weight
  return { figure, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

function meanOfGames(events: Uint16Array): Found {
  const games = events.length
  let sum = 0
  let squares = 0
  for (const count of events) {
    sum += count
    squares += count * count
  }
  const figure = sum / games
  const half = 1.959964 * Math.sqrt(Math.max(0, squares / games - figure ** 2) / games)
  return { figure, low: figure - half, high: figure + half }
}

function histogramOf(events: Uint16Array): number[] {
  const counts: number[] = [0]
  for (const count of events) {
    while (counts.length <= count) counts.push(0)
    counts[count]! += 1
  }
  return counts
}

function runningSums(list: Iterable<number>): number[] {
  let sum = 0
  return Array.from(list, (each) => (sum += each))
}
