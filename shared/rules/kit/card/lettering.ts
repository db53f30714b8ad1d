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
export const captionStyle = { size: 2.7, face: 'work-500', ink: 'ink-2' } as const satisfies Style

/** Which end of a ship is which. */
export const endStyle = { size: 3.2, face: 'head-italic', ink: 'ink-2' } as const satisfies Style

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

/** The same in red where a game has changed what is counted, and what it was. */
export function changedBeside(
  title: string,
  now: number,
  beside: string,
  { x, y, room }: { readonly x: number; readonly y: number; readonly room: number },
): Operation[] {
  const figure = { ...headingStyle, face: 'work-700', ink: 'red' } as const
  const from = mm(x + measure(headingStyle.face, headingStyle.size, title) + 1.6)
  const to = from + measure(figure.face, figure.size, String(now)) + 1
  const isRoom = fitsLine(captionStyle.face, captionStyle.size, beside, x + room - to)
  return [
    lettered(String(now), from, y, figure),
    ...(beside !== '' && isRoom ? [lettered(beside, mm(to), y, captionStyle)] : []),
  ]
}

/** The note beside a heading; left out without room, since figures are never made smaller for one. */
export function captionBeside(title: string, text: string, x: number, y: number, room: number): Operation[] {
  const from = x + measure(headingStyle.face, headingStyle.size, title) + 2
  if (text === '' || !fitsLine(captionStyle.face, captionStyle.size, text, x + room - from)) return []
  return [lettered(text, mm(from), y, captionStyle)]
}
