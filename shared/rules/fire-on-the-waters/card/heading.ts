import { fitsLine } from '../../../card/fit'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import { mm } from './places'

const face = 'work-600' as const
const size = 3.4
const captionFace = 'work-500' as const
export const captionSize = 2.8

/** A heading of a part of the card. */
export function heading(text: string, x: number, y: number, room: number): Operation[] {
  return textLine(x, y, room, [{ text, face, size, ink: 'ink' }])
}

/** The note beside a heading; left out without room, since figures are never made smaller for one. */
export function captionBeside(title: string, text: string, x: number, y: number, room: number): Operation[] {
  const from = x + measure(face, size, title) + 2
  if (text === '' || !fitsLine(captionFace, captionSize, text, x + room - from)) return []
  return [{ op: 'text', x: mm(from), y, text, size: captionSize, face: captionFace, ink: 'ink-2' }]
}
