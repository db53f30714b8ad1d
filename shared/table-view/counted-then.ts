import type { JournalLine } from '../game/journal-line'

/** So far back a result is looked for. */
export const mostLinesBack = 120

/**
 * Lines that counted after `last`, newest first, including those struck out only later. `lines` are in order, without a
 * gap where they are known.
 */
export function countedThen(lines: readonly JournalLine[], last: number): readonly JournalLine[] {
  const end = lines.findLastIndex(({ seq }) => seq <= last) + 1
  const decided = new Map<number, 'gone' | 'back'>()
  const counted: JournalLine[] = []
  for (const line of lines.slice(Math.max(0, end - mostLinesBack), end).reverse()) {
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
