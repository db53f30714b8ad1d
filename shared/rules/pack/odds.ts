import type { Effect } from '../../game/effect'
import type { GameState } from '../../game/state'
import type { Dice } from '../../kernel/dice'
import type { Phrase } from '../../kernel/phrase'
import type { Policy } from '../../kernel/policy'
import type { Input } from './input'

/** One thing that may happen, and how likely it is: 0 to 1. */
export interface OddsRow {
  readonly say: Phrase
  readonly chance: number
  /** Half the width of the 95 % interval, 0 to 1; `null` where the chance is exact. */
  readonly error: number | null
}

/** The odds of a procedure before it is started, for an input that its `check` has passed, or the values of its form. */
export interface ProcedureOdds<Given = Input> {
  /** Shown beside the figures where the name of the usual policy is not enough. */
  readonly policy?: Phrase
  /** In closed form, well under a frame: shown while the player still chooses. */
  quick(state: GameState, given: Given, pending: readonly Effect[]): readonly OddsRow[]
  /** What has to be followed or played out. Yields its figures so far every few milliseconds, and returns the last. */
  full(state: GameState, given: Given, assumed: Assumed): Generator<OddsFound, OddsFound>
}

export interface Assumed {
  readonly dice: Dice
  /** Decides where a player would; its name is shown beside the figures. */
  readonly policy: Policy
  readonly pending: readonly Effect[]
}

export interface OddsFound {
  readonly rows: readonly OddsRow[]
  /** How often the dialogue was played out; `null` where every way was followed. */
  readonly samples: number | null
}
