import { pageOf, type useGameLog } from '../stores/game-log'
import type { JournalLine } from '#shared/game/journal-line'
import { countedThen, mostLinesBack } from '#shared/table-view/results-in-words'

type Log = ReturnType<typeof useGameLog>

/** Lines that count, newest first, as far as the log holds them. */
export function countedLines(log: Log): readonly JournalLine[] {
  return pagesBack(log, log.lastSeq).flatMap(({ lines, struck, amended }) => {
    const gone = new Set([...struck, ...amended])
    return lines.filter(({ seq }) => !gone.has(seq)).toReversed()
  })
}

/** Lines that counted after `last`, newest first, as far as the log holds them. */
export function countedBack(log: Log, last: number): readonly JournalLine[] {
  return countedThen(
    pagesBack(log, last)
      .toReversed()
      .flatMap(({ lines }) => lines),
    last,
  )
}

/** Pages that a result may be found in, the newest first. */
function pagesBack(log: Log, last: number) {
  const pages = []
  for (let page = pageOf(last); page >= pageOf(Math.max(0, last - mostLinesBack)); page--) {
    const held = log.pages.get(page)
    if (held) pages.push(held)
  }
  return pages
}

/** Asks for the lines that a result may be found in. */
export function needCountedLines(log: Log, until: number | null): void {
  const last = pageOf(until ?? log.lastSeq)
  for (const page of [last, last - 1]) if (page >= 0) log.need(page)
}
