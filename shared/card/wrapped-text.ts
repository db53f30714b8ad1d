import { cutShort } from './fit'
import { measure } from './measure'
import type { Face } from './operations'

export interface Wrapped {
  readonly lines: readonly string[]
  /** Em size in mm. */
  readonly size: number
  /** From baseline to baseline in mm. */
  readonly leading: number
}

export interface Room {
  readonly widthMm: number
  readonly heightMm: number
}

export interface Setting {
  readonly face: Face
  readonly largest: number
  readonly smallest: number
  /** Leading in ems. */
  readonly leadingEms: number
}

const step = 0.1

/** Prose as large as the room allows; text that does not fit at the smallest size ends in an ellipsis. */
export function wrapInto(text: string, { widthMm, heightMm }: Room, setting: Setting): Wrapped {
  const { face, largest, smallest, leadingEms } = setting
  for (let size = largest; size > smallest; size = Math.round((size - step) * 100) / 100) {
    const lines = wrap(text, face, size, widthMm)
    if (lines.length <= linesIn(heightMm, size * leadingEms)) return { lines, size, leading: size * leadingEms }
  }
  const leading = smallest * leadingEms
  const most = linesIn(heightMm, leading)
  const lines = wrap(text, face, smallest, widthMm)
  const kept = lines.length <= most ? lines : cutAfter(lines.slice(0, most), face, smallest, widthMm)
  return { lines: kept, size: smallest, leading }
}

/** Whether prose fits at a size without being cut. */
export function fitsAt(
  text: string,
  { widthMm, heightMm }: Room,
  face: Face,
  size: number,
  leadingEms: number,
): boolean {
  return wrap(text, face, size, widthMm).length <= linesIn(heightMm, size * leadingEms)
}

/** Lines no wider than the room; only a word that is wider than the room is broken. */
export function wrap(text: string, face: Face, size: number, widthMm: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, face, size, widthMm))
}

/** The same lines broken so that none is much shorter than the others, as a title is set. */
export function evened(lines: readonly string[], face: Face, size: number): readonly string[] {
  const text = lines.join(' ')
  let widest = Math.max(...lines.map((line) => measure(face, size, line)))
  let best = lines
  for (;;) {
    const narrower = wrap(text, face, size, widest - 0.01)
    const reach = Math.max(...narrower.map((line) => measure(face, size, line)))
    if (narrower.length > lines.length || reach >= widest || narrower.join(' ') !== text) return best
    widest = reach
    best = narrower
  }
}

function wrapParagraph(paragraph: string, face: Face, size: number, widthMm: number): string[] {
  const lines: string[] = []
  const space = measure(face, size, ' ')
  let line = ''
  let reach = 0
  for (const word of wordsOf(paragraph)) {
    const width = measure(face, size, word)
    if (line !== '' && reach + space + width <= widthMm) {
      line += ` ${word}`
      reach += space + width
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = width <= widthMm ? [word] : broken(word, face, size, widthMm)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
    reach = pieces.length === 1 ? width : measure(face, size, line)
  }
  if (line !== '') lines.push(line)
  return lines
}

/** A dash stays with the word before it and begins no line. */
function wordsOf(paragraph: string): readonly string[] {
  return paragraph.split(/ +(?![–—] )/).filter((each) => each !== '')
}

function broken(word: string, face: Face, size: number, widthMm: number): string[] {
  const pieces: string[] = []
  let piece = ''
  let reach = 0
  for (const letter of word) {
    const width = measure(face, size, letter)
    if (piece !== '' && reach + width > widthMm) {
      pieces.push(piece)
      piece = ''
      reach = 0
    }
    piece += letter
    reach += width
  }
  return [...pieces, piece]
}

function cutAfter(lines: readonly string[], face: Face, size: number, widthMm: number): readonly string[] {
  const last = cutShort(lines.at(-1) ?? '', (each) => measure(face, size, each) <= widthMm) || '…'
  return [...lines.slice(0, -1), last]
}

/** The last line needs no leading below it, only room for its descenders. */
function linesIn(heightMm: number, leading: number): number {
  return Math.max(1, Math.floor(heightMm / leading + 0.001))
}
