import type { DieName } from '../kernel/dice'
import type { ShipId, SideId } from '../kernel/ids'
import type { GunneryStatistics, TorpedoStatistics } from '../rules/pack/outcome-statistics'
import type { Condition } from '../rules/pack/rules-pack'
import type { Standing } from '../rules/pack/standing'

/** The story of a game from its journal: plain data in words, as it is shown, printed and exported. */
export interface Report {
  readonly format: 'spotting-top/report'
  readonly version: 1
  readonly title: string
  /** What happened in a few words: the user's title, else the gravest news, else the name of the scenario. */
  readonly headline: string
  /** How it ended, in a sentence or two. */
  readonly outcome: readonly string[]
  readonly byline: string
  readonly foreword: string
  readonly afterword: string
  readonly scenario: {
    readonly title: string
    readonly subtitle: string
    readonly setting: string
    readonly victory: string
  }
  readonly rules: string
  /** What these rules call fire that finds its target: the head of a column. */
  readonly straddles: string
  /** Unix time in ms of the first and the last line; `null` where there is none. */
  readonly played: { readonly from: number; readonly to: number } | null
  readonly lines: number
  /** What is missing from the story, one sentence each. */
  readonly trouble: readonly string[]
  readonly turns: readonly ReportTurn[]
  readonly sides: readonly ReportSide[]
  readonly ships: readonly ShipSeries[]
  readonly dice: readonly ReportDice[]
  readonly guns: readonly GunsRow[]
  readonly torpedoes: readonly TorpedoesRow[]
  readonly chances: readonly ChancesRow[]
  /** Salvoes that did better than their odds, the best first; only where the odds are kept. */
  readonly bestShots: readonly BestShot[]
}

export interface BestShot {
  readonly turn: number
  /** The salvo in a sentence. */
  readonly text: string
  readonly expected: number
  readonly came: number
}

/** One turn: from its marker to the next one. */
export interface ReportTurn {
  readonly turn: number
  /** Written by the user, '' where nothing was. */
  readonly caption: string
  /** What it was about, where the user has not said it. */
  readonly heading: string
  /** The gravest turn of the battle. */
  readonly isMoment: boolean
  readonly phases: readonly ReportPhase[]
  /** Ships that something was done to, as they were before and after. */
  readonly ships: readonly ShipChange[]
}

interface ReportPhase {
  readonly phase: string
  readonly entries: readonly ReportEntry[]
}

export interface ReportEntry {
  readonly seq: number
  readonly is: 'result' | 'hand' | 'note' | 'lost'
  readonly text: string
  /** Its sentence in the story; '' where it is no news of the battle. */
  readonly sentence: string
  /** How bad the worst of it is; −1 where nothing came of it. */
  readonly severity: number
  /** Reasons and what came of it, sentence by sentence. */
  readonly why: readonly string[]
  /** Those of the reasons that decided it. */
  readonly sums: readonly string[]
  readonly dice: readonly { readonly die: DieName; readonly rolled: number; readonly by: 'app' | 'table' }[]
}

/** What is left of a ship, in figures. */
export interface Figures {
  readonly standing: Standing
  readonly left: number
  readonly of: number
  readonly counts: Condition['counts']
  readonly fire: number
  readonly flooding: number
  readonly speed: number
  readonly struckBoxes: number
}

export interface ShipChange {
  readonly ship: ShipId
  readonly name: string
  readonly side: SideId | null
  readonly before: Figures
  readonly after: Figures
  /** In one line. */
  readonly said: string
}

/** Flotation and fire of a ship at the start and after each turn; `null` while she was not on the table. */
export interface ShipSeries {
  readonly ship: ShipId
  readonly name: string
  readonly side: SideId | null
  readonly of: number
  readonly flotation: readonly (number | null)[]
  readonly fire: readonly (number | null)[]
  readonly end: Figures
  /** The turn in which she was lost or left; `null` where she was not. */
  readonly lostIn: number | null
}

export interface ReportSide {
  readonly side: SideId
  readonly name: string
  readonly of: number
  readonly flotation: readonly number[]
  readonly fire: readonly number[]
  readonly flotationLost: number
  readonly aircraftLost?: number
  readonly ships: number
  /** Sunk, blown up, struck or a wreck. */
  readonly shipsLost: readonly string[]
  /** Victory points as the players have counted them; `null` where they have not. */
  readonly points: number | null
}

export interface ReportDice {
  readonly die: DieName
  readonly count: number
  readonly mean: number
  readonly expected: number
  /** How far the mean of so many dice is off in two cases of three. */
  readonly usuallyWithin: number
  readonly byApp: number
  /** How often each face came, lowest first. */
  readonly faces: readonly { readonly face: number; readonly count: number }[]
}

export interface GunsRow extends GunneryStatistics {
  readonly side: string
  readonly salvoes: number
}

export interface TorpedoesRow extends Omit<TorpedoStatistics, 'by'> {
  readonly side: string
}

export interface ChancesRow {
  readonly of: string
  readonly tried: number
  readonly expected: number
  readonly came: number
}
