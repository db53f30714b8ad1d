import { checkLine } from '#shared/game/check-line'
import type { HeadLine } from '#shared/game/journal-line'
import { done, refused, type Result } from '#shared/kernel/result'
import { decodeLine, endOfLine } from './line-format'

/** The head at the beginning of a journal's bytes, by its checksum and its schema. */
export function headLineOf(bytes: Buffer): Result<HeadLine> {
  const value = decodeLine(bytes, 0, endOfLine(bytes, 0))
  if (value === undefined) return refused('journal-head-damaged', { bytes: bytes.length })
  const checked = checkLine(value)
  if (!checked.ok) return checked.code === 'journal-line-wrong' ? { ...checked, code: 'journal-head-wrong' } : checked
  return checked.value.kind === 'head' ? done(checked.value) : refused('journal-head-damaged', { bytes: bytes.length })
}

/** Whether what should be the head is none: its checksum does not hold, or it is another line. */
export function isDamaged(head: Result<unknown>): boolean {
  return !head.ok && head.code === 'journal-head-damaged'
}
