import { fitLine } from '../../../card/fit'
import type { Ink, Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { WaterShip } from '../ship'
import { arcOperations } from './arcs'
import { edgesOf } from './armour'
import { labelOf, type Label } from './labels'
import { mm, type Rect } from './places'
import { spanRect, type Span } from './spans'

/** How a label is set: fresh on the face, or again by a mark. */
export interface Setting {
  readonly ink: Ink
  /** What the light parts of a glyph are cut from. */
  readonly ground: Ink
  /** An outline behind letters that stand over lines. */
  readonly halo?: Ink
}

export const asPrinted: Setting = { ink: 'ink', ground: 'sheet' }

const glyphEdge = 4.9
const arcEdge = 5.8
const letterFace = 'work-700' as const
const letterSize = 4.3
const wordFace = 'work-500' as const
export const wordSize = 2.8
const between = 0.9

/** What borders and hairlines leave of a span. */
export function insideOf(ship: WaterShip, span: Span): Rect {
  const { x, y, width, height } = spanRect(span)
  const first = edgesOf(ship, span.places[0]!, span.is)
  const last = edgesOf(ship, span.places.at(-1)!, span.is)
  const top = Math.max(...span.places.map((place) => edgesOf(ship, place, span.is).top))
  const bottom = Math.max(...span.places.map((place) => edgesOf(ship, place, span.is).bottom))
  return { x: x + first.left, y: y + top, width: width - first.left - last.right, height: height - top - bottom }
}

/** Where the sign and letter of a span stand: in the middle, the hull's under its figures. */
export function labelBand(ship: WaterShip, span: Span): { readonly middle: number; readonly wordBaseline: number } {
  const inside = insideOf(ship, span)
  const bottom = inside.y + inside.height
  const wordBaseline = bottom - (span.is === 'hull' ? 0.95 : 0.75)
  const top = span.is === 'hull' ? inside.y + 3.4 : inside.y + 0.2
  return { middle: mm((top + wordBaseline - 2.1) / 2), wordBaseline: mm(wordBaseline) }
}

/** Sign, letter and word of what lies in a span, in its middle. */
export function labelOperations(ship: WaterShip, span: Span, words: Words, setting: Setting): Operation[] {
  const label = labelOf(ship, span.content, words)
  const inside = insideOf(ship, span)
  const { middle, wordBaseline } = labelBand(ship, span)
  const letter = fitLine(letterFace, letterSize, label.letter, lettersRoom(inside.width), 2.8)
  const sign = signEdge(label)
  const width = sign + (letter.text === '' ? 0 : between + letter.width)
  const left = inside.x + (inside.width - width) / 2
  return [
    ...signOperations(label, left + sign / 2, middle, setting),
    ...(letter.text === ''
      ? []
      : [text(letter.text, left + sign + between, middle + letter.size * 0.34, letter.size, letterFace, setting)]),
    ...wordOperations(label, inside, wordBaseline, setting),
  ]
}

/** How wide sign and letter stand together. */
export function labelWidth(ship: WaterShip, span: Span, words: Words): number {
  const label = labelOf(ship, span.content, words)
  const letter = fitLine(letterFace, letterSize, label.letter, lettersRoom(insideOf(ship, span).width), 2.8)
  return signEdge(label) + (letter.text === '' ? 0 : between + letter.width)
}

const lettersRoom = (width: number) => width - arcEdge - between - 0.6

function signEdge({ sign }: Label): number {
  if (sign === null) return 0
  return typeof sign === 'string' ? glyphEdge : arcEdge
}

function signOperations({ sign }: Label, x: number, y: number, { ink, ground }: Setting): Operation[] {
  if (sign === null) return []
  if (typeof sign !== 'string') return arcOperations(sign.arc, sign, { x: mm(x), y, radius: arcEdge / 2, ink })
  return [
    { op: 'glyph', glyph: sign, x: mm(x - glyphEdge / 2), y: mm(y - glyphEdge / 2), size: glyphEdge, ink, ground },
  ]
}

function wordOperations({ word }: Label, inside: Rect, baseline: number, setting: Setting): Operation[] {
  if (word === '') return []
  const line = fitLine(wordFace, wordSize, word, inside.width - 0.5, 2)
  const ink = setting.ink === 'ink' ? 'ink-2' : setting.ink
  const x = inside.x + inside.width / 2 - line.width / 2
  return [text(line.text, x, baseline, line.size, wordFace, { ...setting, ink })]
}

function text(
  letters: string,
  x: number,
  y: number,
  size: number,
  face: typeof letterFace | typeof wordFace,
  { ink, halo }: Setting,
): Operation {
  const outline = halo === undefined ? {} : { halo: { ink: halo, width: face === letterFace ? 1 : 0.8 } }
  return { op: 'text', x: mm(x), y: mm(y), text: letters, size, face, ink, ...outline }
}
