import { fitLine } from '../card/fit'
import type { Operation } from '../card/operations'
import type { ReportPicture } from '../report/plots'
import type { Report } from '../report/report'
import { lossPlot, luckPlot } from '../report/story-pictures'
import type { Words } from '../words/speak'
import { heightOf, stacked, type Block } from './blocks'
import { prose, type Measure } from './text-blocks'
import { leastTextMm } from './text-page'

export const gapMm = 6
const headMm = 7

/** Losses turn by turn, the luck of the dice and the best shots, as far as there are any, under each other. */
export function figures(width: number, report: Report, words: Words): readonly Block[] {
  const column = { left: 0, right: width }
  return [
    ...[lossPlot, luckPlot]
      .flatMap((plot) => plot(report, words, width) ?? [])
      .map((each) => pictureBlock(column, each, '')),
    ...(report.bestShots.length > 0 ? [shotsBlock(column, report, words)] : []),
  ]
}

/** A drawing under its title. */
export function pictureBlock({ left, right }: Measure, picture: ReportPicture, note: string): Block {
  const title = fitLine('head', 4.8, picture.title, (right - left) * (note === '' ? 1 : 0.6), 3.4)
  const said = fitLine('work', 2.7, note, (right - left) * 0.4, leastTextMm)
  const heading: readonly Operation[] = [
    { op: 'text', x: left, y: 4.6, text: title.text, size: title.size, face: 'head', ink: 'ink' },
    { op: 'text', x: right, y: 4.6, text: said.text, size: said.size, face: 'work', ink: 'ink-2', anchor: 'end' },
  ]
  return {
    heightMm: headMm + picture.heightMm,
    parts: (y) => [
      { x: left, y, draw: () => heading },
      { x: left, y: y + headMm, draw: () => picture.operations },
    ],
  }
}

function shotsBlock(at: Measure, report: Report, words: Words): Block {
  const lines = report.bestShots.flatMap(({ turn, text, came, expected }) => [
    ...prose(at, text, { face: 'work', size: 3, ink: 'ink', above: 0.6 }),
    ...prose(at, words('report.shots.line', { turn, came, expected: expected.toFixed(1) }), {
      ...{ face: 'work', size: 2.7, ink: 'ink-2', below: 1.6 },
    }),
  ])
  const heading: Operation = {
    op: 'text',
    x: at.left,
    y: 4.6,
    text: words('report.shots.title'),
    size: 4.8,
    face: 'head',
    ink: 'ink',
  }
  return {
    heightMm: headMm + heightOf(lines),
    parts: (y) => [{ x: 0, y, draw: () => [heading] }, ...stacked(lines, y + headMm, (line, top) => line.parts(top))],
  }
}

/** Blocks of equal width in a row, under a rule across the page. */
export function besideEachOther({ left, right }: Measure, columns: readonly Block[]): Block {
  const width = (right - left - gapMm * (columns.length - 1)) / columns.length
  const rule: Operation = { op: 'rect', x: left, y: 0, width: right - left, height: 0.5, fill: 'plate' }
  return {
    heightMm: Math.max(...columns.map(({ heightMm }) => heightMm)) + 4,
    parts: (y) => [
      { x: 0, y, draw: () => [rule] },
      ...columns.flatMap((column, at) =>
        column.parts(y + 1).map((part) => ({ ...part, x: part.x + left + at * (width + gapMm) })),
      ),
    ],
  }
}
