import { isAscii, isUtf8, transcode } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { type Refusal, refused } from '#shared/kernel/result'

/**
 * One JSON object a line. Its first member is the checksum of the object as it is written without it:
 * `{"crc":"1a2b3c4d","seq":12,…}` has the checksum of `{"seq":12,…}`. The member is of fixed width, so that checking
 * needs no rewriting, and reading no parsing.
 */
const opening = Buffer.from('{"crc":"')
const crcLength = 8
/** Where the rest of the object begins, at the comma that replaces its brace. */
const restAt = opening.length + crcLength + 1
const newline = 0x0a
const quote = 0x22
const comma = 0x2c
const brace = 0x7b

/** The head carries whole ship documents; a line longer than this is none of ours. */
export const longestLineBytes = 32 * 1024 * 1024

/** `{"crc":"1a2b3c4d","seq":1,"at":0,"kind":"lost"}` and its newline: no line is shorter. */
export const shortestLineBytes = 48

/** From here on a line is worth looking at before its text is taken out. */
const longBytes = 4096

export interface EncodedLine {
  readonly bytes: Buffer
  readonly crc: string
}

export function encodeLine(value: object): EncodedLine {
  const text = JSON.stringify(value)
  const crc = crc32(text).toString(16).padStart(crcLength, '0')
  return { bytes: Buffer.from(`{"crc":"${crc}",${text.slice(1)}\n`), crc }
}

/** Where the line that begins at `start` ends, its newline not counted; the end of the bytes if it has none. */
export function endOfLine(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(newline, start)
  return end === -1 ? bytes.length : end
}

/** The checksum in a line, if it is right. */
export function crcOf(bytes: Buffer, start: number, end: number): string | undefined {
  return textOf(bytes, start, end) === undefined ? undefined : saidCrc(bytes, start)
}

/** The checksum in a line, right or wrong. */
export function saidCrc(bytes: Buffer, start: number): string {
  return bytes.toString('latin1', start + opening.length, start + restAt - 1)
}

/** The object of a line, without its checksum; `undefined` if the checksum does not hold or it is no JSON. */
export function decodeLine(bytes: Buffer, start: number, end: number): unknown {
  const text = textOf(bytes, start, end)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The line without its checksum, if that holds. For ten thousand lines the time goes into making strings, so this makes
 * one: the brace is put in the comma's place for as long as the text is taken out. Bytes that are no UTF-8 come out as
 * something else than was written, and fail.
 */
function textOf(bytes: Buffer, start: number, end: number): string | undefined {
  if (end - start <= restAt || end - start > longestLineBytes) return undefined
  for (let at = 0; at < opening.length; at++) if (bytes[start + at] !== opening[at]) return undefined
  if (bytes[start + restAt - 1] !== quote || bytes[start + restAt] !== comma) return undefined
  const crc = numberAt(bytes, start + opening.length)
  bytes[start + restAt] = brace
  const text =
    end - start < longBytes
      ? shortText(bytes, start + restAt, end, crc)
      : longText(bytes.subarray(start + restAt, end), crc)
  bytes[start + restAt] = comma
  return text
}

function shortText(bytes: Buffer, start: number, end: number, crc: number): string | undefined {
  const text = bytes.toString('utf8', start, end)
  return crc32(text) === crc ? text : undefined
}

/** The same with more calls, each of them faster a byte. */
function longText(bytes: Buffer, crc: number): string | undefined {
  if (crc32(bytes) !== crc || !isUtf8(bytes)) return undefined
  return isAscii(bytes) ? bytes.toString('latin1') : transcode(bytes, 'utf8', 'utf16le').toString('utf16le')
}

/** The number of eight hexadecimal digits; none that a checksum could be if they are not. */
function numberAt(bytes: Buffer, start: number): number {
  let number = 0
  for (let at = start; at < start + crcLength; at++) {
    const code = bytes[at]!
    const digit = code >= 0x30 && code <= 0x39 ? code - 0x30 : code >= 0x61 && code <= 0x66 ? code - 0x57 : Number.NaN
    number = number * 16 + digit
  }
  return number
}

/** Thirty times the longest evening; more is refused before it is read, and before it is written. */
export const largestBytes = 64 * 1024 * 1024

export function sizeRefusal(bytes: number): Refusal | null {
  const megabytes = (of: number) => Math.ceil(of / (1024 * 1024))
  if (bytes <= largestBytes) return null
  return refused('journal-too-large', { size: megabytes(bytes), limit: megabytes(largestBytes) })
}

const carriageReturn = 0x0d
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * The lines of a journal without what an editor leaves in a file that was only looked at and saved: a byte order mark
 * and Windows line ends. Neither can be in a line of ours. The same bytes if there is nothing of the kind.
 */
export function withoutEditorMarks(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark) ? byteOrderMark.length : 0
  const firstEnd = bytes.indexOf(newline, start)
  const hasReturns = firstEnd > start && bytes[firstEnd - 1] === carriageReturn
  return hasReturns ? withoutReturns(bytes, start) : bytes.subarray(start)
}

function withoutReturns(bytes: Buffer, start: number): Buffer {
  const plain = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = start; at < bytes.length; at++) {
    if (bytes[at] !== carriageReturn || bytes[at + 1] !== newline) plain[length++] = bytes[at]!
  }
  return plain.subarray(0, length)
}
