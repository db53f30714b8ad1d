import type { RuleDraft, DraftChanges } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import type { Dialogue } from '../../kernel/dialogue'
import type { ShipId, SquadronId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import type { LookUp } from '../../kernel/question'
import type { Result } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { Agreed } from './agreed'
import type { ProcedureOdds } from './odds'
import type { Input } from './input'

/** One field of the form before a dialogue. Labels: `rules.<pack>.procedures.<procedure>.<name>`. */
export type FormField = {
  readonly name: string
  readonly default: Scalar
  /** Seldom changed: a form keeps it folded away. */
  readonly folded?: true
  /** One of several alike: its thing of the table, which is a line, and its column. The label is that of the column. */
  readonly each?: { readonly row: string; readonly column: string; readonly of: Phrase }
} & (
  | { readonly kind: 'squadron'; readonly among: readonly SquadronId[] }
  | {
      readonly kind: 'ship'
      readonly among: readonly ShipId[]
      readonly beside?: Readonly<Record<ShipId, Phrase>>
      /** She does nothing: it is done to her. */
      readonly isTarget?: true
    }
  /** Several ships; those that cannot are listed with the reason. */
  | {
      readonly kind: 'ships'
      readonly among: readonly ShipId[]
      readonly cannot: Readonly<Record<ShipId, Phrase>>
      /** What a reader wants to see beside each: her guns, what she is doing. */
      readonly beside?: Readonly<Record<ShipId, Phrase>>
    }
  | {
      readonly kind: 'range'
      readonly mostInches: number
      readonly bandsInches: readonly number[]
      /** The figures of each band, and what they are. */
      readonly inBands?: { readonly say: Phrase; readonly figures: readonly string[] }
      /** The unit of measure at this table, where that is not inches; the input stays in inches. */
      readonly measuredIn?: 'centimetres'
    }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly step?: number }
  /** `names` where the choices are things of the table; else words: `<name>Choices.<choice>`. */
  | { readonly kind: 'choice'; readonly among: readonly string[]; readonly names?: Readonly<Record<string, Phrase>> }
  /** Several of them, separated by spaces; those not possible are listed with the reason. `names` as of one choice. */
  | {
      readonly kind: 'choices'
      readonly among: readonly string[]
      readonly cannot: Readonly<Record<string, Phrase>>
      readonly names?: Readonly<Record<string, Phrase>>
    }
  | { readonly kind: 'yesNo' }
)

/** A procedure of a rule book: what it wants to know, whether it may start, and the dialogue itself. */
export interface Procedure {
  readonly name: string
  /** Phases of the printed sequence in which it is offered first; it can be started in any. */
  readonly phases: readonly string[]
  /** False where the house rules of this game switch it off: it is not offered. Without it, it always is. */
  isPlayed?(state: Pick<GameState, 'houseRules'>): boolean
  /** Its form is empty: where it cannot start it is not offered. */
  readonly hasNoField?: true
  /** What the program itself starts it with; no form asks for it. */
  readonly takes?: readonly string[]
  /** The fields of the form, given the input so far; `usual` is last turn's value where there was one. */
  fields(state: GameState, input: Input): readonly FormField[]
  /** Where the reference sheet covers it, before the first question. */
  readonly lookUp?: readonly LookUp[]
  /** Refused with `field` naming the input that is wrong; nothing is recorded then. */
  check(state: GameState, input: Input): Result<null>
  /** What a reader should know before it starts, and may overrule. */
  warnings?(state: GameState, input: Input): readonly Phrase[]
  /**
   * The arithmetic before the first question, as far as the input goes: shown while the player still chooses, and with the
   * figures that its dialogue agreed on beside the dice.
   */
  reckoning?(state: GameState, input: Input, agreed?: Agreed): readonly Reckoning[]
  /** How likely what may come of it is, while the player still chooses. */
  readonly odds?: ProcedureOdds
  /** The dialogue: applies its effects to the draft and returns the name of what was done. */
  run(table: RuleDraft, input: Input): Dialogue<Phrase>
  /** Damage that waits for the end of this phase counts before it starts. */
  readonly settlesFirst?: string
  /** Where its damage waits until all have fired: its work in two. `null` where all of it counts at once. */
  parted?(state: GameState, input: Input, changes: DraftChanges): Parted | null
}

/** One sum: the table's value, each modifier by name, a rule, and what it comes to. */
export interface Reckoning {
  /** `Y gun at 14″`. */
  readonly title: Phrase
  /** The same at the head of a column: `Y`. */
  readonly short?: Phrase
  /** What the keys of its questions hold: the letter, the battery. */
  readonly of?: string
  /** Of a throw that may follow: shown alone, while its questions are asked. */
  readonly isLater?: true
  readonly lines: readonly SumLine[]
  /** `120 %`, the one big figure. */
  readonly total: Phrase
  /** `1 straddle and 20 % for a second`. */
  readonly means: Phrase
  /** How often it happens for certain, and the chance from 0 to 1 of once more. */
  readonly sure: number
  readonly chanceOfMore: number
  /** What the die has to show for once more: `second: 1–2 on D10`. */
  readonly onDie?: Phrase
}

export interface SumLine {
  readonly say: Phrase
  /** Beside it in small: where the figure comes from, or all that it is made of. */
  readonly beside?: Phrase | readonly Phrase[]
  readonly figure: Phrase
  /** The field of the form that changes it: how many guns fire. */
  readonly field?: string
  /** A modifier of nothing stays, in third ink; a total goes under a rule. */
  readonly is: 'table' | 'modifier' | 'nothing' | 'total'
}

/** Under simultaneous fire: what counts now, and what a later step settles. */
export interface Parted {
  /** The phase at whose end what waits counts. */
  readonly until: string
  readonly atOnce: DraftChanges
  readonly waits: DraftChanges
}
