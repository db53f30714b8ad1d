import type { Thing } from '../chart/edit-chart'
import type { ShipId, SideId, SquadronId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import type { BattleDraft } from './draft'

/** Where something is wrong: a part of the page, and what in it. */
export interface PlaceOfProblem {
  readonly part: 'ships' | 'weather' | 'texts' | 'rules' | 'decks' | 'chart'
  readonly side?: SideId
  readonly squadron?: SquadronId
  readonly ship?: ShipId
  readonly thing?: Thing
  /** In the briefing: from which letter, and how many. */
  readonly text?: { readonly at: number; readonly length: number }
}

/** What would put it right, in a word and as the battle afterwards. */
export interface Mend {
  readonly name: string
  readonly values: Readonly<Record<string, Scalar>>
  readonly after: BattleDraft
}

export interface BattleProblem {
  readonly code: string
  readonly values: Readonly<Record<string, Scalar>>
  readonly at: PlaceOfProblem
  /** It cannot be started so; else it is pointed out only. */
  readonly refuses: boolean
  readonly mends: readonly Mend[]
}

type Rest = Partial<Pick<BattleProblem, 'values' | 'mends'>>

/** A problem that stops the battle. */
export const wrong = (code: string, at: PlaceOfProblem, { values = {}, mends = [] }: Rest = {}): BattleProblem => ({
  ...{ code, at, values, mends, refuses: true },
})

/** One that is only pointed out. */
export const doubtful = (code: string, at: PlaceOfProblem, rest: Rest = {}): BattleProblem => ({
  ...wrong(code, at, rest),
  refuses: false,
})
