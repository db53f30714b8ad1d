import type { GameState } from '../../game/state'
import type { Phrase } from '../../kernel/phrase'
import type { Result } from '../../kernel/result'
import type { FormField } from './procedure'
import type { Input } from './input'

/** A battle of a pack played many times over. Labels of the inputs: `rules.<pack>.procedures.simulation.<name>`. */
export interface Simulation {
  /** The fields of the form, given the input so far. */
  inputs(state: GameState, input: Input): readonly FormField[]
  /** What a field is called whose name is made of a thing of the table; `undefined` for the others. */
  label(state: GameState, field: string): Phrase | undefined
  /** Refused with `field` naming the input that is wrong. */
  check(state: GameState, input: Input): Result<null>
  /** Who decides where a player would; shown beside the figures. */
  readonly policy: Phrase
  /** What the battles leave out or take for granted. */
  assumes(state: GameState, input: Input): readonly Phrase[]
  /** Plays the battles of these numbers, some at a time. A battle is the same in any such piece. */
  play(state: GameState, input: Input, seed: number): PlayBattles
  /** What came of them, for an input that `check` has passed. */
  plots(state: GameState, input: Input, counts: Counts): readonly SimulationPlot[]
}

/** Battles from this number on, so many. Numbers begin with 0. */
type PlayBattles = (from: number, battles: number) => Counts

/** How often each thing was seen; pieces are added up. Keys are the pack's, `battles` is how many were played. */
export type Counts = Readonly<Record<string, number>> & { readonly battles: number }

export const noBattles: Counts = { battles: 0 }

export function addCounts(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> & { battles: number } = { ...one }
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count
  return sum
}

/** Bars over steps, for one thing or several side by side; the same figures fill the table behind it. */
export interface SimulationPlot {
  readonly key: string
  /** A distribution over steps; or a row for every ship, whose name needs the room. */
  readonly as: 'bars' | 'rows'
  readonly title: Phrase
  /** What is to be seen in it. */
  readonly sentence: Phrase
  /** What the steps are: heads their column. */
  readonly over: Phrase
  readonly steps: readonly Phrase[]
  readonly series: readonly SeenSeries[]
}

export interface SeenSeries {
  readonly key: string
  readonly label: Phrase
  /** One for each step. */
  readonly chances: readonly SeenChance[]
}

/** How often something was seen, 0 to 1, and half the width of its 95 % interval. */
export interface SeenChance {
  readonly chance: number
  readonly error: number
}
