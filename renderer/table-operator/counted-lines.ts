import { linesPerPage, type useGameLog } from '../stores/game-log'
import type { JournalLine } from '#shared/game/journal-line'

/** So far back a result is looked for. */
const mostLines = 2 * linesPerPage

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

/**
 * Lines that counted after `last`, newest first: what was struck out only later is still among them. `lines` are in
 * their order, without a gap where they are held.
 */
export function countedThen(lines: readonly JournalLine[], last: number): readonly JournalLine[] {
  const end = lines.findLastIndex(({ seq }) => seq <= last) + 1
  const decided = new Map<number, 'gone' | 'back'>()
  const counted: JournalLine[] = []
  for (const line of lines.slice(Math.max(0, end - mostLines), end).reverse()) {
    if (decided.get(line.seq) === 'gone') continue
    counted.push(line)
    for (const [target, is] of decidedBy(line)) if (!decided.has(target)) decided.set(target, is)
  }
  return counted
}

/** What a line says of lines before it. */
function decidedBy(line: JournalLine): readonly (readonly [number, 'gone' | 'back'])[] {
  if (line.kind === 'strike') return line.targets.map((target) => [target, 'gone'] as const)
  if (line.kind === 'restore') return line.targets.map((target) => [target, 'back'] as const)
  return line.kind === 'amend' ? [[line.target, 'gone']] : []
}

/** Pages that a result may be found in, the newest first. */
function pagesBack(log: Log, last: number) {
  const pages = []
  for (let page = pageOf(last); page >= pageOf(Math.max(0, last - mostLines)); page--) {
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

function pageOf(seq: number): number {
  return Math.floor(seq / linesPerPage)
}
