import { measure } from './measure'
import type { Face, TextOp } from './operations'

export interface Fitted {
  readonly text: string
  readonly size: number
  readonly width: number
}

/**
 * A line that never leaves its place: set smaller down to `smallest`, then cut with an ellipsis.
 * Sizes and widths in mm.
 */
export function fitLine(face: Face, size: number, text: string, room: number, smallest = size * 0.6): Fitted {
  const width = measure(face, size, text)
  if (width <= room) return { text, size, width }
  const shrunk = Math.floor(((size * room) / width) * 100) / 100
  if (shrunk >= smallest) return { text, size: shrunk, width: measure(face, shrunk, text) }
  const shorter = cutShort([...text].slice(0, -1).join(''), (each) => measure(face, smallest, each) <= room)
  return { text: shorter, size: smallest, width: measure(face, smallest, shorter) }
}

/** A line of text as it fits its room: set smaller, then cut, as by `fitLine`. */
export function fittedText(line: TextOp, room: number, smallest?: number): TextOp {
  const { text, size } = fitLine(line.face, line.size, line.text, room, smallest)
  return { ...line, text, size }
}

/** A line that is left out when there is no room for it: captions go before figures shrink. */
export function fitsLine(face: Face, size: number, text: string, room: number): boolean {
  return measure(face, size, text) <= room
}

/** Cut at the end, with an ellipsis, until it fits; empty where not a letter does. */
export function cutShort(text: string, fits: (text: string) => boolean, ending = '…'): string {
  const letters = [...text]
  while (letters.length > 0) {
    const shorter = `${letters.join('').trimEnd()}${ending}`
    if (fits(shorter)) return shorter
    letters.pop()
  }
  return ''
}
