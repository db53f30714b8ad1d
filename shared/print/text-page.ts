import { fitLine, fittedText } from '../card/fit'
import { measure } from '../card/measure'
import type { Operation } from '../card/operations'
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
  const width = right - left
  const said = fitLine('head-italic', 3.6, under, width * 0.5)
  const named = fitLine('head', 8, title, width - said.width - 6)
  const y = top + 6.5
  return [
    { op: 'text', x: left, y, text: named.text, size: named.size, face: 'head', ink: 'ink' },
    { op: 'text', x: right, y, text: said.text, size: said.size, face: 'head-italic', ink: 'ink-2', anchor: 'end' },
    ...chartBorder(left, top + 10, width),
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
  const counted = words('print.page', { ...number })
  const size = 2.6
  // Letters that go below the line stay within the margin.
  const y = foot - 0.6
  const room = right - left - measure('work', size, counted) - 6
  return [
    fittedText({ op: 'text', x: left, y, text: said, size, face: 'work', ink: 'ink-3' }, room),
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
