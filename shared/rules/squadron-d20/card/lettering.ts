import { fitLine, fitsLine } from '../../../card/fit'
import { measure } from '../../../card/measure'
import type { Anchor, Face, Ink, Operation } from '../../../card/operations'
import { mm, smallestLetters } from './places'

/** How things are lettered on every card: headings, captions, figures. Sizes in mm. */

const headingFace = 'work-600' as const
const headingSize = 3.4
export const captionFace = 'work-500' as const
export const captionSize = 2.7

export function heading(text: string, x: number, y: number, room: number): Operation[] {
  return letters(text, { x, y, room, size: headingSize, face: headingFace, ink: 'ink' })
}

/** Text beside a heading; left out where there is no room, as figures are never made smaller for it. */
export function captionBeside(title: string, text: string, x: number, y: number, room: number): Operation[] {
  const from = x + measure(headingFace, headingSize, title) + 2
  if (text === '' || !fitsLine(captionFace, captionSize, text, x + room - from)) return []
  return [{ op: 'text', x: mm(from), y, text, size: captionSize, face: captionFace, ink: 'ink-2' }]
}

export interface Letters {
  readonly x: number
  readonly y: number
  readonly room: number
  readonly size: number
  readonly face: Face
  readonly ink: Ink
  readonly anchor?: Anchor
  readonly halo?: Ink
}

/** A line that keeps to its room: smaller down to what can be read, then cut short. */
export function letters(text: string, { x, y, room, size, face, ink, anchor, halo }: Letters): Operation[] {
  const line = fitLine(face, size, text, room, Math.min(size, smallestLetters))
  if (line.text === '') return []
  return [
    {
      op: 'text',
      x: mm(x),
      y: mm(y),
      text: line.text,
      size: line.size,
      face,
      ink,
      ...(anchor && { anchor }),
      ...(halo && { halo: { ink: halo, width: 0.8 } }),
    },
  ]
}

/** With its sign: `+2`, `−1`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}
