import type { HeadLine } from '../game/journal-line'

/** Whether the lines of a journal, as they are written, hold what its table may not see: seals, or decks nobody has looked into. */
export function hidesFromTable(lines: readonly string[]): boolean {
  const [first, ...rest] = lines
  if (first === undefined) return false
  const { setup } = JSON.parse(first) as HeadLine
  return (setup.decks ?? []).some(({ isOpen }) => !isOpen) || rest.some((line) => line.includes('"kind":"sealed"'))
}
