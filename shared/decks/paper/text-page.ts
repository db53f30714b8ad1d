import { fitLine } from '../../card/fit'
import { measure } from '../../card/measure'
import type { Operation } from '../../card/operations'
import { paperSizes } from '../../card/page-grid'
import type { Words } from '../../words/speak'
import type { DeckPaper } from './sheet-plan'

/** Upright paper with text on it, in mm. */
export interface TextPaper {
  readonly widthMm: number
  readonly heightMm: number
  readonly left: number
  readonly right: number
  readonly top: number
  /** Below this stands the foot line alone. */
  readonly bottom: number
}

const marginMm = 11
const footMm = 6
export const titleHeightMm = 17

export function textPaper(paper: DeckPaper): TextPaper {
  const { widthMm, heightMm } = paperSizes[paper]
  return {
    widthMm,
    heightMm,
    left: marginMm,
    right: widthMm - marginMm,
    top: marginMm,
    bottom: heightMm - marginMm - footMm,
  }
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

/** Left the title or the program, right the number of the page. */
export function footLine(
  { left, right, heightMm }: TextPaper,
  said: string,
  page: number,
  pages: number,
  words: Words,
): Operation[] {
  const number = words('print.page', { page, pages })
  const size = 2.6
  const y = heightMm - marginMm
  const fitted = fitLine('work', size, said, right - left - measure('work', size, number) - 6)
  return [
    { op: 'text', x: left, y, text: fitted.text, size: fitted.size, face: 'work', ink: 'ink-3' },
    { op: 'text', x: right, y, text: number, size, face: 'work', ink: 'ink-3', anchor: 'end' },
  ]
}

function chartBorder(x: number, y: number, width: number): Operation[] {
  const steps = 20
  const step = width / steps
  const dark = Array.from({ length: steps / 2 }, (_, place): Operation => {
    return { op: 'rect', x: x + place * 2 * step, y, width: step, height: 1, fill: 'plate' }
  })
  return [...dark, { op: 'rect', x, y, width, height: 1, stroke: { ink: 'ink', width: 0.2 } }]
}
