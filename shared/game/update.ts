import { sameValue } from '../kernel/same-value'
import type { Conflict } from './conflicts'
import { recountedLines, type History, type LineStates } from './history'
import { looksBack } from './line-effects'
import type { JournalLine } from './journal-line'
import type { Named } from './label'
import { Session } from './session'
import type { GameState } from './state'
import { tableChange, type TableChange } from './table-change'

/** What written lines change beyond their own content: its size does not grow with the journal. */
export interface Update {
  /** What undo and redo would take now. */
  readonly undo: Named | null
  readonly redo: Named | null
  /** The first `kept` of the conflicts known before are unchanged; `more` follow them. */
  readonly conflicts: { readonly kept: number; readonly more: readonly Conflict[] }
  /** Lines that were struck, restored or amended by these. */
  readonly recounted: readonly Recounted[]
  /** Given when other lines count now (undo, redo, strike, restore, amend): the change of the table. */
  readonly change: TableChange | null
}

export interface Recounted {
  readonly seq: number
  readonly struck: boolean
  readonly amended: boolean
}

/** A journal as far as it is in memory: all of it, or its end. */
export interface Journal {
  readonly state: GameState
  readonly conflicts: readonly Conflict[]
  readonly undo: Named | null
  readonly redo: Named | null
  append(line: JournalLine): void
}

/** Takes the next lines in, and says what they changed. */
export function takeLines(journal: Journal, lines: readonly JournalLine[]): Update {
  const { state, conflicts } = journal
  const before = journal instanceof Session ? journal.history.states : null
  for (const line of lines) journal.append(line)
  return {
    undo: journal.undo,
    redo: journal.redo,
    conflicts: conflictsSince(conflicts, journal.conflicts),
    recounted: journal instanceof Session && before ? recountedSince(journal.history, before) : [],
    change: lines.some(looksBack) ? tableChange(state, journal.state) : null,
  }
}

/** All conflicts after an update, where those before it are known. */
export function conflictsAfter(known: readonly Conflict[], { kept, more }: Update['conflicts']): readonly Conflict[] {
  return kept === known.length && more.length === 0 ? known : [...known.slice(0, kept), ...more]
}

function conflictsSince(before: readonly Conflict[], after: readonly Conflict[]): Update['conflicts'] {
  if (before === after) return { kept: after.length, more: [] }
  const first = after.findIndex((conflict, at) => !sameValue(conflict, before[at]))
  const kept = first === -1 ? after.length : first
  return { kept, more: after.slice(kept) }
}

function recountedSince(history: History, before: LineStates): readonly Recounted[] {
  return [...recountedLines(before, history.states)].map((seq) => ({
    seq,
    struck: history.isStruck(seq),
    amended: history.isAmended(seq),
  }))
}
