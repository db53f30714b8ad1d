import { linesPerPage, type useGameLog } from '../stores/game-log'
import type { JournalLine } from '#shared/game/journal-line'

/** So far back a result is looked for. */
const mostLines = 2 * linesPerPage

/** Lines that count, newest first, as far as the log holds them; up to `until` where the past is looked at. */
export function countedLines(log: ReturnType<typeof useGameLog>, until: number | null): readonly JournalLine[] {
  const last = until ?? log.lastSeq
  const first = Math.max(0, last - mostLines)
  const lines: JournalLine[] = []
  for (let page = Math.floor(last / linesPerPage); page >= Math.floor(first / linesPerPage); page--) {
    const held = log.pages.get(page)
    if (!held) continue
    const gone = new Set([...held.struck, ...held.amended])
    lines.push(...held.lines.filter(({ seq }) => seq <= last && !gone.has(seq)).toReversed())
  }
  return lines
}

/** Asks for the lines that a result may be found in. */
export function needCountedLines(log: ReturnType<typeof useGameLog>, until: number | null): void {
  const last = Math.floor((until ?? log.lastSeq) / linesPerPage)
  for (const page of [last, last - 1]) if (page >= 0) log.need(page)
}
