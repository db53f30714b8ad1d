import { fitLine, fittedText } from '../card/fit'
import { measure } from '../card/measure'
import type { Face, Operation } from '../card/operations'
import { type PaperName, isSmallPaper, paperSizes } from '../card/paper'
import type { MarginsMm } from './print-request'
import { usualMargins } from './print-profile'
import type { PageNumber, PagePart, PrintPage } from './print-page'
import type { Words } from '../words/speak'

/** Upright paper with text on it, in mm. */
export interface TextPaper {
  readonly widthMm: number
  readonly heightMm: number
  readonly left: number
  readonly right: number
  readonly top: number
  /** Below this there is only the foot line. */
  readonly bottom: number
  /** Baseline of the foot line. */
  readonly foot: number
}

/** Millimetres to a unit of a chart: its least letters are then of nearly nine points. */
export const chartUnitMm = 0.2125

/** Seven point: beside a card nothing on paper is set smaller. */
export const leastTextMm = 2.47

/** How wide text is set on it, in mm. */
export const textWidth = ({ left, right }: TextPaper): number => right - left

/** Text keeps this distance from the edge, whatever the printer's margins. */
const [leastMarginMm, leastMarginOnSmallMm] = [11, 6]
const footMm = 6
export const titleHeightMm = 17

export function textPaper(paper: PaperName, margins: MarginsMm = usualMargins(paper)): TextPaper {
  const { widthMm, heightMm } = paperSizes[paper]
  const least = isSmallPaper(paper) ? leastMarginOnSmallMm : leastMarginMm
  const from = (margin: number) => Math.max(least, margin)
  const foot = heightMm - from(margins.bottom)
  const [left, right] = [from(margins.left), widthMm - from(margins.right)]
  return { widthMm, heightMm, left, right, top: from(margins.top), bottom: foot - footMm, foot }
}

/** Title, what is under it, and the graduated bar of a chart's border across the page. */
export function titleBlock({ left, right, top }: TextPaper, title: string, under: string): Operation[] {
  const about = { text: under, size: 3.6, face: 'head-italic' } as const
  return [
    ...titleLine({ left, right, y: top + 6.5 }, { text: title, size: 8 }, about),
    ...chartBorder(left, top + 10, right - left),
  ]
}

/** The place of a line from edge to edge, in mm. */
interface WholeLine {
  readonly left: number
  readonly right: number
  /** Its baseline. */
  readonly y: number
}

/** A title at the left, and at the right what it is about, which has half of the line at most. */
export function titleLine(
  { left, right, y }: WholeLine,
  title: { readonly text: string; readonly size: number },
  about: { readonly text: string; readonly size: number; readonly face: Face },
): Operation[] {
  const { face } = about
  const said = fitLine(face, about.size, about.text, (right - left) * 0.5, Math.min(about.size, leastTextMm))
  const named = fitLine('head', title.size, title.text, right - left - said.width - 6)
  return [
    { op: 'text', x: left, y, text: named.text, size: named.size, face: 'head', ink: 'ink' },
    { op: 'text', x: right, y, text: said.text, size: said.size, face, ink: 'ink-2', anchor: 'end' },
  ]
}

/** A page of text: what is on it, and what its foot says beside the number of the page. */
export function textPage(page: TextPaper, parts: readonly PagePart[], said: string, words: Words): PrintPage {
  const { widthMm, heightMm } = page
  return { widthMm, heightMm, parts, lines: (number) => footLine(page, said, number, words) }
}

/** The title at the left, the page number at the right. */
export function footLine(
  { left, right, foot }: Pick<TextPaper, 'left' | 'right' | 'foot'>,
  said: string,
  number: PageNumber,
  words: Words,
): Operation[] {
  // Letters that go below the line stay within the margin.
  return numberedLine({ left, right, y: foot - 0.6 }, said, number, { size: 2.6, least: leastTextMm / 2.6 }, words)
}

/** A line with the number of the page at its right; what it says is set smaller down to a share, then cut. */
export function numberedLine(
  { left, right, y }: WholeLine,
  said: string,
  number: PageNumber,
  { size, least }: { readonly size: number; readonly least: number },
  words: Words,
): Operation[] {
  const counted = words('print.page', { ...number })
  const room = right - left - measure('work', size, counted) - 6
  return [
    fittedText({ op: 'text', x: left, y, text: said, size, face: 'work', ink: 'ink-3' }, room, size * least),
    { op: 'text', x: right, y, text: counted, size, face: 'work', ink: 'ink-3', anchor: 'end' },
  ]
}

/** The graduated bar of a chart's border: the program's ruler, here a rule across the page. */
export function chartBorder(x: number, y: number, width: number): Operation[] {
  const steps = 20
  const step = width / steps
  const dark = Array.from({ length: steps / 2 }, (_, place): Operation => {
    return { op: 'rect', x: x + place * 2 * step, y, width: step, height: 1, fill: 'plate' }
  })
  return [...dark, { op: 'rect', x, y, width, height: 1, stroke: { ink: 'ink', width: 0.2 } }]
}
