import { join } from 'node:path'
import { checkLine } from '#shared/game/check-line'
import type { HeadLine } from '#shared/game/journal-line'
import { done, refused, type Result } from '#shared/kernel/result'
import type { Disk } from './disk'
import { crcOf, decodeLine, endOfLine, longestLineBytes, withoutEditorMarks } from './line-format'
import { writeWholeOn } from './whole-file'

const headCopyName = 'head.json'

/** What follows the checksum of a head, and of no other line: in a text the quotes are escaped. */
const headMark = Buffer.from('","seq":0,')
/** Where that is in a line. */
const markAt = '{"crc":"1a2b3c4d'.length

/**
 * The first line of a journal holds the ships, and without it no other line means anything: a copy of it, byte for byte
 * and with its checksum, lies beside the journal. The journal is believed where its own head is sound, the copy where
 * it is not.
 */
export async function keepHeadCopy(disk: Disk, folder: string, head: Buffer): Promise<void> {
  const copy = await readHeadCopy(disk, folder)
  if (!copy?.equals(head)) await writeWholeOn(disk, folder, headCopyName, head)
}

/** The line in the copy, newline counted; `undefined` if there is none that is sound. */
async function readHeadCopy(disk: Disk, folder: string): Promise<Buffer | undefined> {
  const path = join(folder, headCopyName)
  try {
    const found = await disk.readPart(path, 0, longestLineBytes + 2)
    if (found.length > longestLineBytes + 1) return undefined
    const bytes = withoutEditorMarks(found)
    return headLineOf(bytes).ok ? lineOf(bytes, 0) : undefined
  } catch {
    return undefined
  }
}

/**
 * The bytes of a journal whose first line is no sound head, with one put before the rest: its own, if that only stands
 * elsewhere, or else the copy. `undefined` if there is neither.
 */
export async function withHead(disk: Disk, folder: string, bytes: Buffer): Promise<Buffer | undefined> {
  const at = movedHead(bytes)
  if (at !== undefined) {
    const head = lineOf(bytes, at)
    return Buffer.concat([head, bytes.subarray(0, at), bytes.subarray(at + head.length)])
  }
  const copy = await readHeadCopy(disk, folder)
  return copy && Buffer.concat([copy, bytes.subarray(restAfter(bytes, copy.length))])
}

/** Where a sound head begins that is not the first line. */
function movedHead(bytes: Buffer): number | undefined {
  for (let mark = bytes.indexOf(headMark); mark !== -1; mark = bytes.indexOf(headMark, mark + 1)) {
    const start = mark - markAt
    if (start > 0 && bytes[start - 1] === 0x0a && headLineOf(bytes.subarray(start)).ok) return start
  }
  return undefined
}

/** Where the lines behind a damaged head begin, which was so long while it was sound. */
function restAfter(bytes: Buffer, headBytes: number): number {
  const firstEnd = Math.min(bytes.length, endOfLine(bytes, 0) + 1)
  // The damage may have taken the newline away, or made one where none was, or moved all that follows.
  const places = [0, headBytes, firstEnd].filter((start) => isLine(bytes, start))
  if (places.length > 0) return Math.min(...places)
  return headBytes === bytes.length ? headBytes : firstEnd
}

function isLine(bytes: Buffer, start: number): boolean {
  return start < bytes.length && crcOf(bytes, start, endOfLine(bytes, start)) !== undefined
}

function lineOf(bytes: Buffer, start: number): Buffer {
  const end = endOfLine(bytes, start)
  const line = bytes.subarray(start, end + 1)
  return end < bytes.length ? line : Buffer.concat([line, Buffer.from('\n')])
}

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
