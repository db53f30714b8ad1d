import type { LogPage } from '#shared/bridge/contract'
import type { Session } from '#shared/game/session'

/** A stretch of the log, with what is struck and amended in it now. */
export function logPage({ lines, history, lastSeq }: Session, from: number, count: number): LogPage {
  const page = lines.slice(from, from + count)
  const seqs = page.map((line) => line.seq)
  return {
    lines: page,
    struck: seqs.filter((seq) => history.isStruck(seq)),
    amended: seqs.filter((seq) => history.isAmended(seq)),
    lastSeq,
  }
}
