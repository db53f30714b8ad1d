import { done, type Result } from '#shared/kernel/result'
import type { Composed } from '#shared/report/compose-report'
import { jsonOf, markdownOf } from '#shared/report/markdown'
import type { Words } from '#shared/words/speak'
import { onDisk } from '../desk/disk-refusal'
import { writeWhole } from '../desk/library/write-file'
import type { EmbeddedFaces } from './embedded-faces'

export interface PrintRun {
  /** The folder of the bundled fonts, `assets/fonts`. */
  readonly fonts: string
  readonly signal?: AbortSignal
  /** Cards or pages painted, of how many. */
  readonly onProgress?: (done: number, of: number) => void
}

export interface PrintedFile {
  readonly path: string
  readonly pages: number
  readonly bytes: number
  /** Names and other texts that hold letters our faces do not have, a few of them. */
  readonly boxed: readonly string[]
}

/** A document that is whole and lies nowhere yet. */
export interface Painted extends Pick<PrintedFile, 'pages' | 'boxed'> {
  readonly bytes: Uint8Array
}

/** As many texts as a sentence can name. */
const mostBoxed = 12

/** Writes what was painted to `target`, which appears whole or not at all; refused as the disk says (`disk-full` …). */
export async function writePrinted(painted: Result<Painted>, target: string): Promise<Result<PrintedFile>> {
  if (!painted.ok) return painted
  const { bytes, pages, boxed } = painted.value
  return onDisk(async () => {
    await writeWhole(target, bytes)
    return done({ path: target, pages, bytes: bytes.length, boxed })
  })
}

/** Texts with boxes in them; not those that only hold another of them. */
export function boxedIn({ boxed }: EmbeddedFaces): readonly string[] {
  const texts = [...boxed]
  return texts.filter((text) => !texts.some((other) => other !== text && text.includes(other))).slice(0, mostBoxed)
}

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
