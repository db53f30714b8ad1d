import { crc32 } from 'node:zlib'

/**
 * One JSON object a line. Its first member is the checksum of all bytes of the line after it, newline left out:
 * `{"crc":"1a2b3c4d","seq":12,…}`. Of fixed width, so that checking needs neither parsing nor writing anew.
 */
const opening = Buffer.from('{"crc":"')
const crcLength = 8
const bodyAt = opening.length + crcLength + 2
const newline = 0x0a
const quote = 0x22
const comma = 0x2c

/** The head carries whole ship documents; a line longer than this is none of ours. */
const longestLineBytes = 32 * 1024 * 1024

export interface EncodedLine {
  readonly bytes: Buffer
  readonly crc: string
}

export function encodeLine(value: object): EncodedLine {
  const body = JSON.stringify(value).slice(1)
  const crc = crc32(body).toString(16).padStart(crcLength, '0')
  return { bytes: Buffer.from(`{"crc":"${crc}",${body}\n`), crc }
}

/** Where the line that begins at `start` ends, its newline not counted; the end of the bytes if it has none. */
export function endOfLine(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(newline, start)
  return end === -1 ? bytes.length : end
}

/** The checksum a line bears, and whether it holds. */
export function crcOf(bytes: Buffer, start: number, end: number): string | undefined {
  if (end - start <= bodyAt || end - start > longestLineBytes) return undefined
  if (bytes.compare(opening, 0, opening.length, start, start + opening.length) !== 0) return undefined
  if (bytes[start + bodyAt - 2] !== quote || bytes[start + bodyAt - 1] !== comma) return undefined
  const crc = bytes.toString('latin1', start + opening.length, start + opening.length + crcLength)
  return Number.parseInt(crc, 16) === crc32(bytes.subarray(start + bodyAt, end)) ? crc : undefined
}

/** The object of a line, without its checksum; `undefined` if the checksum does not hold or it is no JSON. */
export function decodeLine(bytes: Buffer, start: number, end: number): unknown {
  if (crcOf(bytes, start, end) === undefined) return undefined
  try {
    return JSON.parse(`{${bytes.toString('utf8', start + bodyAt, end)}`)
  } catch {
    return undefined
  }
}
