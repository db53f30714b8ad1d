import { done, refused, type Result } from '#shared/kernel/result'

/** Encodings of a file. A text without a byte order mark is taken for the first of these that fits. */
const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export interface ReadText {
  readonly text: string
  readonly encoding: Encoding
}

/** The content of a chosen file as text; refused where it is none. */
export function textOfBytes(bytes: Uint8Array): Result<ReadText> {
  if (isWorkbook(bytes)) return refused('deck-csv-workbook')
  for (const encoding of likely(bytes)) {
    const text = decoded(bytes, encoding)
    if (text === undefined) continue
    // Some empty bytes make no table of two bytes a letter: one without a line or a cell is something else.
    if (isGuess(bytes, encoding) && !/[\n,;\t]/.test(text)) break
    return isBinary.test(text) ? refused('deck-csv-not-text') : done({ text, encoding })
  }
  return refused('deck-csv-not-text')
}

/** Controls that no text has: tabulators, line ends and new pages are none of them. */
const isBinary = /(?![\t\n\r\f])\p{Cc}/u

/** The files of spreadsheet programs are archives, or the compound files of long ago. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

function isWorkbook(bytes: Uint8Array): boolean {
  return workbooks.some((beginning) => startsWith(bytes, beginning))
}

/** Taken for letters of two bytes without a mark that says so. */
function isGuess(bytes: Uint8Array, encoding: Encoding): boolean {
  return encoding.startsWith('utf-16') && !startsWith(bytes, [0xff, 0xfe]) && !startsWith(bytes, [0xfe, 0xff])
}

function likely(bytes: Uint8Array): readonly Encoding[] {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return ['utf-8']
  if (startsWith(bytes, [0xff, 0xfe])) return ['utf-16le']
  if (startsWith(bytes, [0xfe, 0xff])) return ['utf-16be']
  const [even, odd] = emptyBytes(bytes)
  if (even === 0 && odd === 0) return ['utf-8', 'windows-1252']
  // Plain letters have one empty byte of two, and always the same one.
  return even === odd ? [] : [odd > even ? 'utf-16le' : 'utf-16be']
}

function emptyBytes(bytes: Uint8Array): readonly [even: number, odd: number] {
  let [even, odd] = [0, 0]
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0) continue
    if (at % 2 === 0) even++
    else odd++
  }
  return [even, odd]
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte)
}
