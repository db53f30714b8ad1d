import { fitsLine, fittedText } from '../../../card/fit'
import { faceOf, measure } from '../../../card/measure'
import type { Anchor, Face, Ink, Operation, TextOp } from '../../../card/operations'
import { mm } from './shapes'

/** How something is lettered; sizes in mm. */
export interface Style {
  readonly size: number
  readonly face: Face
  readonly ink: Ink
  readonly anchor?: Anchor
  readonly halo?: { readonly ink: Ink; readonly width: number }
}

/** Smallest letters of a card, mm: six and a half points on A5 within its margins, and six on half-letter. */
export const smallestLetters = 2.52

export const headingStyle = { size: 3.4, face: 'work-600', ink: 'ink' } as const satisfies Style
/** The number of a box in its corner. */
export const boxFigure = {
  size: smallestLetters,
  face: 'work-500',
  ink: 'ink-2',
  anchor: 'end',
} as const satisfies Style
export const captionStyle = { size: 2.7, face: 'work-500', ink: 'ink-2' } as const satisfies Style

/** Letters exactly as they are given. */
export function lettered(text: string, x: number, y: number, style: Style): TextOp {
  return { op: 'text', x, y, text, ...style, face: faceOf(style.face, text) }
}

/** A line exactly where it is given that keeps to its room: smaller down to `smallest`, then cut short. */
export function fitted(text: string, x: number, y: number, room: number, style: Style, smallest?: number): TextOp {
  return fittedText(lettered(text, x, y, style), room, smallest)
}

/** The same to the hundredth; no smaller than can be read, and nothing where not a letter has room. */
export function letters(
  text: string,
  x: number,
  y: number,
  room: number,
  style: Style,
  smallest = Math.min(style.size, smallestLetters),
): Operation[] {
  const line = fitted(text, mm(x), mm(y), room, style, smallest)
  return line.text === '' ? [] : [line]
}

/** A heading of a part of the card. */
export function heading(text: string, x: number, y: number, room: number): Operation[] {
  return letters(text, x, y, room, headingStyle)
}

/** The note beside a heading; left out without room, since figures are never made smaller for one. */
export function captionBeside(title: string, text: string, x: number, y: number, room: number): Operation[] {
  const from = x + measure(headingStyle.face, headingStyle.size, title) + 2
  if (text === '' || !fitsLine(captionStyle.face, captionStyle.size, text, x + room - from)) return []
  return [lettered(text, mm(from), y, captionStyle)]
}
