import type { LogPage } from '#shared/bridge/contract'
import type { JournalLine } from '#shared/game/journal-line'
import type { Session } from '#shared/game/session'

/** Lines of the log, with what is struck and amended among them now. */
export function logPage({ history, lastSeq }: Session, lines: readonly JournalLine[]): LogPage {
  const seqs = lines.map((line) => line.seq)
  return {
    lines,
    struck: seqs.filter((seq) => history.isStruck(seq)),
    amended: seqs.filter((seq) => history.isAmended(seq)),
    lastSeq,
  }
}
