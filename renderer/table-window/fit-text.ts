import { measure } from '#shared/card/measure'
import type { Face } from '#shared/card/operations'

/** The browser's own letters may run a little wider than they were measured. */
const slack = 0.98
const stepPx = 2

/** The room a text has, and the sizes it may be set in. */
export interface Room {
  readonly face: Face
  readonly roomPx: number
  readonly mostPx: number
  readonly leastPx: number
  readonly lines: number
}

/** The largest size in px at which a text breaks into no more than so many lines; the least where none is. */
export function fitText(text: string, { face, roomPx, mostPx, leastPx, lines }: Room): number {
  for (let px = mostPx; px > leastPx; px -= stepPx) if (linesAt(text, face, (roomPx * slack) / px) <= lines) return px
  return leastPx
}

/** Lines that the words of a text take where a line has so many em. */
function linesAt(text: string, face: Face, roomEm: number): number {
  const space = measure(face, 1, ' ')
  let [lines, at] = [1, 0]
  for (const word of text.split(' ')) {
    const width = measure(face, 1, word)
    if (width > roomEm) return Infinity
    const after = at === 0 ? width : at + space + width
    if (after > roomEm) lines++
    at = after > roomEm ? width : after
  }
  return lines
}
