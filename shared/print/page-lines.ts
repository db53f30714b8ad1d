import { fitLine, fittedText } from '../card/fit'
import { measure } from '../card/measure'
import type { Operation } from '../card/operations'
import type { Words } from '../words/speak'
import type { PageGrid, RunningLines } from './page-grid'
import type { PageNumber } from './print-page'

export interface PageWords extends PageNumber {
  readonly title: string
  /** Side and squadrons on this page, or '' . */
  readonly subject: string
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
  return [
    fittedText({ op: 'text', x: left, y: below, text: said, size, face: 'work', ink: 'ink-3' }, room, size * 0.85),
    { op: 'text', x: right, y: below, text: number, size, face: 'work', ink: 'ink-3', anchor: 'end' },
  ]
}

/** Short ticks half way between two cards, at both ends of the gap: where the guillotine goes. */
export function cutMarks({ cells }: Pick<PageGrid, 'cells'>): Operation[] {
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  const right = Math.max(...cells.map(({ x, width }) => x + width))
  const bottom = Math.max(...cells.map(({ y, height }) => y + height))
  const across = gaps(cells.map(({ y, height }) => [y, y + height]))
  const down = gaps(cells.map(({ x, width }) => [x, x + width]))
  const ticks = [
    ...across.map((y) => `M${left} ${y}h${tickMm}M${right} ${y}h${-tickMm}`),
    ...down.map((x) => `M${x} ${top}v${tickMm}M${x} ${bottom}v${-tickMm}`),
  ]
  return ticks.map((d) => ({ op: 'path', d, stroke: { ink: 'ink-3', width: 0.2 } }))
}

const tickMm = 6

/** The middles between stretches that lie one after another, each of which may come several times. */
function gaps(stretches: readonly (readonly [from: number, to: number])[]): readonly number[] {
  const two = (value: number) => Math.round(value * 100) / 100
  const froms = new Set(stretches.map(([from]) => two(from)))
  const ends = [...new Set(stretches.map(([, to]) => two(to)))]
  return [...froms].flatMap((from) => {
    const before = ends.filter((end) => end < from)
    return before.length === 0 ? [] : [two((from + Math.max(...before)) / 2)]
  })
}
