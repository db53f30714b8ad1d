import { fitLine } from '../card/fit'
import { flagOperations } from '../card/flags'
import type { Operation } from '../card/operations'
import type { Plot } from '../plot/plot'
import type { FleetPicture } from '../report/fleet-picture'
import { lossPlot, luckPlot } from '../report/plots'
import type { Report } from '../report/report'
import type { Words } from '../words/speak'
import { heightOf, stacked, type Block } from './blocks'
import { prose, type Measure } from './text-blocks'
import { leastTextMm } from './text-page'

export const gapMm = 6
const headMm = 7

/** Losses turn by turn, the luck of the dice and the best shots, as far as there are any, under each other. */
export function figures(width: number, report: Report, words: Words): readonly Block[] {
  return [
    ...[lossPlot, luckPlot].flatMap((plot) => plot(report, words, width) ?? []).map((plot) => plotBlock(width, plot)),
    ...(report.bestShots.length > 0 ? [shotsBlock(width, report, words)] : []),
  ]
}

/** A plot under its title and what is to be seen in it. */
function plotBlock(width: number, { title, sentence, heightMm, operations }: Plot): Block {
  const lines = prose({ left: 0, right: width }, sentence, { face: 'work', size: 3, ink: 'ink', below: 1 })
  const above = heightOf(lines)
  return titled(width, {
    title,
    heightMm: above + heightMm,
    parts: (y) => [
      ...stacked(lines, y, (line, top) => line.parts(top)),
      { x: 0, y: y + above, draw: () => operations },
    ],
  })
}

/** The ships of a side under its name and flag. */
export function pictureBlock(width: number, { title, heightMm, operations, note, flag }: FleetPicture): Block {
  return titled(width, { title, note, flag, heightMm, parts: (y) => [{ x: 0, y, draw: () => operations }] })
}

interface Titled extends Block {
  readonly title: string
  readonly note?: string
  readonly flag?: string
}

const flagMm = 7

function titled(width: number, { title: heading, note = '', flag = '', heightMm, parts }: Titled): Block {
  const flown = flagOperations(flag, 0, 1, flagMm)
  const from = flown.length > 0 ? flagMm + 2 : 0
  const title = fitLine('head', 4.8, heading, width * (note === '' ? 1 : 0.6) - from, 3.4)
  const said = fitLine('work', 2.7, note, width * 0.4, leastTextMm)
  const drawn: readonly Operation[] = [
    ...flown,
    { op: 'text', x: from, y: 4.6, text: title.text, size: title.size, face: 'head', ink: 'ink' },
    { op: 'text', x: width, y: 4.6, text: said.text, size: said.size, face: 'work', ink: 'ink-2', anchor: 'end' },
  ]
  return { heightMm: headMm + heightMm, parts: (y) => [{ x: 0, y, draw: () => drawn }, ...parts(y + headMm)] }
}

function shotsBlock(width: number, report: Report, words: Words): Block {
  const at = { left: 0, right: width }
  const lines = report.bestShots.flatMap(({ turn, text, came, expected }) => [
    ...prose(at, text, { face: 'work', size: 3, ink: 'ink', above: 0.6 }),
    ...prose(at, words('report.shots.line', { turn, came, expected: expected.toFixed(1) }), {
      ...{ face: 'work', size: 2.7, ink: 'ink-2', below: 1.6 },
    }),
  ])
  const parts = (y: number) => stacked(lines, y, (line, top) => line.parts(top))
  return titled(width, { title: words('report.shots.title'), heightMm: heightOf(lines), parts })
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
