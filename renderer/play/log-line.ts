import { say } from '../words'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { readLine as readIn, type LogEntry } from '#shared/log/log-line'

export type { LogEntry }

/** A line as the log has it, in the words of the screen. */
export function readLine(line: JournalLine, state: GameState): LogEntry {
  return readIn(line, state, say)
}
