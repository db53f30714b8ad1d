import { fitLine } from '#shared/card/fit'
import { measure } from '#shared/card/measure'
import type { Operation } from '#shared/card/operations'
import type { Words } from '#shared/words/speak'
import type { PageGrid, RunningLines } from '#shared/card/page-grid'

export interface PageWords {
  readonly title: string
  /** Side and squadrons on this page, or '' . */
  readonly subject: string
  readonly page: number
  readonly pages: number
}

/** What runs above and below the cards: title and subject, name of the program, number of the page. */
export function pageLines(lines: RunningLines, { title, subject, page, pages }: PageWords, words: Words): Operation[] {
  const number = words('print.page', { page, pages })
  if (lines.above === null) {
    const said = subject === '' ? title : `${title}, ${subject}`
    return foot(lines, said, number, 2.3)
  }
  return [...head(lines, lines.above, title, subject), ...foot(lines, words('print.program'), number, 2.8)]
}

function head({ left, right }: RunningLines, y: number, title: string, subject: string): Operation[] {
  const room = right - left
  const said = fitLine('work-500', 3.2, subject, room * 0.5)
  const named = fitLine('head', 4.8, title, room - said.width - 6)
  return [
    { op: 'text', x: left, y, text: named.text, size: named.size, face: 'head', ink: 'ink' },
    { op: 'text', x: right, y, text: said.text, size: said.size, face: 'work-500', ink: 'ink-2', anchor: 'end' },
  ]
}

function foot({ left, right, below }: RunningLines, said: string, number: string, size: number): Operation[] {
  const room = right - left - measure('work', size, number) - 6
  const fitted = fitLine('work', size, said, room, size * 0.85)
  return [
    { op: 'text', x: left, y: below, text: fitted.text, size: fitted.size, face: 'work', ink: 'ink-3' },
    { op: 'text', x: right, y: below, text: number, size, face: 'work', ink: 'ink-3', anchor: 'end' },
  ]
}

/** Short ticks at the edge of the paper, half way between two cards: where the guillotine goes. */
export function cutMarks({ cells, widthMm, heightMm }: PageGrid): Operation[] {
  const between = (froms: readonly number[], ends: readonly number[]) =>
    froms
      .filter((from) => ends.some((end) => end < from))
      .map((from) => (from + Math.max(...ends.filter((end) => end < from))) / 2)
  const unique = (values: readonly number[]) => [...new Set(values.map((value) => Math.round(value * 100) / 100))]
  const across = between(unique(cells.map(({ y }) => y)), unique(cells.map(({ y, height }) => y + height)))
  const down = between(unique(cells.map(({ x }) => x)), unique(cells.map(({ x, width }) => x + width)))
  const ticks = [
    ...across.map((y) => `M0 ${y}h${tickMm}M${widthMm} ${y}h${-tickMm}`),
    ...down.map((x) => `M${x} 0v${tickMm}M${x} ${heightMm}v${-tickMm}`),
  ]
  return ticks.map((d) => ({ op: 'path', d, stroke: { ink: 'ink-3', width: 0.2 } }))
}

const tickMm = 6
