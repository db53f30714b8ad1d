import type { HeadLine, JournalLine } from '../game/journal-line'
import { linesFor } from '../game/views'
import type { Phrase } from '../kernel/phrase'

/** As much of a journal as can be reported, and what is wrong with it. */
export interface SoundJournal {
  readonly head: HeadLine | null
  /** In order from 1 without a gap; a missing line is given as lost. */
  readonly lines: readonly JournalLine[]
  readonly problems: readonly Phrase[]
}

/**
 * The lines as the table may see them, put in order: duplicates are read once, missing lines are named. Nothing in it
 * reveals a hand of cards: seals are empty here, whoever asks.
 */
export function soundJournal(given: readonly JournalLine[]): SoundJournal {
  const lines = linesFor({ is: 'table' }, given)
  if (lines.length === 0) return { head: null, lines: [], problems: [{ key: 'report.trouble.empty' }] }
  const head = lines.find((line) => line.kind === 'head')
  if (!head)
    return { head: null, lines: [], problems: [{ key: 'report.trouble.headless', values: { n: lines.length } }] }
  const bySeq = new Map<number, JournalLine>()
  for (const line of lines) if (line.kind !== 'head' && line.seq > 0 && !bySeq.has(line.seq)) bySeq.set(line.seq, line)
  const whole = withoutGaps(head, bySeq)
  const lost = whole.filter(({ kind }) => kind === 'lost').length
  const problems: Phrase[] = []
  if (lost > 0) problems.push({ key: 'report.trouble.lost', values: { n: lost } })
  return { head, lines: whole, problems }
}

/** A gap is as long as the missing lines, but bounded by the number of lines: a foreign file may have any numbers. */
function withoutGaps(head: HeadLine, bySeq: ReadonlyMap<number, JournalLine>): readonly JournalLine[] {
  const whole: JournalLine[] = []
  const inOrder = [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
  let at = head.at
  for (const line of inOrder) {
    if (line.seq - whole.length > 2 * inOrder.length + 1000) break
    while (whole.length + 1 < line.seq) whole.push({ kind: 'lost', seq: whole.length + 1, at })
    at = Math.max(at, line.at)
    whole.push(line)
  }
  return whole
}
