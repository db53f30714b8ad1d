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
  return cut(face, smallest, text, room)
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

function cut(face: Face, size: number, text: string, room: number): Fitted {
  const letters = [...text]
  for (let keep = letters.length - 1; keep > 0; keep--) {
    const shorter = `${letters.slice(0, keep).join('').trimEnd()}…`
    const width = measure(face, size, shorter)
    if (width <= room) return { text: shorter, size, width }
  }
  return { text: '', size, width: 0 }
}
