import type { Conflict } from '../game/conflicts'
import type { HeadLine, JournalLine } from '../game/journal-line'
import type { Confirmed, Written } from '../game/optimistic'
import type { Update } from '../game/update'
import type { GameId } from '../kernel/ids'
import type { Reason } from '../kernel/result'

/** What a page gets of a game when it opens it. */
export interface OpenGame extends Confirmed {
  readonly game: GameId
  readonly head: HeadLine
  /** The checksum of the head: another game of the same name has another. */
  readonly headCrc: string
  /** Lines up to here are on the disk; those behind it are on their way. */
  readonly savedSeq: number
  /** Why they are not there yet, if something is wrong. */
  readonly problem: SaveProblem | null
  /** The requested batch is among the lines. */
  readonly taken: boolean
  readonly conflicts: readonly Conflict[]
  /** False while the middle of the file is still being checked: `gameVerified` follows. */
  readonly verified: boolean
  readonly report: GameReport
}

/** What had to be mended to open a journal; empty when it was whole. */
export interface GameReport {
  readonly findings: readonly Reason[]
}

export interface SaveProblem extends Reason {
  /** How many lines are kept in memory only. */
  readonly unsaved: number
}

/** What a page gets of lines as they are written. */
export interface Appended extends Update, Written {
  /** Whose lines they are, as `OpenGame` has it. */
  readonly headCrc: string
}

/** More lines are requested in pieces: an answer that takes long keeps a mark waiting. */
export const mostLinesAtOnce = 500

/** Lines for the log to show. */
export interface LogPage {
  readonly lines: readonly JournalLine[]
  /** Seqs among them that are struck or amended now. */
  readonly struck: readonly number[]
  readonly amended: readonly number[]
  readonly lastSeq: number
}
