import type { Composed } from '#shared/report/compose-report'
import { jsonOf } from '#shared/report/json'
import { markdownOf } from '#shared/report/markdown'
import { done, type Result } from '#shared/kernel/result'
import type { Words } from '#shared/words/speak'
import { writePrinted, type PrintedFile } from './printed-file'

/** Writes a report as text to a file at `target`, whole or not at all; refused as the disk says (`disk-full` …). */
export function writeReport(
  { report }: Composed,
  as: 'markdown' | 'json',
  target: string,
  words: Words,
): Promise<Result<PrintedFile>> {
  const text = as === 'json' ? jsonOf(report) : markdownOf(report, words)
  return writePrinted(done({ bytes: Buffer.from(text), pages: 0, boxed: [] }), target)
}
