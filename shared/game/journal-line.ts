import type { BoxId, PackId, ShipId, SideId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import type { DieName } from '../kernel/dice'
import type { Phrase } from '../kernel/phrase'
import type { Answer } from '../kernel/question'
import type { ScenarioSetup } from '../documents/scenario'
import type { Effect, Premise } from './effects'

export type { Phrase }

/** One die, rolled by the app or typed from the table. */
export interface RolledDie {
  readonly die: DieName
  readonly rolled: number
  readonly by: 'app' | 'table'
}

interface LineBase {
  /** 0 is the head; every line one more than the line before. */
  readonly seq: number
  /** Unix time in milliseconds, never before the line above it: where the clock was set back, the time of that line. */
  readonly at: number
}

/** The first line: the setup of the table. */
export interface HeadLine extends LineBase {
  readonly kind: 'head'
  readonly format: 'spotting-top/journal'
  readonly version: 1
  readonly pack: PackId
  readonly packVersion: string
  readonly setup: ScenarioSetup
}

/** What one entry does and why: the payload of a step, and of an amend that takes a step's place. */
export interface Outcome {
  readonly label: Phrase
  readonly by: 'hand' | 'rule'
  readonly effects: readonly Effect[]
  readonly given?: readonly Premise[]
  readonly dice?: readonly RolledDie[]
  readonly why?: readonly Phrase[]
  /** The dialogue that this finishes. */
  readonly dialogue?: string
  /** The damage that waited for the end of this phase counts from here, before the effects of this step. */
  readonly settles?: string
  /** In a pending line: what counts at once while the effects wait. */
  readonly atOnce?: Pick<Outcome, 'effects' | 'given'>
}

export interface StepLine extends LineBase, Outcome {
  readonly kind: 'step'
}

/** Nothing is erased: a struck entry is still in the log but no longer counts. */
export interface StrikeLine extends LineBase {
  readonly kind: 'strike'
  /** Oldest first. In an entry that restarts the turn it is empty: the journal fills it in. */
  readonly targets: readonly number[]
  /**
   * `undo` is the undo button; `hand` an entry struck out in the log; `restartTurn` everything since the turn marker.
   */
  readonly cause: 'undo' | 'hand' | 'restartTurn'
}

export interface RestoreLine extends LineBase {
  readonly kind: 'restore'
  readonly targets: readonly number[]
  readonly cause: 'redo' | 'hand'
}

/** Puts another outcome in the place of an old entry, at the old entry's place in the order. */
export interface AmendLine extends LineBase {
  readonly kind: 'amend'
  readonly target: number
  readonly outcome: Outcome
}

export interface DialogueLine extends LineBase {
  readonly kind: 'dialogue'
  readonly dialogue: string
  readonly is: 'opened' | 'abandoned'
  readonly procedure: string
  readonly packVersion: string
  /** It reads the table as it was after this line; without it, as it was right before it was opened. */
  readonly base?: number
  /** The entry whose place its outcome will take. */
  readonly amends?: number
  /** What it was started with: targets, range, defaults. */
  readonly input: Readonly<Record<string, Scalar>>
}

export interface AnswerLine extends LineBase {
  readonly kind: 'answer'
  readonly dialogue: string
  readonly question: string
  /** `null` takes back the answer to this question and all after it. */
  readonly answer: Answer
  readonly dice?: readonly RolledDie[]
  /** The answer is a lot, and the app drew it. */
  readonly drawn?: 'app'
  readonly anew?: boolean
}

/** Damage that waits, under simultaneous fire, for the end of a phase: a later step that `settles` it applies it. */
interface PendingLine extends LineBase {
  readonly kind: 'pending'
  readonly outcome: Outcome
  readonly until: string
}

interface TurnLine extends LineBase {
  readonly kind: 'turn'
  readonly turn: number
  readonly phase: string
}

export interface NoteLine extends LineBase {
  readonly kind: 'note'
  readonly text: string
  readonly ship?: ShipId
  readonly box?: BoxId
}

/** A secret: hidden from a glance until `opened`, not from someone who opens the file with tools. */
interface SealedLine extends LineBase {
  readonly kind: 'sealed'
  readonly owner: SideId | 'umpire'
  readonly what: 'hand' | 'note' | 'deck'
  readonly payload: string
}

/** A line that could not be read any more; the original file is kept beside the journal. */
interface LostLine extends LineBase {
  readonly kind: 'lost'
}

export type JournalLine =
  | HeadLine
  | StepLine
  | StrikeLine
  | RestoreLine
  | AmendLine
  | DialogueLine
  | AnswerLine
  | PendingLine
  | TurnLine
  | NoteLine
  | SealedLine
  | LostLine

type WithoutPlace<Line> = Line extends LineBase ? Omit<Line, 'seq' | 'at'> : never
/** A line before the journal has given it its number and its time. */
export type Entry = WithoutPlace<Exclude<JournalLine, HeadLine | LostLine>>

/** All that an entry changes on the table, at once or later; for an amend, what it changes instead. */
export function effectsOf(line: JournalLine | Entry): readonly Effect[] {
  if (line.kind === 'step') return line.effects
  if (line.kind !== 'pending' && line.kind !== 'amend') return []
  const { effects, atOnce } = line.outcome
  return atOnce ? [...atOnce.effects, ...effects] : effects
}

/** Whether a line changes which lines before it count, so that it cannot be read without them. */
export function looksBack({ kind }: Pick<JournalLine, 'kind'>): boolean {
  return kind === 'strike' || kind === 'restore' || kind === 'amend'
}
